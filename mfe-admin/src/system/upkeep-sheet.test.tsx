import { answerWith, show } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UpkeepSheet } from './upkeep-sheet.js';

const done = {
  ...{ id: 't1', version: 2, createdAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:01:00Z' },
  ...{
    kind: 'Backup',
    status: 'Done',
    startedBy: 'Demo Administrator',
    endedAt: '2026-11-01T10:01:00Z',
    bytes: 3_145_728,
  },
};
const failed = { ...done, id: 't2', status: 'Failed', bytes: undefined, fault: 'The disk is full' };
const page = (items: object[]) => ({ items, total: items.length, page: 1, pageSize: 5 });

it('shows what was done, and starts a backup only after it was asked about', async () => {
  const asked = answerWith(({ path, method, query }) => {
    if (path === '/api/system/backups') return { body: { isThere: true, items: [] } };
    if (method === 'POST') return { status: 201, body: { ...done, status: 'Running' } };
    return { body: page(query.get('kind') ? [done] : [failed, done]) };
  });
  await show(<UpkeepSheet />, { role: 'Super Admin' });
  await screen.findByText('3 MB');
  screen.getByText('The disk is full');
  await userEvent.click(await screen.findByRole('button', { name: 'Run System Backup' }));
  const written = () => asked.filter(({ method }) => method === 'POST');
  const dialog = await screen.findByRole('dialog', { name: 'Run a system backup now?' });
  expect(written()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Run System Backup' }));
  await waitFor(() => expect(written()).toMatchObject([{ path: '/api/system/tasks', body: { kind: 'Backup' } }]));
  await screen.findByText('The backup has begun. It goes on when you leave this page.');
});

it('says why no backup can be taken, and clears the caches all the same', async () => {
  const asked = answerWith(({ path, method }) => {
    if (path === '/api/system/backups') return { body: { isThere: false, items: [] } };
    if (method === 'POST') return { status: 201, body: { ...done, kind: 'Clear caches', instances: 6 } };
    return { body: page([]) };
  });
  await show(<UpkeepSheet />, { role: 'Super Admin' });
  await screen.findByText(/The keeper of backups does not answer/);
  expect(screen.getByRole('button', { name: 'Run System Backup' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Clear System Cache' }));
  const dialog = await screen.findByRole('dialog', { name: 'Clear the system cache?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Clear System Cache' }));
  await screen.findByText('The system cache was cleared');
  expect(asked.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { kind: 'Clear caches' } }]);
});
