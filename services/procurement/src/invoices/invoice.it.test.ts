import { type Invoice, invoices as contract, procurementFiles } from '@portal/contracts';
import type { TestService } from '@portal/service-kit/testing';
import {
  correct,
  deliveredOrder,
  freshNumber,
  get,
  heard,
  inDays,
  inStatus,
  invoiceFile,
  invoiceOf,
  list,
  move,
  type Person,
  send,
  startInvoices,
  submit,
  submitted,
  today,
  token,
} from '../testing/invoice-bench.js';
import { InvoiceRepository } from './invoice.repository.js';

let service: TestService;
beforeAll(async () => (service = await startInvoices()));
afterAll(() => service.stop());

const quantityRefused = 'The quantity is more than what was accepted and is not invoiced yet';
const refusedAt = (field: string, message: string) => ({ status: 422, body: { fields: { [field]: message } } });

describe('a new invoice', () => {
  it('has a number, totals of the server and the rounding of its order, and is told to the office', async () => {
    const order = await deliveredOrder();
    const { status, body } = await submit(order, { invoiceNumber: 'Gst/26-27/001' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ status: 'Submitted', source: 'purchase-order', orderNumber: order.poNumber, invoiceNumber: 'Gst/26-27/001' },
      ...{ subtotal: order.subtotal, gstTotal: order.gstTotal, totalAmount: order.totalAmount },
    });
    expect(body.number).toMatch(/^INV-\d{4}-\d{6}$/);
    expect((await heard('submitted', body.id as string)).notice).toMatchObject({ organizations: ['1-organization'] });
  });

  it.each([
    ['invoiceNumber', ' ', 'Invoice number is required'],
    ['invoiceNumber', '12345678901234567', 'An invoice number has at most 16 letters, digits, hyphens and slashes'],
    ['invoiceNumber', 'No 1', 'An invoice number has at most 16 letters, digits, hyphens and slashes'],
    ['invoiceDate', inDays(1), 'The date must not lie in the future'],
    ['invoiceDate', inDays(-1), 'The invoice date must not lie before the order'],
    ['items', [], 'Add at least one item.'],
    ['file', [], 'Please choose the file of the invoice'],
    ['orderId', 'nobody', 'There is no such record'],
  ])('is refused with %s %j', async (field, value, message) => {
    const refusal = await submit(await deliveredOrder(), { [field]: value });
    expect(refusal).toMatchObject(refusedAt(field, message));
  });

  it.each([
    ['quantity', 3, quantityRefused],
    ['unitPrice', 50_000.51, 'The price is above the price of the order'],
    ['gst', 12, 'The GST rate differs from the rate of the order'],
    ['lineId', 'no-line', 'The order has no such line'],
    ['quantity', 0, 'Quantity must be greater than 0'],
    ['unitPrice', 0, 'Unit Price must be greater than 0'],
    ['hsn', '12', 'HSN has 4, 6 or 8 digits'],
  ])('is refused where its line does not match the order in %s', async (field, value, message) => {
    const order = await deliveredOrder();
    const body = await invoiceOf(order);
    const items = body.items.map((item, n) => (n === 0 ? { ...item, [field]: value } : item));
    expect(await send({ ...body, items })).toMatchObject(refusedAt(`items.0.${field}`, message));
  });

  it('is refused with the same line twice', async () => {
    const body = await invoiceOf(await deliveredOrder());
    const refusal = await send({ ...body, items: [...body.items, body.items[1]] });
    expect(refusal).toMatchObject(refusedAt('items.2.lineId', 'This line stands here more than once'));
  });

  it('takes no more than was accepted and other invoices left', async () => {
    const order = await deliveredOrder([1, 0]);
    const [laptop] = (await invoiceOf(order)).items;
    expect(await submit(order)).toMatchObject({
      body: { fields: { 'items.0.quantity': quantityRefused, 'items.1.quantity': quantityRefused } },
    });
    const one = { items: [{ ...laptop, quantity: 1 }] };
    expect((await submit(order, one)).status).toBe(201);
    expect(await submit(order, one)).toMatchObject(refusedAt('items.0.quantity', quantityRefused));
  });

  it('may ask for less than the price of the order', async () => {
    const order = await deliveredOrder();
    const { items } = await invoiceOf(order);
    const { body } = await submit(order, { items: items.map((item) => ({ ...item, unitPrice: 9_999.99 })) });
    const { match } = (await get(body.id as string, 'buyer')).body;
    expect(match[0]).toMatchObject({ ordered: 2, accepted: 2, invoiced: 0, quantity: 2, orderPrice: 50_000.5 });
    expect(match[0]?.difference).toBe(-40_000.51);
  });

  it('is made once for one key', async () => {
    const body = await invoiceOf(await deliveredOrder());
    const [first, second] = [await send(body, 'seller', 'one-key-1'), await send(body, 'seller', 'one-key-1')];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
  });

  it('of two at one moment for the last unit is one; the other is told', async () => {
    const order = await deliveredOrder();
    const bodies = await Promise.all(Array.from({ length: 5 }, () => invoiceOf(order)));
    const answers = await Promise.all(bodies.map((body) => send(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
    for (const answer of answers.filter(({ status }) => status === 422))
      expect(answer.body).toMatchObject({ fields: { 'items.0.quantity': quantityRefused } });
  });

  it('keeps its file after a refusal for the next try', async () => {
    const order = await deliveredOrder();
    const invoiceNumber = freshNumber();
    const taken = { items: (await invoiceOf(order)).items.slice(1), invoiceNumber };
    await submit(order, taken);
    const body = { ...(await invoiceOf(order)), items: (await invoiceOf(order)).items.slice(0, 1) };
    expect((await send({ ...body, invoiceNumber })).status).toBe(409);
    expect((await send(body)).status).toBe(201);
  });
});

describe('the number of an invoice', () => {
  it('is taken in its financial year, whatever its case, by the same seller alone', async () => {
    const invoiceNumber = `a${freshNumber()}`;
    await submit(await deliveredOrder(), { invoiceNumber });
    const again = await submit(await deliveredOrder(), { invoiceNumber: invoiceNumber.toUpperCase() });
    const message = 'This invoice number was used before in this financial year';
    expect(again).toMatchObject({ status: 409, body: { fields: { invoiceNumber: message } } });
  });

  it('is free again in the next financial year', async () => {
    const order = await deliveredOrder();
    const { body } = await submit(order, { items: (await invoiceOf(order)).items.slice(0, 1) });
    const repository = service.get(InvoiceRepository);
    const before = await repository.findOrFail(body.id as string, {});
    await repository.update(before._id, {}, () => ({ set: { financialYear: before.financialYear - 1 } }));
    const items = (await invoiceOf(order)).items.slice(1);
    expect((await submit(order, { items, invoiceNumber: before.invoiceNumber })).status).toBe(201);
  });

  it('is given back by a withdrawal', async () => {
    const { id, invoiceNumber } = await inStatus('Withdrawn');
    expect((await get(id, 'seller')).body.status).toBe('Withdrawn');
    expect((await submit(await deliveredOrder(), { invoiceNumber })).status).toBe(201);
  });
});

describe('a returned invoice', () => {
  it('gives its quantities back, and asks for them anew when it is sent again', async () => {
    const order = await deliveredOrder();
    const { id } = (await submit(order)).body as Invoice;
    expect((await submit(order)).status).toBe(422);
    await move(id, 'Returned', 'buyer');
    const { items } = await invoiceOf(order);
    expect((await submit(order, { items: items.slice(0, 1) })).status).toBe(201);
    const form = { invoiceNumber: freshNumber(), invoiceDate: today };
    expect(await correct(id, { ...form, items })).toMatchObject(refusedAt('items.0.quantity', quantityRefused));
    const { status, body } = await correct(id, { ...form, items: items.slice(1), file: [await invoiceFile()] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'Submitted', invoiceNumber: form.invoiceNumber });
    expect(body.reason).toBeUndefined();
    expect(body.history.map(({ action }: { action: string }) => action)).toEqual([
      'Invoice submitted',
      'Return Invoice',
      'Send again',
    ]);
  });

  it('is corrected by its seller alone, and only while it is returned', async () => {
    const { id, items, invoiceNumber } = await inStatus('Returned');
    const lines = items.map(({ lineId, quantity, unitPrice, gst }) => ({ lineId, quantity, unitPrice, gst }));
    const form = { invoiceNumber, invoiceDate: today, items: lines };
    expect((await correct(id, form, 'rival')).status).toBe(404);
    expect((await correct(id, form, 'buyer')).status).toBe(403);
    expect((await correct(id, form, 'workmate', 1)).status).toBe(412);
    expect((await correct(id, form, 'workmate')).status).toBe(200);
    expect((await correct(id, form)).status).toBe(409);
  });
});

it('keeps its file, whatever of a correction is refused', async () => {
  const { id, items, invoiceNumber, file } = await inStatus('Returned');
  const lines = items.map(({ lineId, quantity, unitPrice, gst }) => ({ lineId, quantity, unitPrice, gst }));
  const form = (named: string) => ({ invoiceNumber, invoiceDate: today, items: lines, file: [named] });
  const opens = async (named: string) =>
    (await service.call(procurementFiles.scan, { token: token('buyer'), params: { id: named } })).status;
  expect((await correct(id, form(file.id), 'seller', 1)).status).toBe(412);
  expect(await opens(file.id)).toBe(200);
  const next = await invoiceFile();
  const twice = await Promise.all([correct(id, form(next)), correct(id, form(next))]);
  expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await opens(next)).toBe(200);
});

describe('who sees an invoice', () => {
  it.each([
    ['seller', 200],
    ['workmate', 200],
    ['buyer', 200],
    ['colleague', 200],
    ['admin', 200],
    ['rival', 404],
    ['stranger', 404],
    ['oem', 403],
    ['user', 403],
    ['support', 403],
  ] satisfies [Person, number][])('%s: %d, and with it its file and its row', async (person, status) => {
    const { id, file } = await submitted();
    expect((await get(id, person)).status).toBe(status);
    const download = await service.call(procurementFiles.download, { token: token(person), params: { id: file.id } });
    expect(download.status).toBe(status === 403 ? 404 : status);
    const { body } = await list({ pageSize: '100' }, person);
    if (status === 403) expect(body.items).toBeUndefined();
    else expect(body.items.some((row: { id: string }) => row.id === id)).toBe(status === 200);
  });

  it.each(['rival', 'stranger'] as const)('%s learns nothing of the order either', async (person) => {
    const { orderId } = await submitted();
    const query = { source: 'purchase-order', orderId };
    expect((await service.call(contract.billable, { token: token(person), query })).status).toBe(404);
    expect(await submit(await deliveredOrder(), {}, 'rival')).toMatchObject(
      refusedAt('orderId', 'There is no such record'),
    );
  });
});

describe('what can be invoiced', () => {
  it('is told with the sums of the order', async () => {
    const order = await deliveredOrder([2, 0]);
    const { items } = await invoiceOf(order);
    await submit(order, { items: [{ ...items[0], quantity: 1 }] });
    const query = { source: 'purchase-order', orderId: order.id };
    const { body } = await service.call(contract.billable, { token: token('seller'), query });
    expect(body.lines).toMatchObject([
      { ordered: 2, accepted: 2, invoiced: 1, billable: 1 },
      { ordered: 1, accepted: 0, invoiced: 0, billable: 0 },
    ]);
    expect(body.sums).toEqual({
      ...{ ordered: order.totalAmount, accepted: 118_001.18, deducted: 0 },
      ...{ invoiced: 59_000.59, paid: 0 },
    });
  });
});
