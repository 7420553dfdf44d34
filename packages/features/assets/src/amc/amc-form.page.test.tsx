import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asset } from '../testing-asset.js';
import { AmcFormPage } from './amc-form.page.js';

beforeEach(() => localStorage.clear());

it('covers several searched assets for one year from the start', async () => {
  const found = [asset(), asset({ id: 'a2', serialNumber: 'SN-2', assetUid: '263260000036' })];
  const asked = answerWith(({ path }) => ({
    body: path.endsWith('/search/assets') ? { items: found } : { contractNumber: 'AMC-2026-000001' },
  }));
  await show(<AmcFormPage base="/buyer/amc" />, { role: 'Buyer' });
  const start = screen.getByLabelText('Start date');
  await userEvent.clear(start);
  await userEvent.type(start, '01-02-2026');
  await screen.findByDisplayValue('01-02-2027');
  await userEvent.type(screen.getByRole('combobox', { name: 'Assets' }), 'Dell');
  await userEvent.click(await screen.findByTitle('Dell Latitude 5450 · SN-1 · 263260000035'));
  await userEvent.click(await screen.findByTitle('Dell Latitude 5450 · SN-2 · 263260000036'));
  await userEvent.type(screen.getByLabelText('Provider'), 'Test Provider');
  await userEvent.type(screen.getByLabelText('Contract value'), '12000');
  await userEvent.type(screen.getByLabelText('Contact person'), 'Test Person');
  await userEvent.type(screen.getByLabelText('Contact phone'), '9000000003');
  await userEvent.type(screen.getByLabelText('Contact e-mail'), 'test@demo.gov.in');
  await userEvent.click(screen.getByRole('button', { name: 'Create AMC contract' }));
  await screen.findByText('AMC contract AMC-2026-000001 was created');
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    assetIds: ['a1', 'a2'],
    startDate: '2026-02-01',
    endDate: '2027-02-01',
    value: 12_000,
  });
});

it('says that the contract was not created', async () => {
  const kept = {
    ...{ assetIds: ['a1'], startDate: '2026-02-01', endDate: '2027-02-01', provider: 'Test Provider', value: 12_000 },
    ...{ contactPerson: 'Test Person', contactPhone: '9000000003', contactEmail: 'test@demo.gov.in' },
  };
  localStorage.setItem('portal.draft.new-amc.u1', JSON.stringify(kept));
  answerWith(({ method }) =>
    method === 'POST' ? { status: 503, body: { error: 'The service is away' } } : { body: { items: [asset()] } },
  );
  await show(<AmcFormPage base="/buyer/amc" />, { role: 'Buyer' });
  await userEvent.click(screen.getByRole('button', { name: 'Create AMC contract' }));
  await screen.findByRole('heading', { name: 'Failed to create AMC contract' });
});
