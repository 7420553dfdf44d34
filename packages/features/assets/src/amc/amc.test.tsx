import { type Answer, answerWith, show } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amcContract, serviceRecord } from '../testing-cover.js';
import { asset, pageOf } from '../testing-asset.js';
import { AmcTabsPage } from './amc-tabs.page.js';
import { AmcEditPage, AmcRenewPage } from './amc-terms.page.js';
import { AmcPage } from './amc.page.js';

const service = serviceRecord();
const ticket = {
  ...{ id: 't1', version: 1, number: 'TKT-2026-000001', title: 'The fan is loud', description: 'x'.repeat(20) },
  ...{ status: 'Open', priority: 'High', category: 'Other', createdAt: '2026-11-01T05:00:00Z' },
  ...{ deviceName: 'HP LaserJet', serialNumber: 'SN-2' },
};
const answer = (changes: Partial<ReturnType<typeof amcContract>> = {}, then: Answer = { body: {} }) =>
  answerWith(({ path, method }) => {
    if (method !== 'GET') return then;
    if (path.includes('/documents')) return { body: pageOf([]) };
    if (path.endsWith('/service-records')) return { body: pageOf([service]) };
    if (path.endsWith('/support-tickets')) return { body: pageOf([ticket]) };
    if (path.startsWith('/api/assets/')) return { body: asset({ id: 'a2', assetUid: '263260000036' }) };
    if (path.startsWith('/api/amc-contracts/')) return { body: amcContract(changes) };
    return { body: pageOf([amcContract(changes)]) };
  });
const at = (rest = '') => ({ at: `/buyer/amc/c1${rest}` });

it('leads from the list to the page of a contract', async () => {
  answer();
  await show(<AmcTabsPage base="/buyer/amc" tickets="/buyer/complaints" />, { role: 'Buyer', at: '/buyer/amc' });
  const link = await screen.findByRole('link', { name: 'AMC-2026-000001' });
  expect(link.getAttribute('href')).toBe('/buyer/amc/c1');
});

it('shows what it covers, its documents and its history, and offers what can be done', async () => {
  answer();
  await show(<AmcPage base="/buyer/amc" tickets="/buyer/complaints" />, { role: 'Buyer', ...at() });
  const covered = await screen.findByRole('link', { name: 'HP LaserJet' });
  expect(covered.getAttribute('href')).toBe('/buyer/assets/a2');
  await screen.findByText('Contract made');
  const upload = await screen.findByRole('link', { name: 'Upload Document' });
  expect(upload.getAttribute('href')).toMatch(/\/documents\/new\?amcContractId=c1$/);
  expect(screen.getByRole('link', { name: 'Renew contract' }).getAttribute('href')).toBe('/buyer/amc/c1/renew');
  expect(screen.getByRole('link', { name: 'Edit AMC contract' }).getAttribute('href')).toBe('/buyer/amc/c1/edit');
});

it('offers nothing for a contract that was renewed, but the way to the one that follows', async () => {
  answer({ status: 'Renewed', renewedById: 'c2', renewedBy: 'AMC-2027-000002' });
  await show(<AmcPage base="/buyer/amc" tickets="/buyer/complaints" />, { role: 'Buyer', ...at() });
  const next = await screen.findByRole('link', { name: 'AMC-2027-000002' });
  expect(next.getAttribute('href')).toBe('/buyer/amc/c2');
  expect(screen.queryByRole('link', { name: 'Renew contract' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel contract' })).toBeNull();
});

it('cancels with a reason, for the version that was read', async () => {
  const asked = answer();
  await show(<AmcPage base="/buyer/amc" tickets="/buyer/complaints" />, { role: 'Buyer', ...at() });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel contract' }));
  const send = (await screen.findAllByRole('button', { name: 'Cancel contract' })).at(-1);
  if (send) await userEvent.click(send);
  expect((await screen.findAllByText('Please give a reason')).length).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText('Reason'), 'Another provider');
  if (send) await userEvent.click(send);
  await screen.findByText('AMC contract AMC-2026-000001 was cancelled; the other side was told.');
  const sent = asked.find(({ method }) => method === 'PUT');
  expect([sent?.path, sent?.body]).toEqual(['/api/amc-contracts/c1/cancellation', { reason: 'Another provider' }]);
});

it('renews from the day after the end, for one year, with what was agreed', async () => {
  const asked = answer({}, { status: 201, body: amcContract({ id: 'c2', contractNumber: 'AMC-2027-000002' }) });
  await show(<AmcRenewPage base="/buyer/amc" />, { role: 'Buyer', ...at('/renew') });
  await screen.findByDisplayValue('02-01-2027');
  await userEvent.click(screen.getByRole('button', { name: 'Renew contract' }));
  await screen.findByText('AMC contract AMC-2027-000002 follows');
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ startDate: '2027-01-02', endDate: '2028-01-02', value: 12_000, provider: 'Test Services' },
  });
});

