import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ofPortal, ticketOf } from '../testing/ticket-of.js';
import { TicketListPage } from './ticket-list.page.js';

const stats = { total: 6, open: 3, inProgress: 1, resolved: 1, closed: 1, byRole: [{ role: 'End User', count: 6 }] };

const answering = (items: object[]) =>
  answerWith(({ path }) =>
    path.endsWith('/stats') ? { body: stats } : { body: { items, total: items.length, page: 1, pageSize: 20 } },
  );
const page = <TicketListPage base="/support-agent" title="Support Tickets" />;

it('leads from a count to its tickets', async () => {
  answering([ticketOf()]);
  await show(page, { role: 'Support Agent' });
  const open = await screen.findByRole('link', { name: 'Open 3' });
  expect(open.getAttribute('href')).toBe('/support-agent?status=Open');
  screen.getByRole('link', { name: 'Battery does not charge TKT-2026-000001' });
});

it('words what the portal opened by its cause', async () => {
  answering([ticketOf(ofPortal)]);
  await show(page, { role: 'Support Agent' });
  await screen.findByRole('link', { name: 'Preventive service under AMC-2026-000007 on 01-12-2026 TKT-2026-000001' });
  expect(screen.queryByText(/Stored/)).toBeNull();
});

it('offers an agent what an open ticket allows', async () => {
  answering([ticketOf()]);
  await show(page, { role: 'Support Agent' });
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for TKT-2026-000001/ }));
  const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Assign Ticket to Seller', 'Close', 'Edit']);
});

it('counts who raised them for an administrator only', async () => {
  answering([ticketOf()]);
  await show(page, { role: 'Super Admin' });
  const link = await screen.findByRole('link', { name: 'End User 6' });
  expect(link.getAttribute('href')).toBe('/support-agent?createdByRole=End+User');
});

it('says that there is none, and offers no new one to a seller', async () => {
  answering([]);
  await show(<TicketListPage base="/seller/support" title="Support Tickets" />, { role: 'Seller' });
  await screen.findByText('No support tickets found');
  expect(screen.queryByRole('link', { name: 'Create Ticket' })).toBeNull();
});

it.each([
  [false, 'Only sellers with an order of the office that raised it can be assigned.'],
  [true, 'Only the seller of the asset can be assigned.'],
])(
  'offers to assign it only those that the portal names (of an asset: %s), and says to whom it went',
  async (ofAsset, hint) => {
    const asked = answerWith(({ method, path }) => {
      if (path.endsWith('/stats')) return { body: stats };
      if (path.endsWith('/sellers')) return { body: { items: [{ id: 's7', name: 'Infotech' }], ofAsset } };
      if (method === 'PUT') return { body: ticketOf({ status: 'In Progress', assignedTo: 'Infotech' }) };
      return { body: { items: [ticketOf()], total: 1, page: 1, pageSize: 20 } };
    });
    await show(page, { role: 'Support Agent' });
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for TKT-2026-000001/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign Ticket to Seller' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(hint);
    if (!ofAsset) {
      await userEvent.click(dialog.getByRole('combobox', { name: 'Seller' }));
      await userEvent.click(await screen.findByTitle('Infotech'));
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await screen.findByText('Ticket TKT-2026-000001 was assigned to Infotech');
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ sellerOrganizationId: 's7' });
    expect(asked.some(({ path }) => path === '/api/approved-sellers')).toBe(false);
  },
);

it('assigns to nobody while it is not known who it can go to', async () => {
  answerWith(({ path }) => {
    if (path.endsWith('/stats')) return { body: stats };
    if (path.endsWith('/sellers')) return { status: 500, body: { error: 'No' } };
    return { body: { items: [ticketOf()], total: 1, page: 1, pageSize: 20 } };
  });
  await show(page, { role: 'Support Agent' });
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for TKT-2026-000001/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign Ticket to Seller' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('The sellers cannot be read');
  expect(dialog.queryByRole('button', { name: 'Assign' })).toBeNull();
});
