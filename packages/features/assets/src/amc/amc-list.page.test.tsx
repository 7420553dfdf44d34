import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageOf } from '../testing-asset.js';
import { AmcListPage } from './amc-list.page.js';

const contract = {
  id: 'c1',
  version: 1,
  contractNumber: 'AMC-2026-000001',
  assetIds: ['a1', 'a2'],
  assetNames: ['Dell Latitude 5450', 'HP LaserJet'],
  provider: 'Test Services',
  startDate: '2026-01-01',
  endDate: '2027-01-01',
  remainingDays: 40,
  value: 12_000,
  status: 'Active',
  serviceType: 'Preventive',
  contactPerson: 'Test Person',
  contactPhone: '9876543210',
  contactEmail: 'person@example.in',
};

it('opens a contract by its number, and leads from it to the assets it covers', async () => {
  answerWith(({ path }) => ({ body: pageOf(path.endsWith('/documents') ? [] : [contract]) }));
  await show(<AmcListPage base="/buyer/amc" />, { role: 'Buyer', at: '/buyer/amc' });
  await userEvent.click(await screen.findByRole('button', { name: 'AMC-2026-000001' }));
  const covered = await screen.findByRole('link', { name: 'HP LaserJet' });
  expect(covered.getAttribute('href')).toBe('/buyer/assets/a2');
  await screen.findByText('No documents found');
  const upload = screen.getByRole('link', { name: 'Upload Document' });
  expect(upload.getAttribute('href')).toMatch(/\/documents\/new\?amcContractId=c1$/);
});
