import { tutorials } from '@portal/contracts';
import { useRead } from '@portal/ui';
import { answerWith, personOf, show } from '@portal/ui/testing';
import { waitFor } from '@testing-library/react';
import { keepPages } from './keep-pages.js';

function Page() {
  useRead(tutorials.list);
  return null;
}

/** A worker that takes the page over when it is asked to; `keeps` is told what the page is made of. */
function workerOf(keeps: () => void) {
  const controller = { postMessage: keeps };
  const worker = Object.assign(new EventTarget(), {
    controller: null as typeof controller | null,
    register: () => Promise.resolve(),
    ready: Promise.resolve({
      active: {
        postMessage() {
          worker.controller = controller;
          worker.dispatchEvent(new Event('controllerchange'));
        },
      },
    }),
  });
  return worker;
}

it('asks once more for an answer that was under way when the worker came', async () => {
  let answerFirst = () => undefined as void;
  const first = new Promise<void>((resolve) => (answerFirst = resolve));
  const worker = workerOf(answerFirst);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  Object.assign(performance, { getEntriesByType: () => [] });
  answerWith(() => ({ body: { items: [], total: 0, page: 1, pageSize: 20, user: personOf('End User') } }));
  const answer = globalThis.fetch;
  /** Of each question of the page whether the worker hears it. */
  const heard: boolean[] = [];
  globalThis.fetch = async (...asked) => {
    const [address] = asked;
    if (typeof address !== 'string' || !address.includes('/tutorials')) return answer(...asked);
    heard.push(worker.controller !== null);
    if (heard.length === 1) await first;
    return answer(...asked);
  };
  await show(<Page />, { role: 'End User' });
  await waitFor(() => expect(heard).toEqual([false]));
  await keepPages();
  expect(heard).toEqual([false, true]);
});
