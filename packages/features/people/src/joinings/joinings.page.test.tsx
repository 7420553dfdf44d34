import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, show } from '@portal/ui/testing';
import { JoiningsPage } from './joinings.page.js';

const joining = {
  id: 'j1',
  version: 1,
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-01T10:00:00Z',
  registrationId: 'r1',
  number: 'REG-2026-000007',
  organizationId: 'o1',
  organizationName: 'Test Office',
  name: 'Test Holder',
  email: 'holder@example.gov.in',
  phone: '9000000000',
  role: 'End User',
  state: 'waiting',
  askedBy: 'Admin',
  mayDecide: true,
};
const listed = (changes: object = {}) => ({
  body: { items: [{ ...joining, ...changes }], total: 1, page: 1, pageSize: 20, administrator: true },
});

it('lets somebody in after asking', async () => {
  const asked = answerWith(({ method }) =>
    method === 'GET' ? listed() : { body: { ...joining, state: 'confirmed' } },
  );
  await show(<JoiningsPage />, { at: '/buyer/joinings' });
  await userEvent.click((await screen.findAllByRole('button', { name: /Actions for Test Holder/ }))[0]!);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Confirm' }));
  expect(await screen.findByText('Let Test Holder join Test Office?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Confirmed: the account is being made.')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'POST')?.path).toBe('/api/joinings/j1/confirmation');
});

it('offers who asked only to take it back', async () => {
  answerWith(() => listed({ mayDecide: false }));
  await show(<JoiningsPage />, { at: '/superadmin/joinings' });
  await userEvent.click((await screen.findAllByRole('button', { name: /Actions for Test Holder/ }))[0]!);
  expect(await screen.findByRole('menuitem', { name: 'Refuse' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Confirm' })).toBeNull();
});

it('refuses somebody only with a reason, and says so at the field', async () => {
  const asked = answerWith(({ method }) => (method === 'GET' ? listed() : { body: { ...joining, state: 'refused' } }));
  await show(<JoiningsPage />, { at: '/buyer/joinings' });
  await userEvent.click((await screen.findAllByRole('button', { name: /Actions for Test Holder/ }))[0]!);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Refuse' }));
  const send = await screen.findByText('Refuse', { selector: '[type=submit]' });
  await userEvent.click(send);
  expect((await screen.findAllByText('Please say why')).length).toBeGreaterThan(0);
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(0);
  await userEvent.type(screen.getByLabelText(/Reason/), 'Not one of ours');
  await userEvent.click(send);
  expect(await screen.findByText('Refused: the reviewers decide anew.')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Not one of ours' });
});

it('tells a reviewer who may not confirm that another one does', async () => {
  answerWith(() => listed({ mayDecide: false }));
  await show(<JoiningsPage />, { at: '/superadmin/joinings' });
  expect((await screen.findAllByText('Another reviewer confirms')).length).toBeGreaterThan(0);
});
