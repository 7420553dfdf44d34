import type { AreaReleases, ReleaseChange } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AreaReleasesSheet } from './area-releases.js';
import { ReleasesPage } from './releases.page.js';

const figures = (openings: number, failures: number) => ({
  ...{ openings, failures, people: openings / 2, troubled: failures / 2, median: 300, slowest: 1_300 },
});
const published = { publishedAt: '2026-11-01T10:00:00.000Z', publishedBy: 'a team', visit: null };
const buyer: AreaReleases = {
  ...{ area: 'mfe-buyer', fallback: 'v1', countedSince: '2026-11-02T10:00:00.000Z' },
  live: { version: 'v2', ...published, liveSince: '2026-11-05T10:00:00.000Z', figures: figures(400, 2) },
  canary: {
    ...{ version: 'v3', ...published, figures: figures(40, 10) },
    ...{ audience: [{ kind: 'percent', percent: 10 }], startedAt: '2026-11-02T10:00:00.000Z', startedBy: 'Asha' },
  },
  others: [
    { version: 'v1', ...published },
    { version: 'v0', ...published, visit: { at: '2026-11-01T11:00:00.000Z', reason: null } },
    { version: 'v9', ...published, visit: { at: '2026-11-01T11:00:00.000Z', reason: 'its first page throws: x' } },
    {
      ...{ version: 'v8', ...published },
      visit: {
        ...{ at: '2026-11-01T11:00:00.000Z', reason: 'x' },
        cause: { code: 'page-throws', values: { path: '/buyer', message: 'y' } },
      },
    },
  ],
};
const seller: AreaReleases = { ...buyer, area: 'mfe-seller', canary: null };
const change: ReleaseChange = {
  ...{ id: 'release-7', area: 'mfe-buyer', action: 'end-canary', from: 'v0', to: 'v2', audience: [] },
  ...{ by: 'Portal', why: 'It failed for 10 of 20 people (50.0 %)', at: '2026-11-01T10:00:00.000Z' },
};

async function visit() {
  const asked = answerWith(({ path, method }) => {
    if (method === 'POST') return { status: 201, body: change };
    return { body: { items: path.endsWith('/release-changes') ? [change] : [buyer, seller] } };
  });
  await show(<ReleasesPage />, { role: 'Super Admin' });
  await screen.findByRole('heading', { name: 'mfe-buyer' });
  return () => asked.filter(({ method }) => method === 'POST');
}
const areaCalled = (name: string) => {
  const sheet = screen.getByRole('heading', { name }).closest('section');
  if (!sheet) throw new Error(`${name} is not on the page`);
  return within(sheet);
};

it('shows what is live beside what is on trial, with how both run, and the history with its reasons', async () => {
  await visit();
  const [, live, trial] = areaCalled('mfe-buyer').getAllByRole('row');
  expect(live?.textContent).toMatch(/v2Live.*Everybody.*400.*2 \(0\.5 %\).*1 \/ 200.*0\.3 s.*1\.3 s/);
  expect(trial?.textContent).toMatch(/v3On trial.*10 % of all people.*40.*10 \(25\.0 %\)/);
  expect(live?.textContent).toContain('05-11-2026');
  expect(areaCalled('mfe-seller').queryByText('On trial')).toBeNull();
  await screen.findByText('It failed for 10 of 20 people (50.0 %)');
});

it('says in words of its own why a build went live', async () => {
  answerWith(({ path }) => ({
    body: {
      items: path.endsWith('/release-changes') ? [{ ...change, action: 'build', why: 'newest build' }] : [buyer],
    },
  }));
  await show(<ReleasesPage />, { role: 'Super Admin' });
  await screen.findByText('Newest build');
});

it('says of a trial that hardly anybody has opened that nothing can be told of it yet', async () => {
  const opened = (people: number) => ({
    ...buyer,
    canary: { ...buyer.canary!, figures: { ...figures(2, 1), people } },
  });
  answerWith(({ path }) => ({
    body: { items: path.endsWith('/release-changes') ? [] : [opened(2), { ...opened(3), area: 'mfe-seller' }] },
  }));
  await show(<ReleasesPage />, { role: 'Super Admin' });
  await screen.findByRole('heading', { name: 'mfe-buyer' });
  areaCalled('mfe-buyer').getByText(/^Too few people have opened the trial/);
  areaCalled('mfe-buyer').getByRole('button', { name: 'End the trial' });
  expect(areaCalled('mfe-seller').queryByText(/^Too few people/)).toBeNull();
});

