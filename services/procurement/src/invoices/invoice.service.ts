import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type Billable,
  financialYearOf,
  type Invoice,
  invoices as contract,
  livingInvoiceStatuses,
  type MatchedInvoice,
  toRupees,
  unitsWorth,
} from '@portal/contracts';
import { type Call, DomainError, historyOf, Kit, newId, refuse, rowsFor } from '@portal/service-kit';
import type { Session } from '../requisitions/requisition-order.js';
import { AcceptedGoods } from '../receipts/accepted-goods.js';
import { type BilledOrder, InvoiceOrders } from './invoice-orders.js';
import { beforeOrder, orderUnknown } from './invoice.errors.js';
import { invoiceEvent } from './invoice.events.js';
import {
  type Balance,
  billableOf,
  borneDeductions,
  invoicedUnits,
  matchedLines,
  matchOf,
  openDeduction,
} from './invoice.match.js';
import { InvoiceRepository } from './invoice.repository.js';
import type { InvoiceRecord } from './invoice.schema.js';
import { invoiceView, payableOf } from './invoice.view.js';
import { Turns } from '../turns/turns.js';

type Create = Call<typeof contract.create>;
type Correct = Call<typeof contract.correct>;
type Form = Correct['body'];

/** How an invoice is submitted and corrected, of no more than was accepted and is not invoiced yet. */
@Injectable()
export class InvoiceService {
  constructor(
    private readonly kit: Kit,
    private readonly invoices: InvoiceRepository,
    private readonly orders: InvoiceOrders,
    private readonly accepted: AcceptedGoods,
    private readonly turns: Turns,
  ) {}

  async get({ actor, params }: Call<typeof contract.get>): Promise<MatchedInvoice> {
    const record = await this.invoices.findOrFail(params.id, rowsFor(actor, 'view', 'Invoice'));
    const balance = await this.balanceOf(await this.orders.of(record), { except: record._id });
    return { ...invoiceView(record), match: matchOf(balance, record.items) };
  }

  async billable({ actor, query }: Call<typeof contract.billable>): Promise<Billable> {
    const order = await this.orders.seen(actor, query);
    const [balance, living] = [await this.balanceOf(order), await this.living(order)];
    const paid = living.filter(({ status }) => status === 'Paid');
    const { source, orderId, orderNumber } = order.parties;
    const acceptedValue = sumOf(order.lines, ({ lineId, unitPrice, gst }) =>
      unitsWorth(balance.accepted.get(lineId) ?? 0, unitPrice, gst),
    );
    const deducted = sumOf([...balance.deductions.values()], ({ amount }) => amount);
    return {
      ...{ source, orderId, orderNumber },
      lines: order.lines.map((line) => ({
        ...line,
        unitPrice: toRupees(line.unitPrice),
        accepted: balance.accepted.get(line.lineId) ?? 0,
        invoiced: balance.invoiced.get(line.lineId) ?? 0,
        billable: billableOf(balance, line.lineId),
        ...openOf(balance, line.lineId),
      })),
      sums: {
        ordered: toRupees(order.totalAmount),
        accepted: toRupees(acceptedValue - deducted),
        deducted: toRupees(deducted),
        invoiced: toRupees(sumOf(living, payableOf)),
        paid: toRupees(sumOf(paid, payableOf)),
      },
    };
  }

  async create(call: Create): Promise<Invoice> {
    return invoiceView(await this.invoices.once(call, () => this.make(call)));
  }

  private async make(call: Create): Promise<InvoiceRecord> {
    const { actor, body } = call;
    const order = await this.orderOf(actor, body);
    assertDate(order, body.invoiceDate);
    // Told before a file is bound and a number is spent; what counts is asked again in turn.
    matchedLines(await this.balanceOf(order), body.items);
    const id = newId();
    const [file] = await this.kit.files.claim(body.file, 'file', 'invoice', actor, { type: 'Invoice', id });
    if (!file) throw refuse('FORBIDDEN');
    const number = await this.kit.numbers.next('INV');
    try {
      return await this.turns.take(turnOf(order), async (session) => {
        const fields = {
          _id: id,
          number,
          status: 'Submitted' as const,
          ...order.parties,
          ...this.written(body, matchedLines(await this.balanceOf(order, { session }), body.items)),
          file,
          earlierPayments: [],
          history: [historyOf(actor, 'Invoice submitted', 'Submitted')],
        };
        return this.invoices.createOnce(fields, invoiceEvent('submitted', actor, fields), call, { session });
      });
    } catch (error) {
      if (error instanceof DomainError) await this.kit.files.release({ type: 'Invoice', id });
      throw error;
    }
  }

