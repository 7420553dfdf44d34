import type { Role, Ticket } from '@portal/contracts';
import { queryClient, readAgain } from '@portal/ui';
import { answerWith, show } from '@portal/ui/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ofPortal, ticketOf } from '../testing/ticket-of.js';
import { TicketPage } from './ticket.page.js';

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();

async function open(changes: Partial<Ticket>, role: Role) {
  const asked = answerWith(() => ({ body: ticketOf(changes) }));
  await show(<TicketPage base="/enduser/support" />, { role });
  await screen.findByRole('heading', { level: 1 });
  return asked;
}

it('shows the device with UID and serial number', async () => {
  await open({}, 'Support Agent');
  const sheet = screen.getByRole('region', { name: 'Device and contact' });
  within(sheet).getByText('263260000035');
  within(sheet).getByText('SN-1');
});

it('shows a maker what broke, without people, seller, files and steps', async () => {
  const { title, number, description, priority, category, status, history, ...rest } = ticketOf();
  const { id, version, createdAt, updatedAt, deviceName, serialNumber, assetUid } = rest;
  const seen = { id, version, createdAt, updatedAt, deviceName, serialNumber, assetUid };
  answerWith(() => ({ body: { title, number, description, priority, category, status, history, ...seen } }));
  await show(<TicketPage base="/seller/tickets" />, { role: 'OEM' });
  await screen.findByRole('heading', { level: 1 });
  within(screen.getByRole('region', { name: 'Device' })).getByText('SN-1');
  for (const words of ['Raised by', 'Assigned to', 'Department', 'Contact preference', 'Attachments', 'Add a note'])
    expect(screen.queryByText(words)).toBeNull();
  expect(screen.queryByRole('button', { name: /Edit|Resolve|Assign/ })).toBeNull();
});

it('words what the portal opened by its cause, and offers no words of it to be changed', async () => {
  await open(ofPortal, 'Support Agent');
  screen.getByRole('heading', { level: 1, name: /^Preventive service under AMC-2026-000007 on 01-12-2026/ });
  screen.getByText(
    'The preventive service under AMC contract AMC-2026-000007 of Care is due on 01-12-2026: Test Laptop and 2 more.',
  );
  expect(screen.queryByText(/Stored/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByLabelText('Priority');
  for (const name of ['Title', 'Description']) expect(dialog.queryByLabelText(name)).toBeNull();
});

it('lets its creator reopen a resolved ticket within seven days', async () => {
  const asked = await open({ status: 'Resolved', resolvedAt: daysAgo(6) }, 'End User');
  await userEvent.click(screen.getByRole('button', { name: 'Reopen' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reopen' }));
  await within(dialog).findAllByText(/Please give a reason/);
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'It stops again');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reopen' }));
  await screen.findByText('TKT-2026-000001: In Progress');
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    status: 'In Progress',
    reason: 'It stops again',
  });
});

it('does not offer to reopen it after seven days, or to somebody else', async () => {
  await open({ status: 'Resolved', resolvedAt: daysAgo(8) }, 'End User');
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
});

it('asks a seller for the resolution', async () => {
  const asked = await open({ status: 'In Progress', assignedTo: 'Demo Seller' }, 'Seller');
  await userEvent.click(screen.getByRole('button', { name: 'Resolve' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Resolve' }));
  await within(dialog).findAllByText(/Resolution is required/);
  expect(asked.some(({ method }) => method === 'PUT')).toBe(false);
});

it('keeps the note that is typed while somebody else changes the ticket, and empties its field once it is sent', async () => {
  let now = ticketOf({ status: 'Open' });
  const asked = answerWith(() => ({ body: now }));
  await show(<TicketPage base="/support-agent" />, { role: 'Support Agent' });
  const note = () => screen.getByLabelText<HTMLTextAreaElement>(/^Note/);
  await screen.findByRole('heading', { level: 1 });
  await userEvent.type(note(), 'Ring in the afternoon');
  now = ticketOf({ status: 'In Progress', version: 2 });
  await act(() => readAgain(queryClient, ['ticketing']));
  await screen.findByText('In Progress');
  expect(note().value).toBe('Ring in the afternoon');
  await userEvent.click(screen.getByRole('button', { name: 'Add Note' }));
  await screen.findByText('TKT-2026-000001: the note was added');
  expect(asked.find(({ method }) => method === 'POST')?.headers.get('if-match')).toBe('"2"');
  await waitFor(() => expect(note().value).toBe(''));
});

it('leaves nothing to do with a closed ticket', async () => {
  await open({ status: 'Closed' }, 'Support Agent');
  screen.getByText('The ticket is closed.');
});

it('says that the ticket was not updated, and keeps the resolution', async () => {
  answerWith(({ method }) =>
    method === 'PUT'
      ? { status: 503, body: { error: 'The service is away' } }
      : { body: ticketOf({ status: 'In Progress', assignedTo: 'Demo Seller' }) },
  );
  await show(<TicketPage base="/seller/support" />, { role: 'Seller' });
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
  const dialog = await screen.findByRole('dialog');
  const resolution = within(dialog).getByLabelText<HTMLTextAreaElement>('Resolution');
  await userEvent.type(resolution, 'Battery replaced');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Resolve' }));
  await within(dialog).findByRole('heading', { name: 'Failed to update support ticket' });
  expect(resolution.value).toBe('Battery replaced');
});

it('lets a buyer answer the resolution of an own complaint, and only read that of a colleague', async () => {
  const resolved = { status: 'Resolved', resolvedAt: daysAgo(1), createdByRole: 'Buyer' } as const;
  await open(resolved, 'Buyer');
  for (const name of ['Close', 'Reopen', 'Edit']) screen.getByRole('button', { name });
  cleanup();
  await open({ ...resolved, createdById: 'colleague' }, 'Buyer');
  for (const name of ['Close', 'Reopen', 'Edit']) expect(screen.queryByRole('button', { name })).toBeNull();
});
