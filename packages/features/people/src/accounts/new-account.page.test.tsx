import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewAccountPage } from './new-account.page.js';

it('adds a Super Admin to the own organisation, and asks for what is needed first', async () => {
  const asked = answerWith(() => ({ status: 201, body: {} }));
  await show(<NewAccountPage base="/superadmin/super-admin-management" role="Super Admin" />);
  await screen.findByRole('heading', { name: 'Add New Super Admin' });
  const add = await screen.findByText('Add New Super Admin', { selector: '[type=submit]' });
  await userEvent.click(add);
  expect((await screen.findAllByText('Name is required')).length).toBeGreaterThan(0);
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(0);
  await userEvent.type(screen.getByLabelText(/^Name/), 'Test Overseer');
  await userEvent.type(screen.getByLabelText(/E-?mail/i), 'overseer@example.gov.in');
  await userEvent.click(add);
  await screen.findByText('Super Admin added successfully!');
  expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/users',
    body: { name: 'Test Overseer', email: 'overseer@example.gov.in', role: 'Super Admin' },
  });
});
