import { type Invoice, invoices as contract, type InvoiceStatus, invoiceStatuses } from '@portal/contracts';
import type { TestService } from '@portal/service-kit/testing';
import { EscalationRepository } from '../escalations/escalation.repository.js';
import { PaymentEscalations } from '../escalations/payment-escalations.js';
import {
  correctPayment,
  get,
  heard,
  inDays,
  inStatus,
  list,
  move,
  pay,
  paymentOf,
  type Person,
  startInvoices,
  submitted,
  token,
} from '../testing/invoice-bench.js';
import { InvoiceRepository } from './invoice.repository.js';
import { PaymentReminders } from './payment-reminders.js';

let service: TestService;
beforeAll(async () => (service = await startInvoices()));
afterAll(() => service.stop());

const everybody: Person[] = ['seller', 'workmate', 'rival', 'buyer', 'colleague', 'stranger', 'admin', 'oem', 'user'];
const hiddenFrom: Person[] = ['rival', 'stranger'];
const office: Person[] = ['buyer', 'colleague'];
const sellers: Person[] = ['seller', 'workmate'];
const allowed: [from: InvoiceStatus, to: InvoiceStatus, who: Person[]][] = [
  ['Submitted', 'Accepted', office],
  ['Submitted', 'Returned', office],
  ['Submitted', 'Withdrawn', sellers],
  ['Returned', 'Withdrawn', sellers],
];

describe.each(allowed)('from %s to %s', (from, to, who) => {
  it.each(everybody)('%s', async (person) => {
    const { id } = await inStatus(from);
    const { status, body } = await move(id, to, person);
    expect(status).toBe(hiddenFrom.includes(person) ? 404 : who.includes(person) ? 200 : 403);
    if (status === 200) expect(body.status).toBe(to);
  });
});

const steps = ['Accepted', 'Returned', 'Withdrawn'] as const;
const refused = invoiceStatuses.flatMap((from) =>
  steps.filter((to) => !allowed.some((one) => one[0] === from && one[1] === to)).map((to) => [from, to] as const),
);
it.each(refused)('there is no step from %s to %s', async (from, to) => {
  const { id } = await inStatus(from);
  expect((await move(id, to, to === 'Withdrawn' ? 'seller' : 'buyer')).status).toBe(409);
});

it('is returned with a reason alone, which its seller is told', async () => {
  const { id } = await submitted();
  expect(await move(id, 'Returned', 'buyer', {})).toMatchObject({
    body: { fields: { reason: 'Please give a reason' } },
  });
  expect((await move(id, 'Returned', 'buyer')).body).toMatchObject({ status: 'Returned', reason: 'Because' });
  expect((await heard('returned', id)).notice).toMatchObject({ organizations: ['2-organization'] });
});

it('is to be paid ten days after its acceptance', async () => {
  const { id } = await submitted();
  expect((await move(id, 'Accepted', 'buyer')).body).toMatchObject({ dueOn: inDays(10) });
});

