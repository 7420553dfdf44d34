import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import { WorkspacePage } from './workspace.page.js';

it('leads a maker from each figure to the rows that it counts', async () => {
  answerWith(() => ({ body: { items: [], total: 4, page: 1, pageSize: 1 } }));
  await show(<WorkspacePage />, { role: 'OEM', at: '/seller/workspace' });
  const hrefOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf(/Claims with your next step/)).toBe('/seller/warranty-claims?waiting=yes');
  expect(await hrefOf(/Claims due today or over/)).toBe('/seller/warranty-claims?due=yes');
  expect(await hrefOf(/Open claims/)).toBe('/seller/warranty-claims?open=yes');
  expect(await hrefOf(/Escalations to answer/)).toBe('/seller/escalations?waiting=yes');
  expect(await hrefOf(/Tickets under way/)).toBe('/seller/tickets?active=yes');
  expect(await hrefOf(/Warranties that end in 90 days/)).toBe('/seller/warranty?endsWithin=90');
  expect(await hrefOf(/Maintenance contracts/)).toBe('/seller/maintenance?status=Active');
  await screen.findByText('Nothing waits for you.');
});

it('is of nobody else', async () => {
  answerWith(() => ({ body: { items: [], total: 0, page: 1, pageSize: 1 } }));
  await show(<WorkspacePage />, { role: 'Seller', at: '/seller/workspace' });
  expect(screen.queryByText('Open claims')).toBeNull();
});
