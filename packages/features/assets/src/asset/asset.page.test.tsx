import type { Asset, Role } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useSearchParams } from 'react-router';
import { asset, pageOf } from '../testing-asset.js';
import { AssetPage } from './asset.page.js';

const health = {
  ageYears: 1,
  remainingLifePercent: 55,
  depreciationPercent: 20,
  currentValue: 40_000,
  healthScore: 85,
  costs: { purchase: 50_000, amc: 900, services: 600, repairs: 1_000, realised: 1_000, total: 51_500 },
  advice: ['Schedule the next maintenance within 6 months'],
  policy: { method: 'Written down value', yearlyPercent: 40, salvagePercent: 5 },
  years: [{ year: 2025, opening: 50_000, depreciation: 10_000, closing: 40_000 }],
};
const events = [
  {
    id: 'e2',
    assetId: 'a1',
    version: 1,
    eventType: 'repair',
    description: 'New fan',
    performedBy: 'Test Person',
    cost: 1_500,
    details: {},
    timestamp: '2026-03-01T06:00:00.000Z',
    automatic: false,
  },
];
const holder = {
  id: 'h1',
  name: 'Holder One',
  email: 'holder@demo.gov.in',
  designation: 'Clerk',
  department: 'Records',
  organizationId: 'o1',
};

const verifications = [
  {
    ...{ id: 'v1', at: '2026-06-02T05:00:00.000Z', by: 'Asha Rao', result: 'Failed', passed: 10, counting: 14 },
    failed: [{ id: 'power-on', item: 'The device powers on', essential: true, notes: 'Dark' }],
    photos: [],
  },
];

/** Where a complaint is begun: says about which asset. */
function NewComplaint() {
  return <p>Complaint about {useSearchParams()[0].get('asset')}</p>;
}

async function open(changes: Partial<Asset> = {}, role: Role = 'Buyer', complaints?: string, failing?: string) {
  const asked = answerWith(({ path, method }) => {
    if (failing && `${method} ${path}`.includes(failing)) return { status: 500, body: {} };
    if (path.endsWith('/assignment')) return { status: 409, body: { error: 'This asset was changed', code: 'STALE' } };
    if (path.endsWith('/thread')) return { body: { ...pageOf([]), missing: [] } };
    if (path.endsWith('/verifications')) return { body: { items: verifications } };
    if (path.endsWith('/lifecycle-events') && method === 'GET') return { body: { items: events, health } };
    if (path.endsWith('/end-users')) return { body: { items: [holder] } };
    if (/\/(warranties|warranty-claims|amc-contracts|documents)$/.test(path)) return { body: pageOf([]) };
    return { body: asset(changes) };
  });
  const page = (
    <Routes>
      <Route path="/assets/:id" element={<AssetPage base="/assets" complaints={complaints} />} />
      <Route path="/buyer/complaints/new" element={<NewComplaint />} />
    </Routes>
  );
  await show(page, { at: '/assets/a1', role });
  await screen.findByRole('heading', { level: 1, name: /Dell Latitude 5450/ });
  return asked;
}

it('shows health with its colours and the events of its life', async () => {
  await open();
  expect((await screen.findByText('85 %')).parentElement?.className).toContain('good');
  expect(screen.getByText('55 %').parentElement?.className).toContain('bad');
  screen.getByText('New fan');
  screen.getByText('Schedule the next maintenance within 6 months');
});

it.each([
  ['Buyer', 'Failed to load tracking data'],
  ['Seller', 'Failed to load lifecycle events'],
] as const)('tells a %s when its life cannot be read: %s', async (role, words) => {
  await open({}, role, undefined, '/lifecycle-events');
  await screen.findByText(words, undefined, { timeout: 4000 });
});

it.each([
  ['POST /api/assets', 'Add Event', 'Add Event', 'Failed to create event'],
  ['PUT /api/lifecycle-events', 'Edit Event', 'Save', 'Failed to update event'],
  ['DELETE /api/lifecycle-events', 'Delete', 'Delete', 'Failed to delete event'],
])('says of an event whose %s fails: %s', async (failing, action, verb, words) => {
  await open({}, 'Buyer', undefined, failing);
  if (action === 'Add Event') await userEvent.click(await screen.findByRole('button', { name: action }));
  else {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for New fan' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  }
  const dialog = within(await screen.findByRole('dialog'));
  if (action === 'Add Event') await userEvent.type(dialog.getByLabelText('Description'), 'Dusted');
  if (action === 'Edit Event') await userEvent.type(dialog.getByLabelText('Description'), ', again');
  await userEvent.click(dialog.getByRole('button', { name: verb }));
  await dialog.findByText(words);
});

it('shows where it went and how it was maintained apart, and says where there is nothing', async () => {
  await open();
  await screen.findByText('New fan');
  await userEvent.click(screen.getByRole('tab', { name: 'Movement History' }));
  await screen.findByText('No movement history');
  await userEvent.click(screen.getByRole('tab', { name: 'Maintenance History' }));
  expect(await within(await screen.findByRole('tabpanel')).findByText('New fan')).toBeTruthy();
});

it('exports its life as a file', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `#tracking-${files.push(file)}`;
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Export Report' }));
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  files.forEach((file) => reader.readAsArrayBuffer(file));
  await read;
  const text = reader.result instanceof ArrayBuffer ? new TextDecoder().decode(reader.result) : '';
  expect(JSON.parse(text)).toMatchObject({ asset: { serialNumber: asset().serialNumber }, events });
});

