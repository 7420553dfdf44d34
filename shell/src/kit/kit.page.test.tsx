import * as ui from '@portal/ui';
import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { KitPage } from './kit.page.js';

/** What the page cannot show, and why. */
const elsewhere: Record<string, string> = {
  Page: 'stands once around every page, this one included',
  Portal: 'stands around every page but those before signing in, this one included',
  DeniedPage: 'stands in the place of a whole page and takes its title; the page shows AccessDenied, which is in it',
  Needs: 'stands around whole pages of who is signed in; who lacks the permission reads DeniedPage',
  ImportPage: 'is a whole page with a title of its own, and sends a file first',
  DocumentsOf: 'reads the documents of a record, and this page is about none',
  FilePreview: 'reads a file of a record, and this page is about none',
  DownloadButton: 'asks the portal for a file of a record, and this page is about none',
  StoredPicture: 'reads a file of a record, and this page is about none',
  GuestFrame: 'stands around pages that need nobody signed in; a page has one frame, and this one has Frame',
};

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z]/.test(name) && typeof value === 'function' && !(value.prototype instanceof Error);
const components = Object.entries(ui).filter(isComponent);

/** What React keeps of everything that it renders. */
interface Fiber {
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
}

function* below(fiber: Fiber | null): Generator<Fiber> {
  for (let one = fiber; one; one = one.sibling) {
    yield one;
    yield* below(one.child);
  }
}

/** The names of the kit's components on the page, by what React rendered: a part that is only imported does not count. */
function shown(container: HTMLElement) {
  const root = Object.entries(container).find(([key]) => key.startsWith('__reactContainer$'))?.[1] as Fiber;
  const page = [...below((root.stateNode as { current: Fiber }).current)].find(({ type }) => type === KitPage);
  const types = new Set([...below(page?.child ?? null)].map(({ type }) => type));
  return components.filter(([, component]) => types.has(component)).map(([name]) => name);
}

const sample = {
  id: 'n1',
  title: 'A sample',
  values: {},
  record: { type: 'account' },
  at: '2026-11-01T00:00:00Z',
  read: false,
};
const answer = { items: [sample], total: 1, page: 1, pageSize: 20, unread: 1 };

it('shows every component of the kit, or says why not', async () => {
  answerWith(() => ({ body: answer }));
  const { container } = await show(<KitPage />, { at: '/ui-kit', role: 'Buyer' });
  expect((await screen.findByText('A sample')).closest('a')?.getAttribute('href')).toBe('/settings');
  const all = components.map(([name]) => name);
  const there = shown(container);
  expect(all.length).toBeGreaterThan(70);
  expect(all.filter((name) => !there.includes(name) && !(name in elsewhere))).toEqual([]);
  // No excuse for what is there, or gone.
  expect(Object.keys(elsewhere).filter((name) => there.includes(name) || !all.includes(name))).toEqual([]);
});

it('stands for who is not signed in, and asks the server nothing', async () => {
  const asked = answerWith(() => undefined);
  const { container } = await show(<KitPage />, { at: '/ui-kit', role: null });
  const chapters = [...container.querySelectorAll('main > div > section')].map(({ id }) => `/ui-kit#${id}`);
  expect(chapters).toHaveLength(8);
  expect([...container.querySelectorAll('nav[aria-label=Main] a')].map((link) => link.getAttribute('href'))).toEqual(
    chapters,
  );
  screen.getByText('sign in');
  expect(asked).toEqual([]);
});
