import type { Warranty, WarrantyClaim, WarrantyClaimProposal } from '@portal/contracts';
import { queryClient, readAgain } from '@portal/ui';
import { answerWith, show } from '@portal/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WarrantyPage } from '../warranty/warranty.page.js';
import { WarrantyClaimFormPage } from './claim-form.page.js';
import { WarrantyClaimListPage } from './claim-list.page.js';
import { WarrantyClaimPage } from './claim.page.js';
import { ClaimsOf } from './claims-of.js';

beforeEach(() => localStorage.clear());

const claim = (changes: Partial<WarrantyClaim> = {}): WarrantyClaim => ({
  ...{ id: 'c1', version: 3, createdAt: '2026-02-05T06:00:00.000Z', updatedAt: '2026-02-05T06:00:00.000Z' },
  ...{ number: 'CLM-2026-000001', status: 'Submitted', answeredBy: 'maker', assetId: 'a1', assetUid: '123456789012' },
  ...{ assetName: 'Dell Latitude 5450', serialNumber: 'SN-1', brand: 'Dell', coverKind: 'warranty' },
  ...{ coverEndDate: '2027-01-05', problem: 'The screen stays dark', since: '2026-02-01', wish: 'Repair', files: [] },
  ...{ sellerOrganizationId: 's1', sellerName: 'Demo Infotech', raisedBySide: 'office', raisedById: 'u9' },
  ...{ raisedBy: 'Test Officer', steps: [], dueOn: '2026-02-10' },
  history: [{ at: '2026-02-05T06:00:00.000Z', by: 'Test Officer', byId: 'u9', action: 'Claim raised', side: 'office' }],
  ...changes,
});
const base = '/seller/warranty-claims';
const open = async (changes: Partial<WarrantyClaim>, role: 'OEM' | 'Buyer' = 'OEM') => {
  const asked = answerWith(() => ({ body: claim(changes) }));
  await show(<WarrantyClaimPage base={base} />, { role, at: `${base}/c1` });
  await screen.findByText('The screen stays dark');
  return asked;
};
const step = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

it('offers who answers the steps that the service names, and rejects with a reason alone', async () => {
  const asked = await open({ steps: ['Accepted', 'Rejected'] });
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  const dialog = await step('Reject');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect((await dialog.findAllByText('Please give a reason')).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByLabelText('Reason'), 'It fell');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  await screen.findByText('CLM-2026-000001: Rejected');
  const sent = asked.find(({ method }) => method === 'PUT');
  expect([sent?.path, sent?.body]).toEqual([
    '/api/warranty-claims/c1/status',
    { status: 'Rejected', reason: 'It fell' },
  ]);
  expect(sent?.headers.get('if-match')).toBe('"3"');
});

it('resolves with what was done, and the serial number of what came in its place', async () => {
  const asked = await open({ status: 'In Repair', steps: ['Resolved'] });
  const dialog = await step('Resolve');
  await userEvent.type(dialog.getByLabelText('What was done'), 'Exchanged');
  await userEvent.type(dialog.getByLabelText(/Serial number of the replacement/), 'SN-2');
  await userEvent.click(dialog.getByRole('button', { name: 'Resolve' }));
  await screen.findByText('CLM-2026-000001: Resolved');
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...{ status: 'Resolved', resolution: 'Exchanged', replacementSerial: 'SN-2' },
  });
});

it('names sides where the reader is told no names, and the seller where no maker answers', async () => {
  const [entry] = claim().history;
  const { by: _, byId: __, ...nameless } = { by: '', byId: '', ...entry };
  const { raisedBy: ___, ...shown } = claim({ answeredBy: 'seller' });
  answerWith(() => ({ body: { ...shown, history: [nameless] } }));
  await show(<WarrantyClaimPage base={base} />, { role: 'OEM', at: `${base}/c1` });
  await screen.findByText('Nobody of the manufacturer has an account: the seller answers this claim.');
  expect(screen.getAllByText('Office').length).toBeGreaterThan(1);
  expect(screen.queryByText('Test Officer')).toBeNull();
});

it('takes a note while it is open, and none once it has ended', async () => {
  const asked = await open({ status: 'Accepted' }, 'Buyer');
  await userEvent.type(screen.getByLabelText('Add a note'), 'Come on Monday');
  await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
  await screen.findByText('CLM-2026-000001: the note was added');
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ note: 'Come on Monday' });
});

it('keeps the note that is typed while the other side moves on, and empties its field once it is sent', async () => {
  let now = claim({ status: 'Submitted' });
  answerWith(() => ({ body: now }));
  await show(<WarrantyClaimPage base={base} />, { role: 'Buyer', at: `${base}/c1` });
  const note = () => screen.getByLabelText<HTMLTextAreaElement>('Add a note');
  await screen.findByText('The screen stays dark');
  await userEvent.type(note(), 'Come on Monday');
  now = claim({ status: 'Accepted', version: 4 });
  await act(() => readAgain(queryClient, ['asset']));
  await screen.findByText('Accepted');
  expect(note().value).toBe('Come on Monday');
  await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
  await waitFor(() => expect(note().value).toBe(''));
});

it('asks nothing once it has ended', async () => {
  await open({ status: 'Rejected', reason: 'It fell' }, 'Buyer');
  await screen.findByText('It fell');
  await screen.findByText('The claim has ended.');
  expect(screen.queryByLabelText('Add a note')).toBeNull();
});

