import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageOf } from '../testing-asset.js';
import { ClaimListPage } from './claim-list.page.js';

const match = { id: 'a1', assetUid: '263270000011', name: 'Latitude', manufacturer: 'Dell', status: 'Active' };
const claim = (id: string, changes: object = {}) => ({
  ...{ id, version: 4, createdAt: '2026-11-20T05:00:00Z', updatedAt: '2026-11-20T05:00:00Z', status: 'Waiting' },
  ...{ serialNumber: `SN-${id}`, claimedById: 'u1', claimedBy: 'Asha Rao', matches: [match], ...changes },
});

async function open(...claims: object[]) {
  const asked = answerWith(({ method }) => ({ body: method === 'GET' ? pageOf(claims) : claims[0] }));
  await show(<ClaimListPage base="/buyer/device-claims" />, { at: '/buyer/device-claims', role: 'Buyer' });
  await screen.findByText('SN-1');
  return asked;
}
const decided = (asked: Awaited<ReturnType<typeof open>>) => asked.find(({ method }) => method === 'PUT')?.body;
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  return within(await screen.findByRole('dialog'));
};

it('gives the one free device of the serial number to who claimed it', async () => {
  const asked = await open(claim('1'));
  screen.getByText('Nobody holds it');
  const dialog = await press('Confirm');
  dialog.getByText('Latitude (Dell)');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('SN-1 was given to Asha Rao');
  expect(decided(asked)).toEqual({ confirmed: true, assetId: 'a1' });
});

it('says that somebody holds it, or that there is none, and confirms neither', async () => {
  await open(claim('1', { matches: [{ ...match, heldBy: 'Ravi Das' }] }));
  screen.getByText('Held by Ravi Das');
  const dialog = await press('Confirm');
  dialog.getByText('Ravi Das holds this device; take it back first.');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true);
});

it('refuses with a reason only', async () => {
  const asked = await open(claim('1', { matches: [] }));
  screen.getByText('Not in your register');
  const dialog = await press('Refuse');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  await dialog.findAllByText('Please give a reason');
  await userEvent.type(dialog.getByLabelText('Reason'), 'It stays in the store');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  await screen.findByText('The claim was refused');
  expect(decided(asked)).toEqual({ confirmed: false, reason: 'It stays in the store' });
});

it('offers no decision about what was decided', async () => {
  await open(claim('1', { status: 'Refused', reason: 'It stays in the store', matches: undefined }));
  screen.getByText('It stays in the store');
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
});
