import { Injectable } from '@nestjs/common';
import {
  type Actor,
  assetDrafts,
  dayInIndia,
  type DispatchAdvice,
  dispatches as contract,
  dispatchMoves,
  moveBetween,
} from '@portal/contracts';
import {
  ask,
  type Call,
  historyOf,
  invalid,
  isDuplicateKey,
  Kit,
  refuse,
  rowsFor,
  withTransaction,
} from '@portal/service-kit';
import { notInProgress } from '../deliveries/delivery.errors.js';
import { OrderRepository } from '../orders/order.repository.js';
import type { OrderRecord } from '../orders/order.schema.js';
import { ReceiptRepository } from '../receipts/receipt.repository.js';
import type { ReceiptRecord } from '../receipts/receipt.schema.js';
import { notMapped } from '../receivers/receiver.errors.js';
import type { Session } from '../requisitions/requisition-order.js';
import { balanceOf, type Failures, goodsOf, lineFailures, unitFailures, type Unit, unitsOf } from './dispatch.check.js';
import { beforeOrder } from './dispatch.errors.js';
import { dispatchEvent } from './dispatch.events.js';
import { DispatchRepository } from './dispatch.repository.js';
import type { DispatchRecord } from './dispatch.schema.js';

type Create = Call<typeof contract.create>;

/** Goods that are announced before they come, and advices that are withdrawn. */
@Injectable()
export class DispatchService {
  constructor(
    private readonly kit: Kit,
    private readonly orders: OrderRepository,
    private readonly dispatches: DispatchRepository,
    private readonly receipts: ReceiptRepository,
  ) {}

  async list({ actor, params, query }: Call<typeof contract.list>) {
    const order = await this.orders.findOrFail(params.id, rowsFor(actor, 'view', 'Order'));
    const receipt = query.receipt ? await this.receiptOf(order, actor, query.receipt) : undefined;
    const goods = receipt ? { 'replaces.receiptId': receipt._id } : {};
    const all = await this.dispatches.findMany({ orderId: order._id, ...goods }, { sort: { createdAt: -1 } });
    const onTheirWay = await this.dispatches.onTheirWay(order._id, receipt?._id);
    return { items: all.map(dispatchView), balance: balanceOf(goodsOf(order, receipt), onTheirWay) };
  }

  async create(call: Create): Promise<DispatchAdvice> {
    return dispatchView(await this.dispatches.once(call, () => this.make(call)));
  }

  private async make(call: Create): Promise<DispatchRecord> {
    const order = await this.orders.findOrFail(call.params.id, rowsFor(call.actor, 'edit', 'Order'));
    const { receiptId, dispatchDate, lines } = call.body;
    const receipt = receiptId ? await this.receiptOf(order, call.actor, receiptId) : undefined;
    mayDispatch(order, dispatchDate, receipt);
    const units = unitsOf(order, lines);
    const registered = await this.registered(units, call.token);
    const serialFailures = () => this.serialFailures(order, units, registered);
    refuseAll({ ...(await this.failuresOf(order, lines, receipt)), ...(await serialFailures()) });
    const number = await this.kit.numbers.next('DSP');
    try {
      return await this.store(call, number);
    } catch (error) {
      // Another advice was faster with one of the serial numbers.
      if (isDuplicateKey(error, 'serialKeys')) refuseAll(await serialFailures());
      throw error;
    }
  }

  async withdraw({ actor, params, body, ifMatch }: Call<typeof contract.withdraw>): Promise<DispatchAdvice> {
    const { _id: orderId } = await this.orders.findOrFail(params.id, rowsFor(actor, 'edit', 'Order'));
    const after = await this.dispatches.update(
      params.adviceId,
      { orderId },
      (advice) => {
        const move = moveBetween(dispatchMoves, advice.status, 'Withdrawn');
        if (!move) throw refuse('ILLEGAL_MOVE');
        return {
          set: { status: move.to, reason: body.reason },
          unset: ['serialKeys'],
          push: { history: historyOf(actor, move.action, move.to, body.reason) },
          event: dispatchEvent('withdrawn', actor, advice),
        };
      },
      { ifMatch },
    );
    return dispatchView(after);
  }