it.each([
  ['v1', 'No browser has opened this version yet.'],
  ['v0', /^Its first page stood in a browser: /],
  ['v9', 'It cannot be made live: its first page throws: x'],
  ['v8', 'It cannot be made live: in a browser its first page /buyer throws: y'],
])('says of the version that is chosen whether it stood in a browser: %s', async (version, words) => {
  await visit();
  await userEvent.click(areaCalled('mfe-seller').getByRole('button', { name: 'Make a version live' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByLabelText('Version'));
  // What is chosen already stands in the field too.
  await userEvent.click((await screen.findAllByTitle(version)).at(-1)!);
  await dialog.findByText((_, element) => element?.tagName === 'P' && new RegExp(words).test(element.textContent));
});

it('makes the trial live, with a reason, as it was seen', async () => {
  const asked = await visit();
  await userEvent.click(areaCalled('mfe-buyer').getByRole('button', { name: 'Make the trial live' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Make live' }));
  expect((await dialog.findAllByText('Please say why')).length).toBeGreaterThan(0);
  expect(asked()).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Reason'), 'It runs well');
  await userEvent.click(dialog.getByRole('button', { name: 'Make live' }));
  await screen.findByText('mfe-buyer: the version is live');
  expect(asked()).toMatchObject([
    {
      path: '/api/system/releases/mfe-buyer/promotions',
      body: { version: 'v3', why: 'It runs well', seen: { live: 'v2', canary: 'v3' } },
    },
  ]);
});

it('says in the words of the page why a step was refused, and in those of the portal where it has none', async () => {
  const causes = [
    { code: 'live-already', values: { area: 'mfe-buyer', version: 'v3' } },
    { code: 'of-tomorrow', values: {} },
  ];
  answerWith(({ path, method }) => {
    if (method !== 'POST') return { body: { items: path.endsWith('/release-changes') ? [change] : [buyer] } };
    return { status: 409, body: { code: 'RELEASE_REFUSED', error: 'As the portal says', cause: causes.shift() } };
  });
  await show(<ReleasesPage />, { role: 'Super Admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Make the trial live' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'It runs well');
  await userEvent.click(dialog.getByRole('button', { name: 'Make live' }));
  await dialog.findByText('mfe-buyer v3 is live already.');
  await userEvent.click(dialog.getByRole('button', { name: 'Make live' }));
  await dialog.findByText('As the portal says');
});

/** One area whose list comes anew while a dialog is open. */
function ChangingArea() {
  const [live, setLive] = useState('v2');
  const of = { ...seller, live: { ...seller.live!, version: live }, fallback: live === 'v2' ? 'v1' : 'v2' };
  return (
    <>
      <button onClick={() => setLive('v3')}>Anew</button>
      <AreaReleasesSheet of={of} />
    </>
  );
}

it('goes on asking as it was seen when the step was chosen, also after the list came anew', async () => {
  const stale = { code: 'STALE', error: 'This was changed since you opened it.' };
  const asked = answerWith(() => ({ status: 412, body: stale }));
  await show(<ChangingArea />, { role: 'Super Admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Go back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'It fails');
  fireEvent.click(screen.getByText('Anew'));
  areaCalled('mfe-seller').getByText('v3');
  await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
  await dialog.findByText(stale.error);
  dialog.getByText(/^Everybody has \u2066v1\u2069 again/);
  expect(asked.filter(({ method }) => method === 'POST')).toMatchObject([
    { body: { why: 'It fails', seen: { live: 'v2', canary: null } } },
  ]);
});

it('starts a trial for one person', async () => {
  const asked = await visit();
  await userEvent.click(areaCalled('mfe-seller').getByRole('button', { name: 'Try a version' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByLabelText('One person'));
  await userEvent.type(dialog.getByLabelText('E-mail address'), 'asha@office.gov.in');
  await userEvent.type(dialog.getByLabelText('Reason'), 'To see');
  await userEvent.click(dialog.getByRole('button', { name: 'Start the trial' }));
  await screen.findByText('mfe-seller: the trial has started');
  expect(asked()[0]?.body).toEqual({
    ...{ version: 'v1', why: 'To see', seen: { live: 'v2', canary: null } },
    audience: [{ kind: 'user', email: 'asha@office.gov.in' }],
  });
});

it('gives a trial to more, to whom has it already as well, and to nobody twice', async () => {
  const asked = await visit();
  await userEvent.click(areaCalled('mfe-buyer').getByRole('button', { name: 'Give the trial to more' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByLabelText('A share of all people'));
  await userEvent.type(dialog.getByLabelText('Share in percent'), '10');
  await userEvent.type(dialog.getByLabelText('Reason'), 'It runs well');
  await userEvent.click(dialog.getByRole('button', { name: 'Give it to more' }));
  await dialog.findByText('They have the trial already. Please choose others, or a larger share.');
  await userEvent.click(dialog.getByLabelText('One person'));
  await userEvent.type(dialog.getByLabelText('E-mail address'), 'asha@office.gov.in');
  await userEvent.click(dialog.getByRole('button', { name: 'Give it to more' }));
  await screen.findByText('mfe-buyer: more people have the trial');
  expect(asked()).toMatchObject([
    {
      path: '/api/system/releases/mfe-buyer/canaries',
      body: {
        ...{ version: 'v3', why: 'It runs well', seen: { live: 'v2', canary: 'v3' } },
        audience: [
          { kind: 'percent', percent: 10 },
          { kind: 'user', email: 'asha@office.gov.in' },
        ],
      },
    },
  ]);
});

it('ends a trial, and goes back', async () => {
  const asked = await visit();
  for (const [open, send] of [
    ['End the trial', 'End the trial'],
    ['Go back', 'Go back'],
  ] as const) {
    await userEvent.click(areaCalled('mfe-buyer').getByRole('button', { name: open }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'It fails');
    await userEvent.click(dialog.getByRole('button', { name: send }));
    await screen.findByText(/the trial has ended|the version before is live/);
  }
  expect(asked().map(({ path }) => path)).toEqual([
    '/api/system/releases/mfe-buyer/canary-ends',
    '/api/system/releases/mfe-buyer/rollbacks',
  ]);
});