const proposal = (changes: Partial<WarrantyClaimProposal> = {}): WarrantyClaimProposal => ({
  asset: { id: 'a1', name: 'Dell Latitude 5450', serialNumber: 'SN-1', brand: 'Dell' },
  ...{ cover: { kind: 'warranty', endDate: '2027-01-05' }, answeredBy: 'maker', isOpen: false },
  ...changes,
});
const form = async (changes: Partial<WarrantyClaimProposal> = {}) => {
  const asked = answerWith(({ method }) => ({ body: method === 'GET' ? proposal(changes) : claim() }));
  await show(<WarrantyClaimFormPage base="/buyer/warranty-claims" />, {
    role: 'Buyer',
    at: '/buyer/warranty-claims/new?asset=a1',
  });
  await screen.findByText('SN-1');
  return asked;
};

it('is raised with what is wrong alone', async () => {
  const asked = await form();
  await userEvent.click(screen.getByRole('button', { name: 'Raise claim' }));
  expect((await screen.findAllByText('Please say what is wrong')).length).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText('What is wrong'), 'The screen stays dark');
  await userEvent.click(screen.getByRole('button', { name: 'Raise claim' }));
  await screen.findByText('Warranty claim CLM-2026-000001 was raised');
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ assetId: 'a1', problem: 'The screen stays dark', wish: 'Repair' },
  });
});

it.each([
  [{ answeredBy: 'seller' as const }, /the seller answers this claim/, true],
  [{ isOpen: true, open: { id: 'c1', number: 'CLM-2026-000001' } }, /already has a claim that is open/, false],
  [{ cover: undefined }, /nothing can be claimed/, false],
])('says beforehand what %j means', async (changes, words, isOffered) => {
  await form(changes);
  await screen.findByText(words);
  expect(screen.queryByRole('button', { name: 'Raise claim' }) !== null).toBe(isOffered);
});

it('lists claims with the way to each, narrowed as the address says', async () => {
  const asked = answerWith(() => ({ body: { items: [claim()], total: 1, page: 1, pageSize: 20 } }));
  await show(<WarrantyClaimListPage base={base} />, { role: 'OEM', at: `${base}?waiting=yes` });
  const link = await screen.findByRole('link', { name: /CLM-2026-000001/ });
  expect(link.getAttribute('href')).toBe(`${base}/c1`);
  expect(asked.some(({ query }) => query.get('waiting') === 'yes')).toBe(true);
});

it.each([
  ['Buyer', true, 'Submitted'],
  ['Buyer', true, 'Resolved'],
  ['Buyer', false, 'Closed'],
  ['OEM', true, 'Closed'],
] as const)(
  'asks nothing for a %s of what is covered (%s) beside a claim that is %s, and offers none',
  async (...row) => {
    const [role, isCovered, status] = row;
    const asked = answerWith(() => ({ body: { items: [claim({ status })], total: 1, page: 1, pageSize: 20 } }));
    await show(<ClaimsOf assetId="a1" isCovered={isCovered} />, { role });
    await screen.findByText('CLM-2026-000001');
    expect(asked.some(({ path }) => path.endsWith('/warranty-claim-proposal'))).toBe(false);
    expect(screen.queryByRole('link', { name: 'Raise a claim' })).toBeNull();
  },
);

const running = { kind: 'amc' as const, endDate: '2027-01-05' };
it.each([
  ['Buyer', { cover: running, answeredBy: 'maker' }, true],
  ['Buyer', { cover: running, answeredBy: 'seller' }, true],
  ['Buyer', { answeredBy: 'maker' }, false],
  ['Buyer', { cover: running, answeredBy: 'maker', isOpen: true }, false],
  ['Seller', { cover: running, answeredBy: 'seller' }, false],
] as const)('offers a %s a claim only where the portal would take it: %j: %s', async (role, proposal, isOffered) => {
  const asset = { id: 'a1', name: 'Laptop', serialNumber: 'SN-1', brand: 'Dell' };
  let isTold = false;
  answerWith(({ path }) => {
    if (!path.endsWith('/warranty-claim-proposal'))
      return { body: { items: [claim({ status: 'Closed' })], total: 1, page: 1, pageSize: 20 } };
    isTold = true;
    return { body: { isOpen: false, ...proposal, asset } };
  });
  await show(<ClaimsOf assetId="a1" isCovered />, { role });
  await screen.findByText('CLM-2026-000001');
  await waitFor(() => expect(isTold).toBe(true));
  if (isOffered) await screen.findByRole('link', { name: 'Raise a claim' });
  else expect(screen.queryByRole('link', { name: 'Raise a claim' })).toBeNull();
});

it('shows a maker a warranty without its customer', async () => {
  const warranty: Partial<Warranty> = {
    ...{
      id: 'w1',
      version: 2,
      warrantyNumber: 'W-2026-000001',
      assetId: 'a1',
      assetName: 'Dell',
      serialNumber: 'SN-1',
    },
    ...{ brand: 'Dell', warrantyType: 'Standard', warrantyStartDate: '2026-01-05', warrantyEndDate: '2027-01-05' },
    ...{ status: 'Active', remainingDays: 40, purchaseDate: '2026-01-05' },
  };
  answerWith(({ path }) => ({
    body: path.includes('claims') ? { items: [], total: 0, page: 1, pageSize: 20 } : warranty,
  }));
  await show(<WarrantyPage base="/seller/warranty" />, { role: 'OEM', at: '/seller/warranty/w1' });
  await screen.findByText('Purchase date');
  expect(screen.queryByText('Customer')).toBeNull();
});
