import type { Role } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageOf } from '../testing-asset.js';
import { DraftListPage } from './draft-list.page.js';

const draft = (id: string, changes: object = {}) => ({
  ...{ id, version: 1, createdAt: '2026-11-20T05:00:00Z', updatedAt: '2026-11-20T05:00:00Z', status: 'To Accept' },
  ...{ source: 'gem', orderId: 'o1', gemContractNumber: 'GEMC-1', deliveryNumber: 'DEL-2026-000001', lineId: 'l1' },
  ...{ name: 'Latitude', category: 'Laptop', manufacturer: 'Dell', model: 'L-5450', serialNumber: `SN-${id}` },
  ...{ value: 50_000, purchaseDate: '2026-11-20', department: 'Records', sellerName: 'Infotech', ...changes },
});
const page = (
  <DraftListPage base="/buyer/asset-drafts" orders="/buyer/procurement" purchaseOrders="/buyer/purchase-orders" />
);
const rows = [
  draft('1'),
  draft('2'),
  draft('3', { status: 'Accepted', assetUid: '263270000011' }),
  draft('4', { status: 'Refused', rejectedBy: 'RCT-2026-000009' }),
];

async function open(answer: object, role: Role = 'Buyer') {
  const asked = answerWith(({ method }) => ({ body: method === 'GET' ? pageOf(rows) : answer }));
  await show(page, { at: '/buyer/asset-drafts', role });
  await screen.findByText('SN-1');
  return asked;
}

it('accepts the chosen that wait in one step, with what is said of all of them', async () => {
  const asked = await open({ done: 2, failed: [] });
  await userEvent.click(screen.getByLabelText('Select all rows'));
  await userEvent.click(screen.getByRole('button', { name: 'Accept into the register' }));
  await userEvent.type(await screen.findByLabelText(/^Location/), 'Room 4');
  await userEvent.click(screen.getAllByRole('button', { name: 'Accept into the register' }).at(-1)!);
  await screen.findByText('2 assets were accepted into the register');
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ ids: ['1', '2'], location: 'Room 4' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull());
});

it('leads to the order of each kind, and names a proof where there was one', async () => {
  const bought = { source: 'purchase-order', orderId: 'p1', gemContractNumber: 'PO-2026-000001' };
  answerWith(() => ({ body: pageOf([draft('1'), draft('2', { ...bought, deliveryNumber: 'PO-2026-000001' })]) }));
  await show(page, { at: '/buyer/asset-drafts', role: 'Buyer' });
  const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await href('GEMC-1')).toBe('/buyer/procurement/o1');
  expect(await href('PO-2026-000001')).toBe('/buyer/purchase-orders/p1');
  expect(screen.getAllByText('PO-2026-000001')).toHaveLength(1);
  screen.getByText('DEL-2026-000001');
});

it('says which inspection rejected a unit', async () => {
  await open({});
  await screen.findByText('Rejected in the inspection: RCT-2026-000009');
});

it('names each that could not be registered', async () => {
  const failed = [{ id: '2', serialNumber: 'SN-2', error: 'This serial number is already registered' }];
  await open({ done: 1, failed });
  await userEvent.click(screen.getByLabelText('Select all rows'));
  await userEvent.click(screen.getByRole('button', { name: 'Accept into the register' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Accept into the register' }).at(-1)!);
  await screen.findByText('1 could not be done:');
  screen.getByText(/This serial number is already registered/);
  screen.getByText('4 selected');
});

it('refuses with a reason', async () => {
  const asked = await open({ done: 2, failed: [] });
  await userEvent.click(screen.getByLabelText('Select all rows'));
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  const send = () => userEvent.click(screen.getAllByRole('button', { name: 'Refuse' }).at(-1)!);
  await screen.findByLabelText('Reason');
  await send();
  expect((await screen.findAllByText('Please give a reason')).length).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText('Reason'), 'Broken screen');
  await send();
  await screen.findByText('2 drafts were refused');
  const [post] = asked.filter(({ method }) => method === 'POST');
  expect(post?.body).toEqual({ ids: ['1', '2'], reason: 'Broken screen' });
});

it('lets a Super Admin look only', async () => {
  await open({}, 'Super Admin');
  expect(screen.queryByLabelText('Select all rows')).toBeNull();
});
