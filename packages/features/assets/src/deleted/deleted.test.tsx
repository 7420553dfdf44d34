import type { Asset } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { DeleteDialog } from '../asset/delete.dialog.js';
import { asset, pageOf } from '../testing-asset.js';
import { DeletedListPage } from './deleted-list.page.js';

const deleted = { ...asset(), deletedAt: '2026-11-20T05:00:00Z', deletedBy: 'Asha Rao', undoneImport: 'register.csv' };

async function open(refusal?: string) {
  const asked = answerWith(({ method }) => {
    if (method === 'GET') return { body: pageOf([deleted]) };
    return refusal ? { status: 409, body: { error: refusal } } : { body: asset() };
  });
  const page = (
    <Routes>
      <Route path="/superadmin/assets/deleted" element={<DeletedListPage base="/superadmin/assets" />} />
      <Route path="/superadmin/assets/:id" element={<p>The asset</p>} />
    </Routes>
  );
  await show(page, { at: '/superadmin/assets/deleted', role: 'Super Admin' });
  await screen.findByText('SN-1');
  await userEvent.click(screen.getByRole('button', { name: /^Restore/ }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Restore Dell Latitude 5450?');
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
  return asked;
}

it('brings an asset back and leads to it', async () => {
  const asked = await open();
  await screen.findByText('The asset');
  screen.getByText('Dell Latitude 5450 is back in the register');
  expect(asked.find(({ method }) => method === 'POST')?.path).toMatch(/\/assets\/a1\/restore$/);
});

it('says who deleted it, and why it cannot come back', async () => {
  await open('No remaining capacity');
  await screen.findByText('No remaining capacity');
  screen.getByText('Asha Rao');
  screen.getByText(/Import undone: register\.csv/);
});

it('offers to take a single deletion back', async () => {
  const asked = answerWith(() => ({ body: asset() }));
  const one: Asset[] = [asset()];
  await show(<DeleteDialog chosen={one} onClose={() => undefined} />, { role: 'Super Admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Dell Latitude 5450 is back in the register');
  expect(asked.at(-1)).toMatchObject({ method: 'POST' });
  expect(asked.at(-1)?.path).toMatch(/\/assets\/a1\/restore$/);
});
