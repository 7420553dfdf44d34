import { type Answer, answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amcContract } from '../testing-cover.js';
import { pageOf } from '../testing-asset.js';
import { AmcListPage } from './amc-list.page.js';
import { AmcEditPage, AmcRenewPage } from './amc-terms.page.js';
import { AmcPage } from './amc.page.js';

const answer = (changes: Partial<ReturnType<typeof amcContract>> = {}, then: Answer = { body: {} }) =>
  answerWith(({ path, method }) => {
    if (method !== 'GET') return then;
    if (path.includes('/documents')) return { body: pageOf([]) };
    if (path.startsWith('/api/amc-contracts/')) return { body: amcContract(changes) };
    return { body: pageOf([amcContract(changes)]) };
  });
const at = (rest = '') => ({ at: `/buyer/amc/c1${rest}` });

it('leads from the list to the page of a contract', async () => {
  answer();
  await show(<AmcListPage base="/buyer/amc" />, { role: 'Buyer', at: '/buyer/amc' });
  const link = await screen.findByRole('link', { name: 'AMC-2026-000001' });
  expect(link.getAttribute('href')).toBe('/buyer/amc/c1');
});

it('shows what it covers, its documents and its history, and offers what can be done', async () => {
  answer();
  await show(<AmcPage base="/buyer/amc" />, { role: 'Buyer', ...at() });
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
  await show(<AmcPage base="/buyer/amc" />, { role: 'Buyer', ...at() });
  const next = await screen.findByRole('link', { name: 'AMC-2027-000002' });
  expect(next.getAttribute('href')).toBe('/buyer/amc/c2');
  expect(screen.queryByRole('link', { name: 'Renew contract' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel contract' })).toBeNull();
});

it('cancels with a reason, for the version that was read', async () => {
  const asked = answer();
  await show(<AmcPage base="/buyer/amc" />, { role: 'Buyer', ...at() });
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
