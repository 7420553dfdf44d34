import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MaintenanceSheet } from './maintenance-sheet.js';

const planned = {
  ...{ id: 'm1', version: 3, createdAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:00:00Z' },
  ...{ from: '2026-12-01T18:00:00.000Z', to: '2026-12-01T20:00:00.000Z', text: 'MongoDB gets a new disk.' },
};
const page = (items: object[]) => ({ items, total: items.length, page: 1, pageSize: 10 });

it('is no table while nothing is planned, and announces a maintenance only with all that people need', async () => {
  const asked = answerWith(({ method }) => ({ body: method === 'GET' ? page([]) : planned }));
  await show(<MaintenanceSheet />);
  await userEvent.click(await screen.findByRole('button', { name: 'Announce a maintenance' }));
  expect(screen.queryByRole('table')).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: 'Announce a maintenance' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('Please enter what will be away')).length).toBeGreaterThan(0);
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('changes what was announced, upon the version that was read', async () => {
  const asked = answerWith(({ method }) => ({ body: method === 'GET' ? page([planned]) : planned }));
  await show(<MaintenanceSheet />);
  await userEvent.click(await screen.findByRole('button', { name: `Edit the maintenance "${planned.text}"` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the maintenance' }));
  const text = dialog.getByLabelText('What will be away');
  await userEvent.clear(text);
  await userEvent.type(text, 'NATS moves.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('The maintenance "NATS moves." was saved');
  const [written] = asked.filter(({ method }) => method === 'PUT');
  expect(written).toMatchObject({
    path: '/api/system/maintenance/m1',
    body: { from: planned.from, to: planned.to, text: 'NATS moves.' },
  });
  expect(written?.headers.get('if-match')).toBe('"3"');
});

it('takes one back only after it was asked about', async () => {
  const asked = answerWith(({ method }) => ({ body: method === 'GET' ? page([planned]) : { success: true } }));
  await show(<MaintenanceSheet />);
  await userEvent.click(await screen.findByRole('button', { name: `Take back the maintenance "${planned.text}"` }));
  const removed = () => asked.filter(({ method }) => method === 'DELETE');
  const dialog = await screen.findByRole('dialog', { name: `Take back the maintenance "${planned.text}"?` });
  expect(removed()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take back' }));
  await screen.findByText(`The maintenance "${planned.text}" was taken back`);
  await waitFor(() => expect(removed()).toMatchObject([{ path: '/api/system/maintenance/m1' }]));
});

it('says that it cannot be read, and reads it again on request', async () => {
  let isAway = true;
  answerWith(() => (isAway ? { status: 503, body: { error: 'Away', code: 'AWAY' } } : { body: page([planned]) }));
  await show(<MaintenanceSheet />);
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 });
  isAway = false;
  await userEvent.click(retry);
  await screen.findByText(planned.text);
  expect(screen.queryByRole('alert')).toBeNull();
});
