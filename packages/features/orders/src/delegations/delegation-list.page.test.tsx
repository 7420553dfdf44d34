import { dayInIndia } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DelegationListPage } from './delegation-list.page.js';

const row = {
  ...{ id: 'd1', version: 1, createdAt: '2026-11-01T05:00:00Z', updatedAt: '2026-11-01T05:00:00Z' },
  ...{
    fromId: 'u1',
    fromName: 'Test Person',
    toId: 'u2',
    toName: 'Deputy',
    startsOn: '2026-11-01',
    endsOn: '2026-11-09',
  },
  ...{ reason: 'Leave', status: 'Active' },
};

async function open(
  items: object[],
  { role = 'Buyer', designations = ['director'] }: { role?: 'Buyer' | 'Super Admin'; designations?: string[] } = {},
) {
  const asked = answerWith(({ method, path }) => {
    if (path === '/api/authority') return { body: { approvesOrders: true, designations, standsInFor: [] } };
    if (path === '/api/colleagues')
      return {
        body: {
          items: [
            { id: 'u1', name: 'Test Person', role: 'Buyer', designation: 'Director' },
            { id: 'u2', name: 'Deputy', role: 'Buyer', designation: 'Clerk' },
            { id: 'u3', name: 'Holder', role: 'End User', designation: 'Clerk' },
          ],
        },
      };
    if (method === 'POST') return { status: 201, body: row };
    return { body: { items, total: items.length, page: 1, pageSize: 20 } };
  });
  await show(<DelegationListPage />, { role, at: '/buyer/delegations' });
  await screen.findByText(items.length > 0 ? 'Deputy' : 'No delegations found');
  return asked;
}

it('hands approvals over to a buyer of the office for some days, with the refusals of the form', async () => {
  const asked = await open([]);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Hand Over Approvals' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect((await dialog.findAllByText('Reason is required')).length).toBeGreaterThan(0);
  expect(dialog.getAllByText('Please choose a person').length).toBeGreaterThan(0);
  await userEvent.click(dialog.getByLabelText('Handed over to'));
  await userEvent.click(await screen.findByText('Deputy · Clerk'));
  expect(screen.queryByText('Holder · Clerk')).toBeNull();
  await userEvent.type(dialog.getByLabelText('Last day'), dayInIndia());
  await userEvent.type(dialog.getByLabelText('Reason'), 'Leave');
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  await screen.findByText('Deputy approves orders in your name');
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ toId: 'u2', startsOn: dayInIndia(), endsOn: dayInIndia(), reason: 'Leave' },
  });
});

it('takes approvals back after asking', async () => {
  const asked = await open([row]);
  await userEvent.click(screen.getByRole('button', { name: /Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Take back/ }));
  await screen.findByText('Take the approvals back from Deputy?');
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  await screen.findByText('Deputy approves no orders in this name any more');
  expect(asked.find(({ method }) => method === 'POST')?.path).toBe('/api/delegations/d1/revocation');
});

it('offers neither to hand over nor to take back what is not one’s own', async () => {
  await open([{ ...row, fromId: 'u9' }], { designations: [] });
  expect(screen.queryByRole('button', { name: 'Hand Over Approvals' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
});
