import { Injectable } from '@nestjs/common';
import {
  type Actor,
  dayInIndia,
  type DispatchAdvice,
  dispatches as contract,
  dispatchMovesOf,
  dispatchMoves,
  moveBetween,
  mostOnTheirWay,
} from '@portal/contracts';
import { type Call, historyOf, isDuplicateKey, Kit, refuse, rowsFor, withTransaction } from '@portal/service-kit';
import type { DeliverableOrder } from '../deliveries/deliverable.js';
import { DeliverableOrders } from '../deliveries/deliverable-orders.js';
import { ReceiptRepository } from '../receipts/receipt.repository.js';
import type { ReceiptRecord } from '../receipts/receipt.schema.js';
import type { Session } from '../requisitions/requisition-order.js';
import { balanceOf, type Failures, goodsOf, lineFailures, makerOf, unitsAnnounced, unitsOf } from './dispatch.check.js';
import { beforeOrder, mayStillCome, tooManyOnTheirWay } from './dispatch.errors.js';
import { dispatchEvent } from './dispatch.events.js';
import { DispatchRepository } from './dispatch.repository.js';
import { type DispatchRecord, sourceOf } from './dispatch.schema.js';
import { refuseAll, SerialCheck } from './serial-check.js';

type Create = Call<typeof contract.create>;

/** Goods that are announced before they come, and advices that are withdrawn. */
@Injectable()
export class DispatchService {
  constructor(
    private readonly kit: Kit,
    private readonly orders: DeliverableOrders,
    private readonly dispatches: DispatchRepository,
    private readonly receipts: ReceiptRepository,
    private readonly serials: SerialCheck,
  ) {}

  async list({ actor, params, query }: Call<typeof contract.list>) {
    const order = await this.orders.seen(actor, { source: query.source, orderId: params.id });
    const receipt = query.receipt ? await this.receiptOf(order, actor, query.receipt) : undefined;
    const asked = {
      orderId: order.orderId,
      ...(receipt ? { 'replaces.receiptId': receipt._id } : {}),
      ...(query.status ? { status: query.status } : {}),
    };
    const page = await this.dispatches.list([asked], query, { createdAt: 'createdAt' }, '-createdAt');
    const onTheirWay = await this.dispatches.onTheirWay(order.orderId, receipt?._id);
    const balance = balanceOf(goodsOf(order, receipt), onTheirWay);
    return { ...page, items: page.items.map(dispatchView), balance };
  }

  async create(call: Create): Promise<DispatchAdvice> {
    return dispatchView(await this.dispatches.once(call, () => this.make(call)));
  }

  private async make(call: Create): Promise<DispatchRecord> {
    const { receiptId, dispatchDate, lines, source } = call.body;
    const order = await this.orders.seen(call.actor, { source, orderId: call.params.id }, 'edit');
    const receipt = receiptId ? await this.receiptOf(order, call.actor, receiptId) : undefined;
    mayDispatch(order, dispatchDate, receipt);
    const failures = await this.failuresOf(order, lines, receipt);
    const asked = unitsOf(order, lines).filter(({ line }) => !isRefused(failures, line));
    const assertFree = await this.serials.assertFree(call, { order, units: asked, more: failures });
    const number = await this.kit.numbers.next('DSP');
    try {
      const stored = await this.store(call, number);
      this.dispatches.recount();
      return stored;
    } catch (error) {
      // Another advice was faster with one of the serial numbers.
      if (isDuplicateKey(error, 'serialKeys')) await assertFree();
      throw error;
    }
  }

  async withdraw({ actor, params, body, ifMatch }: Call<typeof contract.withdraw>): Promise<DispatchAdvice> {
    const { source = 'gem' } = (await this.dispatches.find(params.adviceId)) ?? {};
    const { orderId, buyerOrganizationId } = await this.orders.seen(actor, { source, orderId: params.id });
    if (actor.role === 'Buyer' && buyerOrganizationId !== actor.organizationId) throw refuse('NOT_FOUND');
    const decide = (advice: DispatchRecord) => {
      const move = moveBetween(dispatchMoves, advice.status, 'Withdrawn');
      if (!move) throw refuse('ILLEGAL_MOVE');
      if (!dispatchMovesOf(advice, actor.role, dayInIndia()).includes(move)) throw mayStillCome();
      return {
        set: { status: move.to, reason: body.reason },
        unset: ['serialKeys' as const],
        push: { history: historyOf(actor, move.action, move.to, body.reason) },
        event: dispatchEvent('withdrawn', actor, advice, body.reason),
      };
    };
    const after = await withTransaction(this.kit.database, async (session) => {
      const advice = await this.dispatches.update(params.adviceId, { orderId }, decide, { ifMatch, session });
      const stillComing = unitsAnnounced(await this.dispatches.onTheirWay(orderId, undefined, session));
      const lineIds = advice.lines.map(({ lineId }) => lineId);
      if (!advice.replaces) await this.orders.withdrawn({ source, orderId }, lineIds, { stillComing, session });
      return advice;
    });
    this.dispatches.recount();
    return dispatchView(after);
  }

