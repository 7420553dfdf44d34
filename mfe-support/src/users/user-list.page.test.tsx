import { answerWith, personOf, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { UserListPage } from './user-list.page.js';

it('shows who has an account, and offers nothing to change', async () => {
  const user = { ...personOf('Buyer'), status: 'suspended', createdAt: '2026-06-01T05:00:00.000Z', version: 1 };
  answerWith(() => ({ body: { items: [user], total: 1, page: 1, pageSize: 20 } }));
  await show(<UserListPage />, { role: 'Support Agent' });
  await screen.findByText('test@demo.gov.in');
  screen.getByText('Suspended');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['User', 'Role', 'Department', 'Status', 'Created']);
});
