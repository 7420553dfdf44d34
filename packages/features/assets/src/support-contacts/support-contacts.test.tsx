import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SupportContactsPage } from './support-contacts.page.js';

it('starts with what holders see now, and sets it against the version that was read', async () => {
  const asked = answerWith(() => ({
    body: { phone: '1800110001', email: 'a@example.gov.in', of: 'portal', version: 4 },
  }));
  await show(<SupportContactsPage />, { role: 'Buyer' });
  const phone = await screen.findByLabelText<HTMLInputElement>('Contact phone');
  expect(phone.value).toBe('1800110001');
  const written = () => asked.filter(({ method }) => method === 'PUT');
  await userEvent.clear(phone);
  await userEvent.type(phone, 'call us');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findAllByText('Please enter a valid phone number');
  expect(written()).toEqual([]);
  await userEvent.clear(phone);
  await userEvent.type(phone, '022-1234567');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The contacts were saved');
  expect(written()).toMatchObject([
    { path: '/api/support-contacts', body: { phone: '022-1234567', email: 'a@example.gov.in' } },
  ]);
});
