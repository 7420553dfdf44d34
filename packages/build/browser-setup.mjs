import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 15_000 });

// A wide screen with a mouse, in light colours.
const isTrue = (query) => /min-width/.test(query);
globalThis.matchMedia = (query) => ({
  media: query,
  matches: isTrue(query),
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.PerformanceObserver ??= class {
  observe() {}
  disconnect() {}
};
// One message, later: Node's own channel would keep the tests from ending.
globalThis.MessageChannel ??= class {
  port1 = { onmessage: undefined };
  port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data })) };
};
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
// jsdom gives files no address; what is saved gives its address back long after, in another test.
globalThis.URL.createObjectURL ??= () => '#file';
globalThis.URL.revokeObjectURL ??= () => undefined;
globalThis.Element.prototype.scrollIntoView ??= () => undefined;

// jsdom asks every rule of every style sheet about each element that a query passes, which took more than a third of the tests' time;
// it also knows no styles of pseudo elements. No test asks for looks: what hides an element is its own style, `hidden`, or antd's class for it.
const isHidden = (element) =>
  element.hidden || /(^| )ant-[a-z-]+-hidden( |$)/.test(element.getAttribute('class') ?? '');
const nothing = globalThis.document.createElement('i').style;
nothing.display = 'none';
globalThis.getComputedStyle = (element) => (isHidden(element) ? nothing : element.style);
