import { answerWith, show, type Asked } from '@portal/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { QuoteFormPage } from './quote-form.page.js';

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const rfq = {
  ...{
    id: 'r1',
    version: 1,
    createdAt: inDays(-1),
    updatedAt: inDays(-1),
    status: 'Open',
    rfqNumber: 'RFQ-2026-000001',
  },
  ...{ title: 'Laptops', department: 'District Office', closesAt: inDays(5) },
  items: [
    { id: 'i1', assetName: 'Laptop', description: '14 inch', category: 'Laptop', quantity: 3 },
    { id: 'i2', assetName: 'Dock', category: 'Accessories', quantity: 3 },
  ],
};

const open = async (answer: (asked: Asked) => object | undefined = () => undefined) => {
  const asked = answerWith((one) => {
    const own = answer(one);
    if (own) return own as { body: unknown };
    if (one.path.endsWith('/rfqs/r1')) return { body: rfq };
    return { body: { items: [], total: 0, page: 1, pageSize: 20 } };
  });
  const page = <QuoteFormPage base="/seller/quotes" />;
  const routes = (
    <Routes>
      <Route path="/seller/quotes/:id/quote" element={page} />
      <Route path="*" element="elsewhere" />
    </Routes>
  );
  const shown = await show(routes, { at: '/seller/quotes/r1/quote', role: 'Seller' });
  await screen.findByLabelText('Quote number');
  return { asked, shown };
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Quote' }));

beforeEach(() => localStorage.clear());

it('begins with the lines that were asked for and the usual terms, valid for 30 days', async () => {
  await open();
  expect(field('Terms').value).toBe('Net 30 days, 3-year warranty included');
  expect(field('Delivery time').value).toBe('2-3 weeks');
  expect(field('Warranty').value).toBe('3 years on-site warranty');
  expect(field('Quote number').value).toBe('');
  const first = within(screen.getByRole('group', { name: 'Item 1' }));
  expect(first.getByLabelText<HTMLInputElement>('Asset name').value).toBe('Laptop');
  expect(first.getByLabelText<HTMLInputElement>('Quantity').value).toBe('3');
});

it('says at each field what it lacks, and sends nothing', async () => {
  const { asked } = await open();
  for (const label of ['Terms', 'Delivery time', 'Warranty']) await userEvent.clear(field(label));
  const first = within(screen.getByRole('group', { name: 'Item 1' }));
  for (const label of ['Asset name', 'Description', 'Quantity']) await userEvent.clear(first.getByLabelText(label));
  await submit();
  for (const message of [
    'Quote number is required',
    'Terms are required',
    'Delivery time is required',
    'Warranty information is required',
    'Asset name is required',
    'Description is required',
    'Quantity must be greater than 0',
    'Unit price must be greater than 0',
  ]) {
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  }
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it.each(['Submit Quote', 'Save as Draft'])('offers of no line more than was asked for: %s', async (action) => {
  const { asked } = await open();
  const second = within(screen.getByRole('group', { name: 'Item 2' }));
  const quantity = second.getByLabelText<HTMLInputElement>('Quantity');
  second.getByText('Asked for: 3');
  await fillIn();
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '4');
  await userEvent.click(screen.getByRole('button', { name: action }));
  await second.findByText('The quantity must not exceed what was asked for');
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('lets all lines go but the last', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Item 2' }));
  expect(screen.queryByRole('group', { name: 'Item 2' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove Item/ })).toBeNull();
});

const fillIn = async () => {
  await userEvent.type(field('Quote number'), 'Q-7');
  for (const price of screen.getAllByLabelText(/Unit price/)) await userEvent.type(price, '50000');
};

it('submits the quote for its request, or keeps it as a draft', async () => {
  const { asked } = await open(({ method }) => (method === 'POST' ? { status: 201, body: { id: 'q1' } } : undefined));
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Save as Draft' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ rfqId: 'r1', status: 'Draft', quoteNumber: 'Q-7' },
      items: [{ rfqItemId: 'i1', unitPrice: 50_000, gst: 18 }, { rfqItemId: 'i2' }],
    }),
  );
  await screen.findByText('The draft of the quote for RFQ-2026-000001 was saved');
});

it('keeps a draft of whatever is filled in, and tells where what is given is not well-formed', async () => {
  const { asked } = await open(({ method }) => (method === 'POST' ? { status: 201, body: { id: 'q1' } } : undefined));
  for (const label of ['Terms', 'Delivery time', 'Warranty']) await userEvent.clear(field(label));
  const [price] = screen.getAllByLabelText(/Unit price/);
  await userEvent.type(price as HTMLElement, '0');
  await userEvent.click(screen.getByRole('button', { name: 'Save as Draft' }));
  expect((await screen.findAllByText('Unit price must be greater than 0')).length).toBeGreaterThan(0);
  await userEvent.clear(price as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Save as Draft' }));
  await screen.findByText('The draft of the quote for RFQ-2026-000001 was saved');
  const sent = asked.find(({ method }) => method === 'POST')?.body as Record<string, unknown>;
  expect(sent).toMatchObject({ status: 'Draft', items: [{ rfqItemId: 'i1', quantity: 3 }, { rfqItemId: 'i2' }] });
  for (const name of ['quoteNumber', 'terms', 'deliveryTime', 'warranty']) expect(sent[name]).toBeUndefined();
});

it('goes on with the draft that the server keeps, and hands in nothing that is not whole', async () => {
  const kept = {
    ...{ id: 'q1', version: 3, rfqId: 'r1', status: 'Draft', deliveryTime: 'In May', files: [] },
    items: [{ id: 'l1', rfqItemId: 'i2', quantity: 3, gst: 18, gstAmount: 0, totalPrice: 0 }],
  };
  const { asked } = await open(({ path, method }) =>
    path.endsWith('/quotes') && method === 'GET'
      ? { body: { items: [kept], total: 1, page: 1, pageSize: 20 } }
      : undefined,
  );
  expect(field('Delivery time').value).toBe('In May');
  expect(screen.getAllByLabelText('Asset name')).toHaveLength(1);
  await submit();
  for (const message of ['Quote number is required', 'Terms are required', 'Asset name is required'])
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('says that it failed, and keeps every word', async () => {
  await open(({ method }) => (method === 'POST' ? { status: 503, body: { error: 'Away' } } : undefined));
  await fillIn();
  await submit();
  await screen.findByText('Failed to submit quote. Please try again.');
  expect(field('Quote number').value).toBe('Q-7');
});

it('keeps what was typed in this browser until it is sent', async () => {
  const { shown } = await open();
  await userEvent.type(field('Quote number'), 'Q-8');
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Q-8'));
  shown.unmount();
  await open();
  expect(field('Quote number').value).toBe('Q-8');
});