  /** The same invoice sent again after it was returned; its quantities are asked for anew. */
  async correct({ actor, params, body, ifMatch }: Correct): Promise<Invoice> {
    const rows = rowsFor(actor, 'edit', 'Invoice');
    const before = await this.invoices.findOrFail(params.id, rows);
    assertReturned(before);
    const order = await this.orders.of(before);
    assertDate(order, body.invoiceDate);
    // Told before a file is bound; what counts is asked again in turn.
    matchedLines(await this.balanceOf(order), body.items);
    const record = { type: 'Invoice', id: params.id };
    const [file] = await this.kit.files.claim(body.file, 'file', 'invoice', actor, record);
    try {
      const after = await this.sendAgain({ actor, params, body, ifMatch }, order, file);
      if (file && file.id !== before.file.id) await this.kit.files.release(record, [before.file.id]);
      return invoiceView(after);
    } catch (error) {
      // What the invoice has, or a correction at the same moment gave it, stays.
      const kept = (await this.invoices.find(params.id))?.file.id;
      if (error instanceof DomainError && file && file.id !== kept) await this.kit.files.release(record, [file.id]);
      throw error;
    }
  }

  private sendAgain(
    { actor, params, body, ifMatch }: Pick<Correct, 'actor' | 'params' | 'body' | 'ifMatch'>,
    order: BilledOrder,
    file: InvoiceRecord['file'] | undefined,
  ) {
    return this.turns.take(turnOf(order), async (session) => {
      const lines = matchedLines(await this.balanceOf(order, { session }), body.items);
      return this.invoices.update(
        params.id,
        rowsFor(actor, 'edit', 'Invoice'),
        (current) => {
          assertReturned(current);
          const set = { ...this.written(body, lines), ...(file ? { file } : {}), status: 'Submitted' as const };
          return {
            set,
            unset: ['reason', ...(body.notes ? [] : (['notes'] as const))],
            push: { history: historyOf(actor, 'Send again', 'Submitted') },
            event: invoiceEvent('submitted', actor, { ...current, ...set }),
          };
        },
        { session, ifMatch },
      );
    });
  }

  private async orderOf(actor: Actor, named: Create['body']): Promise<BilledOrder> {
    try {
      return await this.orders.seen(actor, named);
    } catch (error) {
      if (error instanceof DomainError && error.status === 404) throw orderUnknown();
      throw error;
    }
  }

  private async balanceOf(order: BilledOrder, which: { except?: string; session?: Session } = {}): Promise<Balance> {
    const { source, orderId } = order.parties;
    const { units, deductions } = await this.accepted.of(source, orderId);
    const others = await this.living(order, which);
    return {
      ...{ lines: order.lines, accepted: units, deductions },
      ...{ invoiced: invoicedUnits(others), borne: borneDeductions(others) },
    };
  }

  /** Invoices of the order whose quantities count. */
  private async living(order: BilledOrder, { except, session }: { except?: string; session?: Session } = {}) {
    const { source, orderId } = order.parties;
    const counted = { source, orderId, status: { $in: livingInvoiceStatuses } };
    return this.invoices.findMany(
      { ...counted, ...(except ? { _id: { $ne: except } } : {}) },
      {
        fields: ['items', 'status', 'totalAmount'],
        ...(session ? { session } : {}),
      },
    );
  }

  private written({ invoiceNumber, invoiceDate, notes }: Form, lines: ReturnType<typeof matchedLines>) {
    return {
      invoiceNumber,
      numberKey: invoiceNumber.toUpperCase(),
      invoiceDate,
      financialYear: financialYearOf(invoiceDate),
      ...(notes ? { notes } : {}),
      ...lines,
    };
  }
}

/** What takes quantities of an order takes its turn. */
const turnOf = ({ parties }: BilledOrder) => `invoices of ${parties.orderId}`;

const sumOf = <T>(many: readonly T[], of: (one: T) => number) => many.reduce((sum, one) => sum + of(one), 0);

/** What the next invoices of a line bear of its deductions. */
function openOf(balance: Balance, lineId: string) {
  const { amount, reasons } = openDeduction(balance, lineId);
  return { deduction: toRupees(amount), deductionReasons: amount > 0 ? [...reasons] : [] };
}

function assertDate({ madeOn }: BilledOrder, invoiceDate: string) {
  if (invoiceDate < madeOn) throw beforeOrder();
}

function assertReturned({ status }: InvoiceRecord) {
  if (status !== 'Returned') throw refuse('ILLEGAL_MOVE');
}
