import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { OverviewPage } from './overview.page.js';

const stats = {
  totalPOs: 12,
  activePOs: 3,
  completedPOs: 2,
  pendingApproval: 1,
  pendingValue: 340_000,
  totalValue: 5_890_000,
  sellerCount: 2,
  avgSellerRating: null,
  overdueDeliveries: 0,
  warrantyExpiring: 0,
  amcExpiring: 0,
  ordersChange: null,
  valueChange: 12,
};

const open = (changes: Partial<Record<keyof typeof stats, number | null>> = {}) => {
  answerWith(({ path }) => ({
    body: path.endsWith('/dashboard/stats') ? { ...stats, ...changes } : { items: [], total: 0, page: 1, pageSize: 5 },
  }));
  return show(<OverviewPage />, { at: '/buyer', role: 'Buyer' });
};

it('shows alerts only where there is something, and says how soon', async () => {
  await open({ warrantyExpiring: 4 });
  expect((await screen.findByRole('link', { name: 'Warranties Expiring: 4' })).getAttribute('href')).toBe(
    '/buyer/assets?attention=warranty',
  );
  screen.getByText('Within 30 days');
  expect(screen.queryByText(/AMC Expiring/)).toBeNull();
});

it('says so while nobody knows what ends soon, and shows all else', async () => {
  await open({ warrantyExpiring: null, amcExpiring: null, overdueDeliveries: 2 });
  await screen.findByText('What ends soon is not known at the moment. Please look again later.');
  await screen.findByRole('link', { name: 'Overdue Deliveries: 2' });
  await screen.findByText('pending ₹ 3.4 lakh');
});

it('has no alerts when nothing is urgent', async () => {
  await open();
  await screen.findByText('pending ₹ 3.4 lakh');
  expect(screen.queryByText('Critical Alerts')).toBeNull();
  await screen.findByText('No GEM orders found');
});
