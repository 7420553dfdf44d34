import type { Escalation } from '@portal/contracts';
import { queryClient, readAgain } from '@portal/ui';
import { answerWith, show } from '@portal/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { EscalationFormPage } from './escalation-form/escalation-form.page.js';
import { EscalationPage } from './escalation/escalation.page.js';
import { EscalationListPage } from './escalations/escalation-list.page.js';

const base = '/buyer/escalation';
const escalation = (changes: Partial<Escalation> = {}): Escalation => ({
  ...{ id: 'e1', version: 4, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z' },
  ...{ number: 'ESC-2026-000001', title: 'Two laptops are missing', description: 'Ten of twelve came.' },
  ...{ type: 'delivery_delay', priority: 'High', status: 'Open', source: 'gem' },
  ...{ purchaseOrderId: 'o1', purchaseOrderNumber: 'GEMC-5116877', vendorName: 'Infotech', sellerOrganizationId: 's1' },
  ...{ reportedBy: 'Asha Rao', reportedById: 'u7', reportedDate: '2026-11-01T05:00:00Z', dueOn: '2099-11-03' },
  ...{ answeringSide: 'seller', mayAnswer: true, mayResolve: true },
  notes: [{ date: '2026-11-01T05:00:00Z', user: 'Asha Rao', userId: 'u7', note: 'Escalation created' }],
  ...changes,
});
const places = {
  base,
  orders: '/buyer/procurement',
  purchaseOrders: '/buyer/purchase-orders',
  vendors: '/buyer/vendors',
};
const page = (
  <Routes>
    <Route path={`${base}/new`} element={<EscalationFormPage base={base} listTitle="Issue Escalation" />} />
    <Route path={`${base}/:id`} element={<EscalationPage {...places} listTitle="Issue Escalation" />} />
    <Route path={base} element={<EscalationListPage base={base} title="Issue Escalation" />} />
  </Routes>
);
const order = { id: 'SO-o1', poNumber: 'GEMC-5116877', title: 'IT Hardware', supplier: 'Infotech' };
const list = (items: object[]) => ({ body: { items, total: items.length, page: 1, pageSize: 20 } });

const answer = (shown: Escalation, refusal?: object) =>
  answerWith(({ path, method }) => {
    if (path.endsWith('/people')) return { body: { items: [{ id: 'p1', name: 'Ravi Sen', designation: 'Manager' }] } };
    if (path.endsWith('/stats')) return { body: { open: 2, inProgress: 1, resolved: 0, closed: 0 } };
    if (path === '/api/purchase-orders') return list([order]);
    if (path.startsWith('/api/purchase-orders/')) return { body: order };
    if (refusal && method === 'POST') return { status: 422, body: refusal };
    if (path === '/api/escalations' && method === 'GET') return list([shown]);
    return { body: shown };
  });

it('leads from the counts to their rows, and says when an answer is overdue', async () => {
  answer(escalation({ dueOn: '2026-01-01' }));
  await show(page, { at: base, role: 'Buyer' });
  await screen.findByText('Overdue');
  const open = await screen.findByRole('link', { name: 'Open 2' });
  expect(open.getAttribute('href')).toBe(`${base}?status=Open`);
  await screen.findByRole('link', { name: 'All Escalations 3' });
});

it('says that there are no escalations', async () => {
  answerWith(({ path }) =>
    path.endsWith('/stats') ? { body: { open: 0, inProgress: 0, resolved: 0, closed: 0 } } : list([]),
  );
  await show(page, { at: base, role: 'Buyer' });
  await screen.findByText('No escalations found');
});

it('leads to the order and to its seller', async () => {
  answer(escalation());
  await show(page, { at: `${base}/e1`, role: 'Buyer' });
  expect((await screen.findByRole('link', { name: 'GEMC-5116877' })).getAttribute('href')).toBe(
    '/buyer/procurement/o1',
  );
  expect(screen.getByRole('link', { name: 'Infotech' }).getAttribute('href')).toBe('/buyer/vendors/s1');
});

it('asks how it was resolved, for the version that was read', async () => {
  const asked = answer(escalation());
  await show(page, { at: `${base}/e1`, role: 'Buyer' });
  expect(screen.queryByRole('button', { name: 'Start work' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Resolve' }));
  await dialog.findAllByText('Please say how it was resolved');
  await userEvent.type(dialog.getByLabelText(/^Resolution/), 'They came.');
  await userEvent.click(dialog.getByRole('button', { name: 'Resolve' }));
  await screen.findByText('ESC-2026-000001: Resolved');
  const sent = asked.find(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ status: 'Resolved', resolution: 'They came.' });
  expect(sent?.headers.get('if-match')).toBe('"4"');
});

it('sends no blank note', async () => {
  const asked = answer(escalation());
  await show(page, { at: `${base}/e1`, role: 'Seller' });
  await userEvent.type(await screen.findByLabelText(/^Add a note/), '  ');
  await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
  await screen.findAllByText('Please enter a note');
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
});

it('keeps the note that is typed while the other side moves on, and empties its field once it is sent', async () => {
  const now = escalation();
  answer(now);
  await show(page, { at: `${base}/e1`, role: 'Seller' });
  const note = () => screen.getByLabelText<HTMLTextAreaElement>(/^Add a note/);
  await userEvent.type(await screen.findByLabelText(/^Add a note/), 'They are on their way');
  Object.assign(now, { version: 5, title: 'Two laptops came' });
  await act(() => readAgain(queryClient, ['procurement']));
  await screen.findAllByText('Two laptops came');
  expect(note().value).toBe('They are on their way');
  await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
  await waitFor(() => expect(note().value).toBe(''));
});

it('shows a maker no people, and no notes and steps of what it does not answer', async () => {
  const { vendorName: _vendorName, reportedBy: _reportedBy, ...shown } = escalation({ notes: [], mayAnswer: false });
  answer(shown as Escalation);
  await show(page, { at: `${base}/e1`, role: 'OEM' });
  await screen.findByText('Ten of twelve came.');
  for (const text of ['Notes of your organisation', 'Reported by', 'Resolve', 'Add Note'])
    expect(screen.queryByText(text)).toBeNull();
});

it('lets a maker answer what is about its goods: with a note and how it was resolved, and nothing else', async () => {
  const { vendorName: _vendorName, reportedBy: _reportedBy, ...shown } = escalation({ notes: [] });
  answer(shown as Escalation);
  await show(page, { at: `${base}/e1`, role: 'OEM' });
  await screen.findByText('The seller and the office read them.');
  await screen.findByRole('button', { name: 'Add Note' });
  await screen.findByRole('button', { name: 'Resolve' });
  for (const name of ['Start work', 'Change priority', 'Name who answers', 'Priority and assignment'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('lets a maker of some goods of an order note, and not close what may be about the others', async () => {
  const { vendorName: _vendorName, reportedBy: _reportedBy, ...shown } = escalation({ notes: [], mayResolve: false });
  answer(shown as Escalation);
  await show(page, { at: `${base}/e1`, role: 'OEM' });
  await screen.findByRole('button', { name: 'Add Note' });
  expect(screen.queryByRole('button', { name: 'Resolve' })).toBeNull();
});

it('raises one about the order in the address, and shows a refusal at its field', async () => {
  const refusal = { status: 422, error: 'Invalid', fields: { purchaseOrderId: 'There is no such record' } };
  const asked = answer(escalation(), refusal);
  await show(page, { at: `${base}/new?order=SO-o1`, role: 'Buyer' });
  await screen.findByText('Infotech');
  await userEvent.click(screen.getByRole('button', { name: 'Raise Escalation' }));
  const summary = within(await screen.findByRole('alert', { name: 'There are 2 problems' }));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Title: Please fill in all required fields',
    'Description: Please fill in all required fields',
  ]);
  await userEvent.type(screen.getByLabelText(/^Title/), 'Two laptops are missing');
  await userEvent.type(screen.getByLabelText(/^Description/), 'Ten of twelve came.');
  await userEvent.click(screen.getByRole('button', { name: 'Raise Escalation' }));
  await screen.findAllByText('There is no such record');
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Two laptops are missing',
    description: 'Ten of twelve came.',
    type: 'delivery_delay',
    priority: 'Medium',
    purchaseOrderId: 'SO-o1',
  });
});

it('asks somebody of the side that is to answer, and sends nothing of what stayed', async () => {
  const asked = answer(escalation());
  await show(page, { at: `${base}/e1`, role: 'Seller' });
  await userEvent.click(await screen.findByRole('button', { name: 'Name who answers' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText(/^Priority/)).toBeNull();
  await userEvent.click(dialog.getByRole('combobox', { name: /^Who answers/ }));
  await userEvent.click(await screen.findByTitle('Ravi Sen · Manager'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Escalation ESC-2026-000001 was changed');
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ assignedToId: 'p1' });
});

it('shows the other side who answers, and lets it choose nobody', async () => {
  const asked = answer(escalation({ assignedTo: 'Ravi Sen', assignedToId: 'p1' }));
  await show(page, { at: `${base}/e1`, role: 'Buyer' });
  await screen.findByText('Ravi Sen');
  await screen.findByText('The seller');
  expect(screen.queryByRole('button', { name: 'Priority and assignment' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Change priority' }));
  await screen.findByRole('dialog');
  expect(asked.some(({ path }) => path.endsWith('/people'))).toBe(false);
});

it('offers an office that is to answer nothing less urgent, and nothing where it is as urgent as can be', async () => {
  answer(escalation({ answeringSide: 'office', priority: 'High' }));
  const { unmount } = await show(page, { at: `${base}/e1`, role: 'Buyer' });
  await userEvent.click(await screen.findByRole('button', { name: 'Priority and assignment' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Priority' }));
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered.filter((text) => text === 'Low' || text === 'Medium')).toEqual([]);
  unmount();
  answer(escalation({ id: 'e2', answeringSide: 'office', priority: 'Critical' }));
  await show(page, { at: `${base}/e2`, role: 'Buyer' });
  await screen.findByRole('button', { name: 'Name who answers' });
  expect(screen.queryByRole('button', { name: 'Priority and assignment' })).toBeNull();
});

it('lets a maker see what waits for it alone', async () => {
  const asked = answer(escalation());
  await show(page, { at: `${base}?waiting=yes`, role: 'OEM' });
  await screen.findByText('Turn: Waits for us');
  expect(asked.some(({ path, query }) => path === '/api/escalations' && query.get('waiting') === 'yes')).toBe(true);
});

it('words what the portal raised itself by its cause, not by the text that is stored', async () => {
  const cause = { kind: 'delivery-late', number: 'PO-2026-000007', day: '2026-10-30' } as const;
  answer(escalation({ title: 'Stored title', description: 'Stored text', cause }));
  await show(page, { at: `${base}/e1`, role: 'Buyer' });
  expect((await screen.findAllByText('Delivery of PO-2026-000007 is late')).length).toBeGreaterThan(0);
  await screen.findByText('The delivery was expected by 30-10-2026.');
  expect(screen.queryByText(/Stored/)).toBeNull();
});

it('names the order in the address, and asks for its escalations alone', async () => {
  const asked = answer(escalation());
  await show(page, { at: `${base}?order=SO-o1&assigned=me`, role: 'Buyer' });
  await screen.findByRole('button', { name: 'Remove filter: PO Number: GEMC-5116877' });
  await screen.findByRole('button', { name: 'Remove filter: Assigned to: Assigned to me' });
  const list = asked.find(({ path, query }) => path === '/api/escalations' && query.get('pageSize') !== '1');
  expect([list?.query.get('order'), list?.query.get('assigned')]).toEqual(['SO-o1', 'me']);
});

it.each(['OEM', 'Seller'] as const)('asks nothing of a %s once it is resolved', async (role) => {
  answer(escalation({ status: 'Resolved', resolution: 'They came.' }));
  await show(page, { at: `${base}/e1`, role });
  await screen.findByText('You will see here when it goes on.');
  expect(screen.queryByText('What you can do')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Name who answers' })).toBeNull();
});