  /** The order, or the receipt whose units are replaced, is written too, so that of two advices for its last units the second counts the first. */
  private store(call: Create, number: string): Promise<DispatchRecord> {
    const { actor, body, params } = call;
    const entry = historyOf(actor, 'Dispatch announced', undefined, number);
    return withTransaction(this.kit.database, async (session) => {
      const check = async (order: OrderRecord, receipt?: ReceiptRecord) => {
        mayDispatch(order, body.dispatchDate, receipt);
        refuseAll(await this.failuresOf(order, body.lines, receipt, session));
        return { push: { history: entry } };
      };
      const { receiptId } = body;
      const rows = rowsFor(actor, 'edit', 'Order');
      const order = receiptId
        ? await this.orders.findOrFail(params.id, rows)
        : await this.orders.update(params.id, rows, (current) => check(current), { session });
      const receipt = receiptId
        ? await this.receipts.update(receiptId, receiptRows(order, actor), (current) => check(order, current), {
            session,
          })
        : undefined;
      const fields = adviceOf(order, call, number, receipt);
      return this.dispatches.createOnce(fields, dispatchEvent('announced', actor, fields), call, { session });
    });
  }

  private receiptOf(order: OrderRecord, actor: Actor, receiptId: string) {
    return this.receipts.findOrFail(receiptId, receiptRows(order, actor));
  }

  private async failuresOf(
    order: OrderRecord,
    lines: Create['body']['lines'],
    receipt: ReceiptRecord | undefined,
    session?: Session,
  ): Promise<Failures> {
    const onTheirWay = await this.dispatches.onTheirWay(order._id, receipt?._id, session);
    return lineFailures(lines, balanceOf(goodsOf(order, receipt), onTheirWay));
  }

  /** What came once does not come again, also where it was rejected. */
  private async serialFailures(order: OrderRecord, units: readonly Unit[], registered: Set<string>) {
    const held = await this.dispatches.held(units.map(({ key }) => key));
    const receipts = await this.receipts.findMany({ source: 'gem', orderId: order._id }, { fields: ['lines'] });
    for (const { lines } of receipts) {
      const came = lines.map(({ lineId, serialNumbers = [] }) => ({ lineId, serialNumbers }));
      for (const { key } of unitsOf(order, came)) held.add(key);
    }
    return unitFailures(units, held, registered);
  }

  /** Those that the register has; nothing is announced while it cannot be asked. */
  private async registered(units: readonly Unit[], token: string | undefined): Promise<Set<string>> {
    const items = units.map(({ manufacturer, serialNumber }) => ({ manufacturer, serialNumber }));
    const { registered } = await ask(this.kit.bus, assetDrafts.registered, token, { body: { items } });
    return new Set(registered.flatMap((at) => units[at]?.key ?? []));
  }
}

function refuseAll(failures: Failures) {
  if (Object.keys(failures).length > 0) throw invalid(failures);
}

/** Who sees the receipts of the order may announce what comes in place of their rejected units. */
const receiptRows = ({ _id }: OrderRecord, actor: Actor) => ({
  $and: [rowsFor(actor, 'view', 'Receipt'), { source: 'gem' as const, orderId: _id }],
});

/** What replaces rejected units is announced also of an order that is completed. */
function mayDispatch(order: OrderRecord, dispatchDate: string, receipt: ReceiptRecord | undefined) {
  if (receipt && receipt.status !== 'Replacement Announced') throw refuse('ILLEGAL_MOVE');
  if (!receipt && order.status !== 'In Progress') throw notInProgress();
  if (!order.isMappedToBuyer) throw notMapped();
  if (dispatchDate < dayInIndia(order.createdAt)) throw beforeOrder();
}

function adviceOf(order: OrderRecord, { actor, body }: Create, number: string, receipt: ReceiptRecord | undefined) {
  const { notes, receiptId: _, ...said } = body;
  return {
    ...said,
    ...(notes ? { notes } : {}),
    ...(receipt ? { replaces: { receiptId: receipt._id, receiptNumber: receipt.number } } : {}),
    number,
    status: 'Announced' as const,
    orderId: order._id,
    gemContractNumber: order.gemContractNumber,
    sellerOrganizationId: order.sellerOrganizationId,
    organizations: order.organizations,
    lines: body.lines.map((line) => {
      const item = order.items.find(({ id }) => id === line.lineId);
      return { ...line, name: item?.productName ?? '', category: item?.categoryType ?? '' };
    }),
    serialKeys: unitsOf(order, body.lines).map(({ key }) => key),
    history: [historyOf(actor, 'Announce', 'Announced')],
  };
}

const dispatchView = (record: DispatchRecord): DispatchAdvice => ({
  ...record,
  id: record._id,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
});