describe('a payment', () => {
  it.each(everybody)('is recorded and corrected by the office alone: %s', async (person) => {
    const invoice = await inStatus('Accepted');
    // Who lacks the right is refused before anybody asks which invoice.
    const status = office.includes(person) ? 200 : person === 'stranger' ? 404 : 403;
    expect((await pay(invoice.id, paymentOf(invoice), person)).status).toBe(status);
    if (status !== 200) await pay(invoice.id, paymentOf(invoice));
    expect((await correctPayment(invoice.id, paymentOf(invoice, { reason: 'Because' }), person)).status).toBe(status);
  });

  it.each([
    ['paidOn', inDays(1), 'The date must not lie in the future'],
    ['paidOn', inDays(-1), 'The payment date must not lie before the invoice'],
    ['paidOn', '', 'Payment date is required'],
    ['mode', 'Cash', 'Please choose how it was paid'],
    ['reference', 'UTR-1', 'A payment reference has 6 to 30 letters, digits, hyphens and slashes'],
    ['reference', 'UTR 2026 0001', 'A payment reference has 6 to 30 letters, digits, hyphens and slashes'],
    ['reference', '', 'Payment reference is required'],
    ['amount', 1, 'The amount paid and the deductions must be together what is to be paid of the invoice'],
    ['amount', 0, 'Please enter the amount paid'],
    ['deductions', -1, 'Please enter an amount'],
  ])('is refused with %s %j', async (field, value, message) => {
    const invoice = await inStatus('Accepted');
    const refusal = await pay(invoice.id, paymentOf(invoice, { [field]: value }));
    expect(refusal).toMatchObject({ status: 422, body: { fields: { [field]: message } } });
  });

  it('counts deductions, which need a note', async () => {
    const invoice = await inStatus('Accepted');
    const less = { amount: Math.round((invoice.totalAmount - 100.5) * 100) / 100, deductions: 100.5 };
    expect(await pay(invoice.id, paymentOf(invoice, less))).toMatchObject({
      body: { fields: { deductionNote: 'Please say what was deducted' } },
    });
    const { body } = await pay(invoice.id, paymentOf(invoice, { ...less, deductionNote: 'TDS' }));
    expect(body).toMatchObject({ status: 'Paid', payment: { ...less, deductionNote: 'TDS', mode: 'PFMS' } });
    expect((await heard('paid', invoice.id)).notice).toMatchObject({ organizations: ['2-organization'] });
  });

  it('is of an accepted invoice alone, and one of two at one moment', async () => {
    const waiting = await submitted();
    expect((await pay(waiting.id, paymentOf(waiting))).status).toBe(409);
    const invoice = await inStatus('Accepted');
    const both = await Promise.all(
      (['buyer', 'colleague'] as const).map((who) => pay(invoice.id, paymentOf(invoice), who)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is corrected with a reason alone; both are kept, and who did which', async () => {
    const invoice = await inStatus('Paid');
    const other = paymentOf(invoice, { reference: 'NEFT/0000002', mode: 'NEFT' });
    expect(await correctPayment(invoice.id, other)).toMatchObject({
      body: { fields: { reason: 'Please give a reason' } },
    });
    const corrected = await correctPayment(invoice.id, { ...other, reason: 'Wrong reference' }, 'colleague');
    expect(corrected.body).toMatchObject({
      payment: { reference: 'NEFT/0000002' },
      earlierPayments: [{ reference: 'UTR-2026/0001' }],
    });
    const { history } = (await get(invoice.id, 'buyer')).body;
    expect(history.at(-1)).toMatchObject({ action: 'Payment corrected', note: 'Wrong reference' });
    expect((await heard('payment-corrected', invoice.id)).notice).toMatchObject({ organizations: ['2-organization'] });
  });

  it('is not corrected before it was recorded', async () => {
    const invoice = await inStatus('Accepted');
    expect((await correctPayment(invoice.id, paymentOf(invoice, { reason: 'Because' }))).status).toBe(409);
  });
});

/** Accepted so long ago that it was to be paid on this day. */
async function dueOn(dueOn: string): Promise<Invoice> {
  const invoice = await inStatus('Accepted');
  await service.get(InvoiceRepository).update(invoice.id, {}, () => ({ set: { dueOn } }));
  return invoice;
}

describe('a payment that is due', () => {
  it('is reminded of once, three days before', async () => {
    const [soon, later] = [await dueOn(inDays(3)), await dueOn(inDays(4))];
    await service.get(PaymentReminders).sweep();
    expect((await heard('reminded', soon.id)).notice).toMatchObject({
      organizations: ['1-organization'],
      values: { day: inDays(3) },
    });
    const { version } = (await get(soon.id, 'buyer')).body;
    await service.get(PaymentReminders).sweep();
    expect((await get(soon.id, 'buyer')).body.version).toBe(version);
    const stored = await service.get(InvoiceRepository).findOrFail(later.id, {});
    expect(stored.remindedFor).toBeUndefined();
  });

  it('raises one dispute when it is overdue, and none on its last day', async () => {
    const [late, onItsDay] = [await dueOn(inDays(-1)), await dueOn(inDays(0))];
    await service.get(PaymentEscalations).sweep();
    await service.get(PaymentEscalations).sweep();
    const escalations = service.get(EscalationRepository);
    expect(await escalations.find(`payment-${late.id}`)).toMatchObject({ type: 'payment_dispute', status: 'Open' });
    expect(await escalations.find(`payment-${onItsDay.id}`)).toBeNull();
  });
});

describe('the list', () => {
  it('is asked by status, seller, order, lateness, days and numbers', async () => {
    const late = await dueOn(inDays(-2));
    const ids = async (query: Record<string, string>) =>
      ((await list({ pageSize: '100', ...query }, 'buyer')).body.items as Invoice[]).map(({ id }) => id);
    const found: Record<string, string>[] = [
      { status: 'Accepted' },
      { seller: '2-organization' },
      { order: late.orderId },
      { overdue: 'yes' },
      { from: inDays(0), to: inDays(0) },
      { q: late.invoiceNumber },
      { q: late.number },
      { q: late.orderNumber, sort: '-dueOn' },
    ];
    for (const query of found) expect(await ids(query)).toContain(late.id);
    const others: Record<string, string>[] = [
      { status: 'Paid' },
      { seller: 'rival' },
      { overdue: 'no' },
      { from: inDays(1) },
    ];
    for (const query of others) expect(await ids(query)).not.toContain(late.id);
  });

  it.each([
    ['colour', 'red'],
    ['status', 'Lost'],
    ['sort', 'price'],
    ['overdue', 'maybe'],
    ['paid', 'ever'],
    ['from', 'soon'],
  ])('refuses %s=%s', async (name, value) => expect((await list({ [name]: value }, 'buyer')).status).toBe(422));

  it('is counted for who asks', async () => {
    const summary = async (who: Person) => (await service.call(contract.summary, { token: token(who) })).body;
    const before = await summary('buyer');
    await dueOn(inDays(-1));
    const paid = await inStatus('Paid');
    const after = await summary('buyer');
    expect(after.toPay.count - before.toPay.count).toBe(1);
    expect(after.overdue.count - before.overdue.count).toBe(1);
    expect(after.paidThisYear.count - before.paidThisYear.count).toBe(1);
    expect(after.paidThisYear.amount - before.paidThisYear.amount).toBeCloseTo(paid.totalAmount, 2);
    const listed = async () => (await list({ paid: 'this-year' }, 'buyer')).body.total as number;
    expect(await listed()).toBe(after.paidThisYear.count);
    const stored = service.kit.database.collection<{ _id: string }>('invoices');
    await stored.updateOne({ _id: paid.id }, { $set: { 'payment.paidOn': '2020-03-31' } });
    service.kit.recount();
    expect((await summary('buyer')).paidThisYear.count).toBe(before.paidThisYear.count);
    expect(await listed()).toBe(before.paidThisYear.count);
    const none = { count: 0, amount: 0 };
    expect(await summary('stranger')).toEqual({ toPay: none, overdue: none, paidThisYear: none });
  });
});
