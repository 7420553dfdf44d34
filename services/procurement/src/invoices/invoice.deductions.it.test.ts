import { invoices as contract, type Invoice } from '@portal/contracts';
import type { TestService } from '@portal/service-kit/testing';
import {
  correct,
  deliveredOrder,
  get,
  invoiceOf,
  list,
  move,
  pay,
  paymentOf,
  startInvoices,
  submit,
  token,
} from '../testing/invoice-bench.js';

let service: TestService;
beforeAll(async () => (service = await startInvoices()));
afterAll(() => service.stop());

const total = 129_201.18;
const laptop = 59_000.59;
/** An accepted invoice of an order of which so much was deducted at its acceptance. */
async function accepted(deductions: readonly number[]) {
  const { body } = await submit(await deliveredOrder([2, 1], {}, deductions));
  await move(body.id as string, 'Accepted', 'buyer');
  return body as Invoice;
}
const sums = async (orderId: string) =>
  (await service.call(contract.billable, { token: token('seller'), query: { source: 'purchase-order', orderId } }))
    .body;

describe('what was deducted when goods were accepted', () => {
  it('lessens what is to be paid of their invoice, and its seller reads why', async () => {
    const order = await deliveredOrder([2, 1], {}, [500.25, 0]);
    expect(await sums(order.id)).toMatchObject({
      lines: [
        { deduction: 500.25, deductionReasons: ['A week late'] },
        { deduction: 0, deductionReasons: [] },
      ],
      sums: { ordered: total, accepted: total - 500.25, deducted: 500.25, invoiced: 0 },
    });
    const { body } = await submit(order);
    expect(body).toMatchObject({ totalAmount: total, payableAmount: total - 500.25 });
    const { match } = (await get(body.id as string, 'seller')).body;
    expect(match[0]).toMatchObject({ deduction: 500.25, deductionReasons: ['A week late'] });
    expect(match[1]).not.toHaveProperty('deduction');
    expect(await sums(order.id)).toMatchObject({ lines: [{ deduction: 0 }, {}], sums: { invoiced: total - 500.25 } });
  });

  it('is borne once: by the first invoice up to its total, by the next one for the rest', async () => {
    const order = await deliveredOrder([2, 1], {}, [laptop + 10, 0]);
    const [line] = (await invoiceOf(order)).items;
    const one = { items: [{ ...line, quantity: 1 }] };
    const first = (await submit(order, one)).body as Invoice;
    const second = (await submit(order, one)).body as Invoice;
    expect([first.payableAmount, second.payableAmount]).toEqual([0, laptop - 10]);
  });

  it('comes back with an invoice that is withdrawn, and is computed anew where one is corrected', async () => {
    const order = await deliveredOrder([2, 1], {}, [500, 0]);
    const [first] = [(await submit(order)).body as Invoice];
    await move(first.id, 'Withdrawn', 'seller');
    const second = (await submit(order)).body as Invoice;
    expect(second.payableAmount).toBe(total - 500);
    await move(second.id, 'Returned', 'buyer');
    const { items } = await invoiceOf(order);
    const printer = { ...(await invoiceOf(order)), items: items.slice(1), file: [] };
    const { source: _, orderId: __, ...correction } = printer;
    const { body } = await correct(second.id, correction);
    expect(body).toMatchObject({ totalAmount: 11_200, payableAmount: 11_200 });
  });

  it.each([
    [total, 'The amount paid and the deductions must be together what is to be paid of the invoice'],
    [0, 'Please enter the amount paid'],
  ])('is kept back from the payment: not %d', async (amount, message) => {
    const invoice = await accepted([500, 0]);
    const refusal = await pay(invoice.id, paymentOf(invoice, { amount }));
    expect(refusal).toMatchObject({ status: 422, body: { fields: { amount: message } } });
    expect((await pay(invoice.id, paymentOf(invoice, { amount: total - 500 }))).status).toBe(200);
  });

  it('may leave nothing to be paid', async () => {
    const invoice = await accepted([2 * laptop, 11_200]);
    expect(invoice.payableAmount).toBe(0);
    expect((await pay(invoice.id, paymentOf(invoice, { amount: 0 }))).body.status).toBe('Paid');
  });

  it('is no part of what is to be paid, in the figures and in the file', async () => {
    const toPay = async () =>
      (await service.call(contract.summary, { token: token('buyer') })).body.toPay.amount as number;
    const before = await toPay();
    const { number } = await accepted([500, 0]);
    expect(Math.round((await toPay()) - before)).toBe(Math.round(total - 500));
    const rows = (await list({ q: number }, 'buyer')).body.items;
    expect(rows).toMatchObject([{ totalAmount: total, payableAmount: total - 500 }]);
    const file = await service.read(contract.exportCsv, { token: token('buyer'), query: { q: number } });
    const [headings, row] = file.toString().split('\r\n');
    expect(headings).toContain('Total amount,Deducted at acceptance,Payable amount,Status');
    expect(row).toContain(`${total},500,${total - 500},Accepted`);
  });
});