it('says how it loses value, year by year', async () => {
  await open();
  await screen.findByText(/^Written down value, 40 % a year, salvage value 5 %/);
  const row = within(screen.getByRole('row', { name: /2025–26/ }));
  row.getByText('₹ 50,000.00');
  row.getByText('₹ 40,000.00');
  // One asset is worth thousands: in lakhs neighbouring lines of the chart would read the same.
  expect(screen.getByRole('img', { name: /financial year \(₹\)/ }).getAttribute('aria-label')).toContain(
    '2025–26 40,000',
  );
});

it('says that assigning failed and keeps what was chosen', async () => {
  const asked = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Assign Asset' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('combobox', { name: 'End user' }));
  await userEvent.click(await screen.findByTitle('Holder One · Clerk · holder@demo.gov.in · Records'));
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
  await screen.findByText('Failed to assign asset. Please try again.');
  dialog.getByText('holder@demo.gov.in');
  const sent = asked.find(({ path }) => path.endsWith('/assignment'));
  expect(sent?.body).toEqual({ endUserId: 'h1' });
  expect(sent?.headers.get('if-match')).toBe('"3"');
});

it.each([
  [{ status: 'Under Repair' }, 'An asset in repair cannot be disposed of: it must be back from repair first'],
  [{ assigned: true }, 'An asset that somebody holds cannot be disposed of: take it back first'],
] as const)('says why %j cannot be disposed of', async (changes, why) => {
  await open(changes);
  await userEvent.click(screen.getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Request disposal' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(why);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Request disposal' }).disabled).toBe(true);
});

const requested: Partial<Asset> = {
  disposal: { status: 'Requested', reason: 'Broken', requestedBy: 'Somebody', requestedById: 'u2' },
};

it('asks a Super Admin to decide about a disposal, with a reason to reject', async () => {
  const asked = await open(requested, 'Super Admin');
  await userEvent.click(screen.getByRole('button', { name: 'Reject disposal' }));
  await screen.findByText('Please say why in the note');
  await userEvent.type(screen.getByLabelText(/^Note/), 'Still good');
  await userEvent.click(screen.getByRole('button', { name: 'Reject disposal' }));
  const sent = asked.find(({ path, method }) => method === 'PUT' && path.endsWith('/disposal'));
  expect(sent?.body).toEqual({ approved: false, note: 'Still good' });
});

it('records how an asset whose disposal is approved left the office, and says what is missing', async () => {
  const asked = await open({ status: 'Disposed', disposal: { status: 'Approved', reason: 'Broken' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Record handover' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Record handover' }));
  expect((await dialog.findAllByText('Recipient is required')).length).toBeGreaterThan(0);
  const choose = async (field: string, value: string) => {
    await userEvent.click(dialog.getByRole('combobox', { name: field }));
    await userEvent.click(await screen.findByTitle(value));
  };
  await choose('Way of disposal', 'E-waste recycler');
  await userEvent.type(dialog.getByLabelText(/^Handed over to/), 'Example Recyclers');
  await userEvent.type(dialog.getByLabelText(/^Price realised/), '950');
  await choose('Data on it', 'Storage destroyed');
  await userEvent.type(dialog.getByLabelText(/^Data removed by/), 'Asha Rao');
  await userEvent.click(dialog.getByRole('button', { name: 'Record handover' }));
  expect((await dialog.findAllByText('Please enter the number of the recycler’s certificate')).length).toBeGreaterThan(
    0,
  );
  await userEvent.type(dialog.getByLabelText(/^Number of the certificate/), 'EW-77');
  await userEvent.click(dialog.getByRole('button', { name: 'Record handover' }));
  await screen.findByText(/^The handover of .* was recorded$/);
  expect(asked.find(({ path }) => path.endsWith('/handover'))?.body).toMatchObject({
    ...{ method: 'E-waste recycler', recipient: 'Example Recyclers', price: 950 },
    ...{ dataWipe: 'Storage destroyed', wipedBy: 'Asha Rao', certificate: 'EW-77' },
  });
});

