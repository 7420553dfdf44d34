import type { LifecycleEvent } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { EventDialog } from './asset/lifecycle/event.dialog.js';
import { ServiceDialog } from './service-records/service.dialogs.js';
import { pageOf } from './testing-asset.js';
import { serviceRecord } from './testing-cover.js';

/** The portal has a newer version than the one that was opened: only a change of that one is taken. */
function fasterThan(version: number, rows: object) {
  return answerWith(({ method, headers }) => {
    if (method === 'GET') return { body: rows };
    const isNewest = headers.get('if-match') === `"${version}"`;
    return isNewest ? { body: { version } } : { status: 412, body: { error: 'This was changed', code: 'STALE' } };
  });
}

async function keepsMine(typed: string) {
  fireEvent.change(await screen.findByLabelText('Description'), { target: { value: typed } });
  fireEvent.click(screen.getByText('Save'));
  await screen.findByText('Somebody was faster');
  await screen.findByText('Said by another');
  fireEvent.click(await screen.findByText('Keep mine'));
  fireEvent.click(screen.getByText('Save this choice'));
}

it('asks whose words count where somebody changed the service meanwhile', async () => {
  const service = serviceRecord({ status: 'Scheduled', serviceDate: '2026-12-01' });
  const asked = fasterThan(3, pageOf([{ ...service, version: 3, description: 'Said by another' }]));
  let closed = false;
  await show(<ServiceDialog service={service} onClose={() => (closed = true)} />, { role: 'Seller' });
  await keepsMine('Cleaned twice');
  await screen.findByText('The service was changed');
  expect(closed).toBe(true);
  expect(asked.at(-1)?.body).toMatchObject({ description: 'Cleaned twice' });
});

it('asks whose words count where somebody changed the event meanwhile', async () => {
  const event: LifecycleEvent = {
    ...{ id: 'e1', assetId: 'a1', version: 1, eventType: 'maintenance', description: 'Cleaned', automatic: false },
    timestamp: '2026-06-01T05:00:00.000Z',
    performedBy: 'Test Person',
  };
  const asked = fasterThan(2, { items: [{ ...event, version: 2, description: 'Said by another' }], health: {} });
  await show(<EventDialog assetId="a1" event={event} onClose={() => undefined} />, { role: 'Buyer' });
  await keepsMine('Oiled');
  await screen.findByText('The event was changed');
  expect(asked.at(-1)?.body).toMatchObject({ description: 'Oiled' });
});
