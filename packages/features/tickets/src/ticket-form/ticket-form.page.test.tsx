import type { Role } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ticketOf } from '../testing/ticket-of.js';
import { TicketFormPage } from './ticket-form.page.js';

const device = { id: 'd1', deviceName: 'Test Laptop', serialNumber: 'SN-1' };
const asset = {
  id: 'a1',
  assetUid: '263260000035',
  name: 'Test Laptop',
  serialNumber: 'SN-1',
  sellerName: 'Test Seller',
};

async function open(role: Role, at = '/', page = <TicketFormPage base="/enduser/support" />) {
  localStorage.clear();
  const asked = answerWith(({ path, query, method }) => {
    if (path.endsWith('/devices')) return { body: { items: [device] } };
    if (path.endsWith('/search/assets')) {
      return { body: { items: [asset.assetUid, 'test'].includes(query.get('q') ?? '') ? [asset] : [] } };
    }
    return method === 'POST' ? { status: 201, body: ticketOf() } : undefined;
  });
  await show(page, { role, at });
  await screen.findByRole('button', { name: 'Create Ticket' });
  return asked;
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Create Ticket' }));
const sent = (asked: { method: string; body: unknown }[]) => asked.find(({ method }) => method === 'POST')?.body;

it('asks an end user for device, title and description at once', async () => {
  await open('End User');
  await send();
  for (const message of ['Please select a device', 'Please enter a title', 'Please enter a description']) {
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  }
});

it('fills in the item that failed a verification', async () => {
  const asked = await open('End User', '/?device=d1&item=The+cable+works&notes=It+is+torn');
  await send();
  await screen.findByText('Ticket TKT-2026-000001 was raised');
  expect(sent(asked)).toMatchObject({
    deviceId: 'd1',
    title: 'Failed check: The cable works',
    description: 'This item failed when I verified the device: The cable works.\nIt is torn',
  });
});

it('needs a time for a phone call', async () => {
  await open('End User', '/?device=d1&item=The+cable+works');
  await userEvent.click(screen.getByRole('radio', { name: 'Phone' }));
  screen.getByLabelText('Preferred time');
  await send();
  await screen.findAllByText('Please select a preferred time for contact');
});

it('takes an Asset UID only when there is such an asset', async () => {
  const asked = await open('Support Agent');
  await userEvent.type(screen.getByLabelText('Title'), 'Screen flickers');
  await userEvent.type(screen.getByLabelText('Description'), 'The screen flickers since the last update.');
  const uid = screen.getByLabelText(/^Asset UID/);
  await userEvent.type(uid, '999');
  await screen.findByText('Asset UID not found in the system');
  await send();
  await screen.findAllByText('Please enter a valid Asset UID');
  await userEvent.clear(uid);
  await userEvent.type(uid, asset.assetUid);
  await screen.findByText('Test Seller');
  await send();
  await screen.findByText('Ticket TKT-2026-000001 was raised');
  expect(sent(asked)).toMatchObject({ assetUid: asset.assetUid, category: 'Hardware Issue', priority: 'Medium' });
});

it('offers the assets that a name or serial number leads to, and takes the one that is chosen', async () => {
  const asked = await open('Support Agent');
  await userEvent.type(screen.getByLabelText('Title'), 'Screen flickers');
  await userEvent.type(screen.getByLabelText('Description'), 'The screen flickers since the last update.');
  await userEvent.type(screen.getByLabelText(/^Asset UID/), 'test');
  await screen.findByText('Choose the asset from the list');
  await send();
  await screen.findAllByText('Please enter a valid Asset UID');
  await userEvent.click(screen.getByLabelText(/^Asset UID/));
  await userEvent.click(await screen.findByText('SN-1'));
  await screen.findByText('Test Seller');
  await send();
  await screen.findByText('Ticket TKT-2026-000001 was raised');
  expect(sent(asked)).toMatchObject({ assetUid: asset.assetUid });
});

const complaint = (
  <TicketFormPage
    base="/buyer/complaints"
    listTitle="Complaints"
    title="Raise a complaint"
    escalations="/buyer/escalation"
  />
);

it('asks a buyer for the asset, and leads to the escalations what is about an order', async () => {
  const asked = await open('Buyer', '/', complaint);
  screen.getByRole('heading', { level: 1, name: 'Raise a complaint' });
  expect(screen.getByRole('link', { name: 'About an order? Raise an escalation' }).getAttribute('href')).toBe(
    '/buyer/escalation/new',
  );
  await send();
  expect((await screen.findAllByText('Please enter the Asset UID')).length).toBeGreaterThan(0);
  expect(sent(asked)).toBeUndefined();
});

it('begins a complaint with the asset that it was begun at', async () => {
  const asked = await open('Buyer', `/?asset=${asset.assetUid}`, complaint);
  await screen.findByText('Test Seller');
  await userEvent.type(screen.getByLabelText('Title'), 'Screen flickers');
  await userEvent.type(screen.getByLabelText('Description'), 'The screen flickers since the last update.');
  await send();
  await screen.findByText('Ticket TKT-2026-000001 was raised');
  expect(sent(asked)).toMatchObject({ assetUid: asset.assetUid, title: 'Screen flickers' });
});
