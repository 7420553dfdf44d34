import { answerWith, show } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RfqFormPage } from './rfq-form.page.js';

const requisition = {
  ...{ id: 'r1', version: 2, number: 'REQ-2026-000001', title: 'Laptops', justification: 'Twelve people begin.' },
  ...{ status: 'Accepted', neededBy: '2090-01-31' },
  items: [
    {
      id: 'i1',
      assetName: 'Laptop',
      category: 'Laptop',
      quantity: 2,
      brand: 'Dell',
      model: 'L1',
      estimatedUnitPrice: 7,
    },
  ],
};

const open = async (changes: object = {}) => {
  const asked = answerWith(({ path }) =>
    path.endsWith('/requisitions/r1')
      ? { body: { ...requisition, ...changes } }
      : { body: { items: [], total: 0, page: 1, pageSize: 20 } },
  );
  await show(<RfqFormPage base="/buyer/quotes" />, { at: '/buyer/quotes/new?requisition=r1', role: 'Buyer' });
  return asked;
};

it('begins with what the requisition needs, without why and what it may cost', async () => {
  await open();
  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Laptops');
  expect([field(/^Asset name/), field(/^Quantity/), field(/^Brand/), field(/^Model/)]).toEqual([
    ...['Laptop', '2', 'Dell', 'L1'],
  ]);
  expect(field(/^Expected delivery/)).toBe('31-01-2090');
  screen.getByText('REQ-2026-000001');
  expect(screen.queryByDisplayValue(/Twelve people/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save as Draft' }));
  expect((await screen.findAllByText('Choose at least one seller')).length).toBeGreaterThan(0);
});

it('lets the day be chosen where the one that was asked for is over', async () => {
  await open({ neededBy: '2020-01-31' });
  expect((await screen.findByLabelText<HTMLInputElement>(/^Expected delivery/)).value).toBe('');
});

it('says that a requisition that was not accepted is not asked about', async () => {
  await open({ status: 'Ordered' });
  await screen.findByText('Quotes are requested for a requisition that was accepted.');
  expect(screen.queryByRole('button', { name: 'Save as Draft' })).toBeNull();
});
