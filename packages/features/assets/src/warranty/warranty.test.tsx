import type { Warranty } from '@portal/contracts';
import { answerWith, show } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset } from '../testing-asset.js';
import { WarrantyFormPage } from './warranty-form.page.js';
import { WarrantyPage } from './warranty.page.js';

beforeEach(() => localStorage.clear());

const warranty = (changes: Partial<Warranty> = {}): Warranty => ({
  ...{ id: 'w1', version: 2, createdAt: '2026-01-05T06:00:00.000Z', updatedAt: '2026-01-05T06:00:00.000Z' },
  ...{ warrantyNumber: 'W-2026-000001', assetId: 'a1', assetName: 'Dell Latitude 5450', serialNumber: 'SN-1' },
  ...{ brand: 'Dell', customerName: 'Test Office', customerEmail: 'office@demo.gov.in', customerPhone: '9000000001' },
  ...{ purchaseDate: '2026-01-05', warrantyType: 'Standard', warrantyStartDate: '2026-01-05' },
  ...{ warrantyEndDate: '2027-01-05', status: 'Active', remainingDays: 40 },
  ...{ contactPerson: 'Test Person', contactPhone: '9000000002', contactEmail: 'help@demo.gov.in' },
  ...changes,
});
const answer = (changes: Partial<Warranty> = {}) =>
  answerWith(({ method, path }) => {
    if (path.startsWith('/api/warranty-claims')) return { body: { items: [], total: 0, page: 1, pageSize: 20 } };
    return { body: method === 'GET' ? warranty(changes) : warranty() };
  });
const dialogOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

it('is extended by its seller, one year on unless another day is said', async () => {
  const asked = answer();
  await show(<WarrantyPage base="/seller/warranty" />, { role: 'Seller', at: '/seller/warranty/w1' });
  const dialog = await dialogOf('Extend warranty');
  await dialog.findByDisplayValue('05-01-2028');
  await userEvent.click(dialog.getByRole('button', { name: 'Extend warranty' }));
  await screen.findByText('Warranty W-2026-000001 was extended; the office was told.');
  const sent = asked.find(({ method }) => method === 'PUT');
  expect([sent?.path, sent?.body]).toEqual(['/api/warranties/w1/extension', { warrantyEndDate: '2028-01-05' }]);
  expect(sent?.headers.get('if-match')).toBe('"2"');
});

it('is cancelled with a reason alone', async () => {
  const asked = answer();
  await show(<WarrantyPage base="/seller/warranty" />, { role: 'Seller', at: '/seller/warranty/w1' });
  const dialog = await dialogOf('Cancel warranty');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel warranty' }));
  expect((await dialog.findAllByText('Please give a reason')).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByLabelText('Reason'), 'Exchanged');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel warranty' }));
  await screen.findByText('Warranty W-2026-000001 was cancelled; the office was told.');
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ reason: 'Exchanged' });
});

it.each(['Buyer', 'OEM'] as const)('is read by a %s, who is offered nothing', async (role) => {
  answer({ status: 'Cancelled', reason: 'Exchanged' });
  await show(<WarrantyPage base="/buyer/warranty" />, { role, at: '/buyer/warranty/w1' });
  await screen.findByText('Exchanged');
  expect(screen.queryByRole('button', { name: 'Extend warranty' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit warranty' })).toBeNull();
});

it('begins with the office, its contact and the years of the order, and names the one that runs', async () => {
  localStorage.setItem('portal.draft.new-warranty.u1', JSON.stringify({ assetId: 'a1', warrantyType: 'Standard' }));
  const running = { id: 'w1', warrantyNumber: 'W-2026-000001', warrantyEndDate: '2027-01-05' };
  const buyerContact = { officerName: 'Test Officer', email: 'officer@demo.gov.in', contactNumber: '9000000009' };
  answerWith(({ path }) => {
    if (path.endsWith('/warranty-proposal'))
      return { body: { customerName: 'Test Office', startDate: '2026-01-05', years: 3, running } };
    if (path.startsWith('/api/assets/')) return { body: asset() };
    if (path.startsWith('/api/seller-orders/')) return { body: { id: 'o1', buyerContact } };
    return { body: { items: [] } };
  });
  await show(<WarrantyFormPage base="/seller/warranty" />, { role: 'Seller' });
  await screen.findByDisplayValue('Test Office');
  await screen.findByDisplayValue('officer@demo.gov.in');
  await screen.findByDisplayValue('9000000009');
  await screen.findByText('05-01-2029');
  const link = screen.getByRole('link', { name: 'W-2026-000001' });
  expect(link.getAttribute('href')).toBe('/seller/warranty/w1');
});
