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