it('shows the dossier of a disposal to the office, not to its seller', async () => {
  const disposal = {
    status: 'Approved',
    reason: 'Broken',
    committee: [{ name: 'Asha Rao', designation: 'Clerk' }],
  } as const;
  await open({ status: 'Disposed', disposal: { ...disposal, committee: [...disposal.committee] } }, 'Seller');
  expect(screen.queryByRole('button', { name: 'Download dossier' })).toBeNull();
});

it('does not let who asked for a disposal decide about it', async () => {
  await open({ disposal: { ...requested.disposal!, requestedById: 'u1' } }, 'Super Admin');
  expect(screen.queryByText('Your decision is needed')).toBeNull();
});

it('offers nothing that changes a disposed asset', async () => {
  await open({ status: 'Disposed' });
  expect(screen.queryByRole('button', { name: 'Assign Asset' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

it('counts the days of its cover as long as an asset is in use', async () => {
  const cover = { warrantyExpiry: '2090-01-31', hasAmc: true, amcExpiry: '2091-01-31' };
  await open(cover);
  expect(screen.getAllByText('Remaining')).toHaveLength(2);
  cleanup();
  await open({ ...cover, status: 'Disposed' });
  expect(screen.queryByText('Remaining')).toBeNull();
  expect(screen.queryByText(/days/)).toBeNull();
});

it('shows the day of what the portal noted itself, the minute of what people noted', async () => {
  events.push({
    ...events[0]!,
    id: 'e1',
    description: 'Asset purchased',
    performedBy: 'System',
    timestamp: '2026-01-05T00:00:00.000Z',
    automatic: true,
  });
  await open();
  const bought = (await screen.findByText('Asset purchased')).closest('li')!;
  expect(within(bought).getByText('05-01-2026')).toBeTruthy();
  screen.getByText('01-03-2026, 11:30');
  expect(within(bought).queryByRole('button')).toBeNull();
  screen.getByRole('button', { name: 'Actions for New fan' });
});

it('leads back to the list from an asset that is not there', async () => {
  answerWith(() => ({ status: 404, body: { error: 'Not found', code: 'NOT_FOUND' } }));
  await show(<AssetPage base="/assets" />, { at: '/assets/a9' });
  await screen.findByText('The asset cannot be read');
  expect(screen.getByRole('link', { name: 'Assets' }).getAttribute('href')).toBe('/assets');
});

it('says when covers cannot be read instead of showing none', async () => {
  answerWith(({ path }) => {
    if (/warranties|amc-contracts/.test(path)) return { status: 503, body: { error: 'Away', code: 'AWAY' } };
    if (/\/(verifications|documents|thread|warranty-claims)$/.test(path)) return { body: { items: [], missing: [] } };
    return { body: path.endsWith('/lifecycle-events') ? { items: [], health } : asset() };
  });
  await show(<AssetPage base="/assets" />, { at: '/assets/a1', role: 'Buyer' });
  await screen.findByText('The warranties cannot be read');
  screen.getByText('The AMC contracts cannot be read');
  expect(screen.queryByText('This asset has no AMC.')).toBeNull();
});

it('shows the office how holders verified it, and that one wants to return it', async () => {
  await open({ returnRequest: { reason: 'I move to another office', askedAt: '2026-06-03T05:00:00.000Z' } });
  const history = within(await screen.findByRole('region', { name: 'Verifications' }));
  history.getByText('Verification failed');
  history.getByText('10/14 · The device powers on: Dark');
  screen.getByText('I move to another office');
});

it('shows what is kept with it, with the way to add to it', async () => {
  const kept = {
    id: 'd1',
    name: 'Warranty card',
    type: 'warranty',
    status: 'pending',
    uploadedAt: '2026-11-01T05:00:00Z',
  };
  const asked = answerWith(({ path }) => {
    if (path.endsWith('/documents')) return { body: pageOf([kept]) };
    if (/\/(warranties|warranty-claims|amc-contracts|verifications|thread)$/.test(path))
      return { body: { ...pageOf([]), missing: [] } };
    return { body: path.endsWith('/lifecycle-events') ? { items: [], health } : asset() };
  });
  await show(<AssetPage base="/buyer/assets" />, { at: '/buyer/assets/a1', role: 'Buyer' });
  await screen.findByRole('link', { name: 'Warranty card' });
  const { id } = asset();
  expect(asked.find(({ path }) => path.endsWith('/documents'))?.query.get('assetId')).toBe(id);
  expect(screen.getByRole('link', { name: 'Upload Document' }).getAttribute('href')).toMatch(
    new RegExp(`/documents/new\\?assetId=${id}$`),
  );
});

it('leads a buyer to a complaint about the asset, where complaints are raised', async () => {
  await open({ assetUid: '263260000035' }, 'Buyer', '/buyer/complaints');
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Raise a complaint' }));
  await screen.findByText('Complaint about 263260000035');
});