it('keeps what was typed where somebody else was faster', async () => {
  answer({}, { status: 412, body: { error: 'Somebody else changed this', code: 'STALE' } });
  await show(<AmcEditPage base="/buyer/amc" />, { role: 'Buyer', ...at('/edit') });
  const provider = await screen.findByLabelText('Provider');
  await userEvent.clear(provider);
  await userEvent.type(provider, 'Others');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'The AMC contract was not changed' });
  expect(screen.getByDisplayValue('Others')).toBeTruthy();
});

it('plans a service for all assets, by the provider alone', async () => {
  const asked = answer({}, { status: 201, body: service });
  await show(<AmcPage base="/seller/amc" tickets="/seller/support" />, { role: 'Seller', at: '/seller/amc/c1' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add service' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Description is required')).length).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText('Description'), 'Yearly cleaning');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The service was recorded; the other side was told.');
  const sent = asked.find(({ method }) => method === 'POST');
  expect(sent?.path).toBe('/api/amc-contracts/c1/service-records');
  expect(sent?.body).toMatchObject({ status: 'Scheduled', description: 'Yearly cleaning', partsReplaced: [] });
});

it('lets the office rate what was done, and write no service', async () => {
  const asked = answer({}, { body: serviceRecord({ rating: 4 }) });
  await show(<AmcPage base="/buyer/amc" tickets="/buyer/complaints" />, { role: 'Buyer', ...at() });
  await userEvent.click(await screen.findByRole('button', { name: /Yearly cleaning/ }));
  expect(screen.queryByRole('button', { name: 'Add service' })).toBeNull();
  await userEvent.click(await screen.findByText('Rate'));
  await userEvent.click(await screen.findByLabelText('4 – good'));
  await userEvent.click(screen.getByRole('button', { name: 'Save rating' }));
  await screen.findByText('The rating was saved');
  const sent = asked.find(({ method }) => method === 'PUT');
  expect([sent?.path, sent?.body]).toEqual(['/api/service-records/s1/rating', { rating: 4 }]);
});

it('shows the tickets about what a contract covers, and raises one about an asset of it', async () => {
  const asked = answer();
  await show(<AmcPage base="/buyer/amc" tickets="/buyer/complaints" />, { role: 'Buyer', ...at() });
  const link = await screen.findByRole('link', { name: 'TKT-2026-000001' });
  expect(link.getAttribute('href')).toBe('/buyer/complaints/t1');
  const question = asked.find(({ path }) => path.endsWith('/support-tickets'));
  expect(question?.query.get('amcContractId')).toBe('c1');
  await userEvent.click(screen.getByRole('button', { name: 'Raise an issue' }));
  await waitFor(() => expect(asked.some(({ path }) => path === '/api/assets/a1')).toBe(true));
});

it('has a tab for the issues of one contract, the newest where none is chosen', async () => {
  const asked = answer();
  await show(<AmcTabsPage base="/buyer/amc" tickets="/buyer/complaints" />, {
    ...{ role: 'Buyer', at: '/buyer/amc?tab=issues' },
  });
  await screen.findByRole('link', { name: 'TKT-2026-000001' });
  const question = asked.find(({ path }) => path.endsWith('/support-tickets'));
  expect(question?.query.get('amcContractId')).toBe('c1');
});
