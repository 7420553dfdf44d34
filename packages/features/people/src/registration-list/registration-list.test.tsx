import { markWords, type BulkDecision } from '@portal/contracts';
import { answerWith, show, type Asked } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistrationList, type RegistrationRow } from './registration-list.js';

const row = (id: string, kind: RegistrationRow['kind']): RegistrationRow => ({
  id,
  version: 1,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  number: `REG-2026-00000${id}`,
  kind,
  status: 'Pending',
  name: `Test ${id}`,
  contactPerson: 'Test Contact',
  email: `contact${id}@example.com`,
  phone: '9000000000',
  submittedAt: '2026-11-01T10:00:00Z',
  marks: id === '1' ? ['SAME_GSTIN'] : [],
});
const rows = [row('1', 'seller'), row('2', 'seller'), row('3', 'buyer')];
const counts = { pending: 3, byKind: { buyer: 1, seller: 2, enduser: 0 } };
const list = <RegistrationList base="/superadmin/registrations" status="Pending" />;

function decisionOf({ path, body }: Asked): BulkDecision {
  const kind = path.includes('run-buyer') ? 'buyer' : 'seller';
  const { userType = kind } = (body ?? {}) as { userType?: 'buyer' | 'seller' };
  const own = rows.filter((one) => one.kind === userType);
  return {
    id: `run-${userType}`,
    action: 'approve',
    kind: userType,
    state: 'finished',
    total: own.length,
    done: 1,
    refused: own.length - 1,
    startedAt: '2026-11-01T10:00:00Z',
    rows: own.map(({ id, number, name }) =>
      id === '2'
        ? {
            id,
            number,
            name,
            outcome: 'refused',
            error: 'User is already approved.',
            conflict: { status: 'Approved', by: 'Other Admin', at: '2026-11-02T05:00:00Z' },
          }
        : { id, number, name, outcome: 'done' },
    ),
  };
}

const answers = (refuse = false) =>
  answerWith((asked) => {
    if (asked.path === '/api/registrations/counts') return { body: counts };
    if (asked.path === '/api/registrations') return { body: { items: rows, total: 3, page: 1, pageSize: 20 } };
    return refuse ? { status: 503, body: { error: 'This part is away' } } : { body: decisionOf(asked) };
  });

async function openBulk() {
  await userEvent.click(await screen.findByLabelText('Select all rows'));
  await userEvent.click(screen.getByRole('button', { name: /Bulk Operations \(3\)/ }));
}

it('marks what is suspicious', async () => {
  answers();
  await show(list);
  expect((await screen.findByText('Same GSTIN')).getAttribute('title')).toBe(markWords.SAME_GSTIN);
});

it('says until when each is to be decided and what is overdue, and asks for those alone, the most urgent first', async () => {
  const late: RegistrationRow = { ...row('1', 'seller'), dueOn: '2026-11-04', overdue: true };
  const asked = answerWith(({ path }) =>
    path === '/api/registrations/counts'
      ? { body: counts }
      : { body: { items: [late, { ...row('2', 'seller'), dueOn: '2026-11-05', overdue: false }], total: 2 } },
  );
  await show(list, { at: '/?overdue=yes' });
  expect((await screen.findByText('by 04-11-2026')).closest('td')?.textContent).toMatch(/Overdue$/);
  expect(screen.getByText('by 05-11-2026').closest('td')?.textContent).not.toMatch(/Overdue/);
  await userEvent.click(screen.getByRole('button', { name: 'Due' }));
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toMatchObject({
      status: 'Pending',
      overdue: 'yes',
      sort: 'dueOn',
    }),
  );
});

it('says that none wait, in the words of the kind', async () => {
  answerWith(() => ({ body: { items: [], total: 0, page: 1, pageSize: 20 } }));
  await show(<RegistrationList base="/superadmin/registrations" status="Pending" kind="enduser" />);
  expect(await screen.findByText('No Pending Registrations')).toBeTruthy();
  expect(screen.getByText('All end user registrations have been processed.')).toBeTruthy();
});

it('approves many after a confirmation, one run for each kind, with a result for each row', async () => {
  const asked = answers();
  await show(list);
  await openBulk();
  await userEvent.click(screen.getByRole('button', { name: 'Approve All' }));
  expect(await screen.findByText('Confirm Bulk Approval')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm Approval' }));
  expect(await screen.findByText('2 done, 1 refused')).toBeTruthy();
  expect(screen.getByText(/User is already approved\. Approved by Other Admin on 02-11-2026, 10:30/)).toBeTruthy();
  const sent = asked.filter(({ method }) => method === 'POST');
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/users/bulk-approve', { registrationIds: ['1', '2'], userType: 'seller' }],
    ['/api/users/bulk-approve', { registrationIds: ['3'], userType: 'buyer' }],
  ]);
  expect(sent.every(({ headers }) => headers.get('idempotency-key'))).toBe(true);
});

it('does not reject many without a reason', async () => {
  const asked = answers();
  await show(list);
  await openBulk();
  await userEvent.click(screen.getByRole('button', { name: 'Reject All' }));
  expect(await screen.findByText('Confirm Bulk Rejection')).toBeTruthy();
  const confirm = screen.getByRole('button', { name: 'Confirm Rejection' });
  await userEvent.type(screen.getByLabelText('Rejection Reason *'), '   ');
  expect(confirm).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByLabelText('Rejection Reason *'), 'Not on GeM');
  await userEvent.click(confirm);
  await screen.findByText('2 done, 1 refused');
  expect(asked.find(({ path }) => path === '/api/users/bulk-reject')?.body).toMatchObject({ reason: 'Not on GeM' });
});

it.each([
  ['Approve All', 'Confirm Approval', 'Failed to approve users. Please try again.'],
  ['Reject All', 'Confirm Rejection', 'Failed to reject users. Please try again.'],
])('%s: says that it failed, and keeps the question', async (choice, confirm, words) => {
  const asked = answers(true);
  await show(list);
  await openBulk();
  await userEvent.click(screen.getByRole('button', { name: choice }));
  if (choice === 'Reject All') await userEvent.type(screen.getByLabelText('Rejection Reason *'), 'No');
  await userEvent.click(screen.getByRole('button', { name: confirm }));
  expect(await screen.findByText(words)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: confirm }));
  await screen.findByText(words);
  const keys = asked.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

it('approves one from its row', async () => {
  const asked = answers();
  await show(list);
  await userEvent.click(await screen.findByRole('button', { name: /^Approve: Test 1/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Test 1 has been approved successfully!')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 'Approved' });
});

it('says why one could not be rejected', async () => {
  answerWith(({ path, method }) => {
    if (path === '/api/registrations/counts') return { body: counts };
    if (method === 'GET') return { body: { items: rows, total: 3, page: 1, pageSize: 20 } };
    return { status: 500, body: {} };
  });
  await show(list);
  await userEvent.click(await screen.findByRole('button', { name: /^Reject: Test 1/ }));
  await userEvent.type(screen.getByLabelText('Rejection Reason *'), 'No');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText(/^Failed to reject registration: /)).toBeTruthy();
});
