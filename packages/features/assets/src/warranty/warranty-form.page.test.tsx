import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WarrantyFormPage } from './warranty-form.page.js';

beforeEach(() => localStorage.clear());

it('shows the end that follows from start and type', async () => {
  answerWith(() => ({ body: { items: [] } }));
  await show(<WarrantyFormPage base="/seller/warranty" />, { role: 'Seller' });
  await userEvent.type(screen.getByLabelText('Warranty start date'), '05-03-2026');
  await screen.findByText('05-03-2027');
  await userEvent.click(screen.getByRole('radio', { name: 'Premium (3 years)' }));
  await screen.findByText('05-03-2029');
});

it('says what is missing in the words of the rules', async () => {
  answerWith(() => ({ body: { items: [] } }));
  await show(<WarrantyFormPage base="/seller/warranty" />, { role: 'Seller' });
  await userEvent.type(screen.getByLabelText('Contact e-mail'), 'nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Register Warranty' }));
  for (const message of ['Asset ID is required', 'Customer name is required', 'Invalid email format']) {
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  }
});

it('says that the warranty was not registered, and keeps what was typed', async () => {
  const kept = {
    ...{ assetId: 'a1', customerName: 'District Office', customerEmail: 'office@demo.gov.in' },
    ...{ customerPhone: '9000000001', warrantyType: 'Standard', warrantyStartDate: '2026-03-05' },
    ...{ contactPerson: 'Test Person', contactPhone: '9000000002', contactEmail: 'help@demo.gov.in' },
  };
  localStorage.setItem('portal.draft.new-warranty.u1', JSON.stringify(kept));
  answerWith(({ method }) =>
    method === 'POST' ? { status: 503, body: { error: 'The service is away' } } : { body: { items: [] } },
  );
  await show(<WarrantyFormPage base="/seller/warranty" />, { role: 'Seller' });
  await userEvent.click(screen.getByRole('button', { name: 'Register Warranty' }));
  await screen.findByRole('heading', { name: 'Failed to register warranty. Please try again.' });
  screen.getByText('The service is away');
  expect(screen.getByLabelText<HTMLInputElement>('Customer name').value).toBe('District Office');
});