  /** The order, or the receipt whose units are replaced, is written too, so that of two advices for its last units the second counts the first. */
  private store(call: Create, number: string): Promise<DispatchRecord> {
    const { actor, body, params } = call;
    const named = { source: body.source, orderId: params.id };
    return withTransaction(this.kit.database, async (session) => {
      const check = async (order: DeliverableOrder, receipt?: ReceiptRecord) => {
        mayDispatch(order, body.dispatchDate, receipt);
        refuseAll(await this.failuresOf(order, body.lines, receipt, session));
      };
      const { receiptId } = body;
      const lineIds = body.lines.map(({ lineId }) => lineId);
      const order = receiptId
        ? await this.orders.seen(actor, named, 'edit')
        : await this.orders.announced(actor, named, { number, lineIds, check, session });
      const replace = async (receipt: ReceiptRecord) => {
        await check(order, receipt);
        return { push: { history: historyOf(actor, 'Dispatch announced', undefined, number) } };
      };
      const receipt = receiptId
        ? await this.receipts.update(receiptId, receiptRows(order, actor), replace, { session })
        : undefined;
      const fields = adviceOf(order, call, number, receipt);
      return this.dispatches.createOnce(fields, dispatchEvent('announced', actor, fields), call, { session });
    });
  }

  private receiptOf(order: DeliverableOrder, actor: Actor, receiptId: string) {
    return this.receipts.findOrFail(receiptId, receiptRows(order, actor));
  }

  private async failuresOf(
    order: DeliverableOrder,
    lines: Create['body']['lines'],
    receipt: ReceiptRecord | undefined,
    session?: Session,
  ): Promise<Failures> {
    const onTheirWay = await this.dispatches.onTheirWay(order.orderId, receipt?._id, session);
    if (onTheirWay.length >= mostOnTheirWay) throw tooManyOnTheirWay();
    return lineFailures(lines, balanceOf(goodsOf(order, receipt), onTheirWay));
  }
}

/** Whether a line can not be announced at all: then nothing is said of its serial numbers. */
const isRefused = (failures: Failures, line: number) =>
  Object.keys(failures).some((field) => field.startsWith(`lines.${line}.`));

/** Who sees the receipts of the order may announce what comes in place of their rejected units. */
const receiptRows = ({ source, orderId }: DeliverableOrder, actor: Actor) => ({
  $and: [rowsFor(actor, 'view', 'Receipt'), { source, orderId }],
});

/** What replaces rejected units is announced also of an order that is completed. */
function mayDispatch(order: DeliverableOrder, dispatchDate: string, receipt: ReceiptRecord | undefined) {
  if (receipt && receipt.status !== 'Replacement Announced') throw refuse('ILLEGAL_MOVE');
  const closed = receipt ? order.unreachable : order.closed;
  if (closed) throw closed;
  if (dispatchDate < order.since) throw beforeOrder();
}

function adviceOf(
  order: DeliverableOrder,
  { actor, body }: Create,
  number: string,
  receipt: ReceiptRecord | undefined,
) {
  const { notes, receiptId: _, ...said } = body;
  return {
    ...said,
    ...(notes ? { notes } : {}),
    ...(receipt ? { replaces: { receiptId: receipt._id, receiptNumber: receipt.number } } : {}),
    number,
    status: 'Announced' as const,
    orderId: order.orderId,
    gemContractNumber: order.number,
    sellerOrganizationId: order.sellerOrganizationId,
    organizations: order.organizations,
    lines: body.lines.map((line) => {
      const { name = '', category = '' } = order.lines.find(({ id }) => id === line.lineId) ?? {};
      return { ...line, name, category, manufacturer: makerOf(order, line) };
    }),
    serialKeys: unitsOf(order, body.lines).map(({ key }) => key),
    history: [historyOf(actor, 'Announce', 'Announced')],
  };
}

const dispatchView = (record: DispatchRecord): DispatchAdvice => ({
  ...record,
  source: sourceOf(record),
  id: record._id,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
});
