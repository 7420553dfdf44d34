import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IncidentsSheet } from './incidents-sheet.js';

const open = {
  ...{ id: 'i1', version: 1, createdAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:00:00Z' },
  ...{ part: 'nats', cause: 'NATS does not answer', startedAt: '2026-11-01T10:00:00Z', endedAt: null, updates: [] },
};
const told = { state: 'Resolved', text: 'A cable was replaced.', at: '2026-11-01T11:00:00Z', by: 'Demo Administrator' };
const ended = {
  ...open,
  id: 'i2',
  part: 'mail',
  cause: 'Does not answer',
  endedAt: '2026-11-01T11:00:00Z',
  updates: [told],
};
const page = (items: object[]) => ({ items, total: items.length, page: 1, pageSize: 10 });

it('shows what was down and why, what is down still, and what was told last', async () => {
  answerWith(() => ({ body: page([open, ended]) }));
  await show(<IncidentsSheet />);
  const rowOf = async (part: string) => within((await screen.findByText(part)).closest('tr') ?? document.body);
  const [first, second] = [await rowOf('nats'), await rowOf('mail')];
  first.getByText('NATS does not answer');
  first.getByText('Down');
  first.getByText('None yet');
  second.getByText('Resolved: A cable was replaced.');
  expect(second.queryByText('Down')).toBeNull();
});

it('tells everybody what is known of one, and not before something is', async () => {
  const asked = answerWith(({ method }) => ({ body: method === 'GET' ? page([open]) : { ...open, updates: [told] } }));
  await show(<IncidentsSheet />);
  await userEvent.click(await screen.findByRole('button', { name: 'Write an update on nats' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update on nats' }));
  await userEvent.type(dialog.getByLabelText('What is known'), 'A switch is broken.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByLabelText('Progress').getAttribute('aria-invalid')).toBe('true'));
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.click(dialog.getByLabelText('Progress'));
  await userEvent.click(await screen.findByTitle('Identified'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('The update on nats is on the status page');
  expect(asked.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/api/system/incidents/i1/updates', body: { state: 'Identified', text: 'A switch is broken.' } },
  ]);
});

it('says that they cannot be read, and reads them again on request', async () => {
  let isAway = true;
  answerWith(() => (isAway ? { status: 503, body: { error: 'Away', code: 'AWAY' } } : { body: page([open]) }));
  await show(<IncidentsSheet />);
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 });
  isAway = false;
  await userEvent.click(retry);
  await screen.findByText('NATS does not answer');
  expect(screen.queryByRole('alert')).toBeNull();
});
