import { type Answer, answerWith, type Asked, show } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { pageOf } from '../testing-asset.js';
import { CampaignFormPage } from './campaign-form.page.js';
import { CampaignListPage } from './campaign-list.page.js';
import { CampaignPage } from './campaign.page.js';
import { CampaignRowsPage } from './campaign-rows.page.js';

const base = '/buyer/campaigns';
const campaign = (changes: object = {}) => ({
  ...{ id: 'c1', version: 3, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z' },
  ...{ number: 'PV-2026-000001', name: 'Yearly count', status: 'Running', organizationId: 'o1', dueDate: '2090-01-01' },
  ...{ organizationName: 'Test Office', auditorIds: ['u1'], auditors: [{ id: 'u1', name: 'Test Person' }] },
  ...{ isListed: true, expected: 1200, found: 900, unexpected: 2, wrongLocation: 3, damaged: 4 },
  ...{ createdById: 'u1', createdBy: 'Test Person', history: [] },
  ...changes,
});
const row = (changes: object = {}) => ({
  ...{
    id: 'c1-a1',
    version: 2,
    createdAt: '2026-11-01T05:00:00Z',
    updatedAt: '2026-11-01T05:00:00Z',
    campaignId: 'c1',
  },
  ...{ isExpected: true, assetId: 'a1', assetUid: '263260000035', name: 'Latitude', serialNumber: 'SN-1' },
  ...{ isCounted: false, photos: [], results: ['expected', 'missing'], earlier: [] },
  ...changes,
});
const people = [
  { id: 'u1', version: 1, name: 'Test Person', role: 'Buyer', designation: 'Officer', department: '', language: 'en' },
  { id: 'u2', version: 1, name: 'Holder', role: 'End User', designation: 'Clerk', department: '', language: 'en' },
];

const screens = (
  <Routes>
    <Route path={base} element={<CampaignListPage base={base} />} />
    <Route path={`${base}/new`} element={<CampaignFormPage base={base} />} />
    <Route path={`${base}/:id`} element={<CampaignPage base={base} scan="/buyer/scan" />} />
    <Route path={`${base}/:id/edit`} element={<CampaignFormPage base={base} />} />
    <Route path={`${base}/:id/assets`} element={<CampaignRowsPage base={base} assets="/buyer/assets" />} />
  </Routes>
);
const open = async (
  at: string,
  changes: object = {},
  rows: object[] = [],
  answer: (asked: Asked) => Answer | undefined = () => undefined,
) => {
  const asked = answerWith((question) => {
    const { path, method } = question;
    const own = answer(question);
    if (own) return own;
    if (path.endsWith('/colleagues')) return { body: { items: people } };
    if (path.endsWith('/campaigns/scope')) return { body: { expected: 42 } };
    if (path.endsWith('/campaigns/c1/assets')) return { body: pageOf(rows) };
    if (path.endsWith('/follow-ups')) return { status: 201, body: { marked: 1 } };
    if (path.includes('/campaigns/c1/')) return { body: path.endsWith('/status') ? campaign(changes) : row() };
    if (path.endsWith('/campaigns/c1')) return { body: campaign(changes) };
    if (path.endsWith('/campaigns') && method === 'POST') return { status: 201, body: campaign() };
    if (path.endsWith('/campaigns')) return { body: pageOf([campaign(changes)]) };
    return undefined;
  });
  const { router } = await show(screens, { at: `${base}${at}`, role: 'Buyer' });
  return { asked, router };
};
const sent = (asked: Asked[], end: string) =>
  asked.find(({ path, method }) => method !== 'GET' && path.endsWith(end))?.body;

it('lists campaigns with how far each is', async () => {
  await open('');
  await screen.findByText('Yearly count');
  screen.getByText('900 of 1,200');
});

it('plans a campaign of buyers of the office, and says how many assets it would expect', async () => {
  const { asked, router } = await open('/new');
  await screen.findByText('Assets expected as of now: 42');
  await userEvent.click(screen.getByRole('button', { name: 'Save campaign' }));
  await screen.findAllByText('Please give the campaign a name');
  await userEvent.type(screen.getByLabelText('Name'), 'March count');
  await userEvent.type(screen.getByLabelText(/^Due date/), '31-03-2090');
  await userEvent.click(screen.getByRole('combobox', { name: /^Auditors/ }));
  expect(screen.queryByText(/Holder/)).toBeNull();
  await userEvent.click(await screen.findByText('Test Person · Officer'));
  await userEvent.type(screen.getByLabelText(/^Location/), 'Hall 2');
  await waitFor(() =>
    expect(asked.some(({ path, query }) => path.endsWith('/scope') && query.get('location') === 'Hall 2')).toBe(true),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save campaign' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${base}/c1`));
  expect(sent(asked, '/campaigns')).toMatchObject({
    name: 'March count',
    dueDate: '2090-03-31',
    auditorIds: ['u1'],
    location: 'Hall 2',
  });
});

it('leads from each figure to the rows behind it', async () => {
  await open('/c1');
  for (const [label, result] of [
    ['Expected', 'expected'],
    ['Found', 'found'],
    ['Not counted yet', 'missing'],
    ['Unexpected', 'unexpected'],
    ['Wrong location', 'wrong-location'],
    ['Damaged', 'damaged'],
  ])
    expect((await screen.findByRole('link', { name: new RegExp(`^${label}`) })).getAttribute('href')).toBe(
      `${base}/c1/assets?result=${result}`,
    );
  expect(screen.getByRole('link', { name: /^Not counted yet/ }).textContent).toContain('300');
  expect(screen.getByRole('link', { name: 'Count now' }).getAttribute('href')).toBe(
    '/buyer/scan?mode=count&campaign=c1',
  );
});

it('offers counting to auditors alone, and says while the expected assets are listed', async () => {
  await open('/c1', { auditorIds: ['u9'], isListed: false });
  await screen.findByText(/The expected assets are being listed/);
  expect(screen.queryByRole('link', { name: 'Count now' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close campaign' }).disabled).toBe(true);
});

it('closes after it said what was found, and says why where it may not', async () => {
  const { asked } = await open('/c1', {}, [], ({ path }) =>
    path.endsWith('/status')
      ? {
          status: 409,
          body: {
            error:
              'Who counted alone does not close the campaign. Please ask a colleague of your office, or a Super Admin.',
            code: 'CAMPAIGN_COUNTED_ALONE',
          },
        }
      : undefined,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Close campaign' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/900 of 1,200 were found/);
  await userEvent.click(dialog.getByRole('button', { name: 'Close campaign' }));
  await dialog.findByText(/Who counted alone does not close the campaign/);
  expect(sent(asked, '/status')).toEqual({ status: 'Closed' });
});

it('is cancelled with a reason only', async () => {
  const { asked } = await open('/c1', { status: 'Planned', isListed: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel campaign' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel campaign' }));
  await dialog.findAllByText('Please give a reason');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Moved to May');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel campaign' }));
  await waitFor(() => expect(sent(asked, '/status')).toEqual({ status: 'Cancelled', reason: 'Moved to May' }));
});

it('gives the outcome of a closed campaign alone as a document', async () => {
  await open('/c1', { status: 'Closed', closedAt: '2026-11-20T05:00:00Z', closedBy: 'Chief' });
  await screen.findByRole('button', { name: 'Outcome report (PDF)' });
  await screen.findByRole('link', { name: /^Missing/ });
  expect(screen.queryByRole('button', { name: 'Close campaign' })).toBeNull();
});

it('marks missing assets for follow-up, and notes that one was found', async () => {
  const { asked } = await open('/c1/assets?result=missing', { status: 'Closed' }, [
    row(),
    row({ id: 'c1-a2', name: 'Optiplex', followUp: 'Open' }),
  ]);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Latitude/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Mark for follow-up' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark for follow-up' }));
  await waitFor(() => expect(sent(asked, '/follow-ups')).toEqual({ ids: ['c1-a1'] }));
  await userEvent.click(screen.getByRole('button', { name: /^Found/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Where and how it was found'), 'In the store');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(asked, '/follow-ups/c1-a2')).toEqual({ note: 'In the store' }));
});

it('shows what a count said before it was corrected, and lets an auditor correct it', async () => {
  const earlier = [
    {
      countedAt: '2026-11-10T05:00:00Z',
      countedBy: 'First',
      condition: 'Damaged',
      note: 'Cracked',
      correctedAt: '2026-11-11T05:00:00Z',
      correctedBy: 'Second',
    },
  ];
  const counted = {
    isCounted: true,
    results: ['expected', 'found'],
    condition: 'Used',
    countedBy: 'Second',
    countedAt: '2026-11-11T05:00:00Z',
  };
  const { asked } = await open('/c1/assets', {}, [row({ ...counted, earlier })]);
  await userEvent.click(await screen.findByRole('button', { name: /^Latitude/ }));
  const look = within(await screen.findByRole('dialog'));
  look.getByText('Cracked');
  look.getByText('Corrected by Second');
  await userEvent.click(look.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: /Actions|More/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Correct count' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Location seen/), 'Hall 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(asked, '/counts/c1-a1')).toMatchObject({ counted: true, condition: 'Used', seenLocation: 'Hall 2' }),
  );
});
