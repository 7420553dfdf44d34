import { Injectable } from '@nestjs/common';
import {
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
import { notMapped } from '../receivers/receiver.errors.js';
import type { Session } from '../requisitions/requisition-order.js';
import { balanceOf, type Failures, lineFailures, unitFailures, type Unit, unitsOf } from './dispatch.check.js';
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
  ) {}

  async list({ actor, params }: Call<typeof contract.list>) {
    const order = await this.orders.findOrFail(params.id, rowsFor(actor, 'view', 'Order'));
    const all = await this.dispatches.findMany({ orderId: order._id }, { sort: { createdAt: -1 } });
    const onTheirWay = all.filter(({ status }) => status === 'Announced');
    return { items: all.map(dispatchView), balance: balanceOf(order, onTheirWay) };
  }

  async create(call: Create): Promise<DispatchAdvice> {
    const earlier = await this.dispatches.earlier(call);
    if (earlier) return dispatchView(earlier);
    const order = await this.orders.findOrFail(call.params.id, rowsFor(call.actor, 'edit', 'Order'));
    mayDispatch(order, call.body.dispatchDate);
    const units = unitsOf(order, call.body.lines);
    const registered = await this.registered(units, call.token);
    const failures = { ...(await this.failuresOf(order, call)), ...(await this.serialFailures(units, registered)) };
    refuseAll(failures);
    const number = await this.kit.numbers.next('DSP');
    try {
      return dispatchView(await this.store(call, number));
    } catch (error) {
      // Another advice was faster with one of the serial numbers.
      if (isDuplicateKey(error, 'serialKeys')) refuseAll(await this.serialFailures(units, registered));
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

  /** The order is written too, so that of two advices for its last units the second counts the first. */
  private store(call: Create, number: string): Promise<DispatchRecord> {
    const { actor, body } = call;
    return withTransaction(this.kit.database, async (session) => {
      const earlier = await this.dispatches.earlier(call);
      if (earlier) return earlier;
      const order = await this.orders.update(
        call.params.id,
        rowsFor(actor, 'edit', 'Order'),
        async (current) => {
          mayDispatch(current, body.dispatchDate);
          refuseAll(await this.failuresOf(current, call, session));
          return { push: { history: historyOf(actor, 'Dispatch announced', undefined, number) } };
        },
        { session },
      );
      const fields = adviceOf(order, call, number);
      return this.dispatches.createOnce(fields, dispatchEvent('announced', actor, fields), call, { session });
    });
  }

  private async failuresOf(order: OrderRecord, { body }: Create, session?: Session): Promise<Failures> {
    const ofOrder = { orderId: order._id, status: 'Announced' as const };
    const onTheirWay = await this.dispatches.findMany(ofOrder, { session });
    return lineFailures(body.lines, balanceOf(order, onTheirWay));
  }

  private async serialFailures(units: readonly Unit[], registered: Set<string>): Promise<Failures> {
    return unitFailures(units, await this.dispatches.held(units.map(({ key }) => key)), registered);
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

function mayDispatch(order: OrderRecord, dispatchDate: string) {
  if (order.status !== 'In Progress') throw notInProgress();
  if (!order.isMappedToBuyer) throw notMapped();
  if (dispatchDate < dayInIndia(order.createdAt)) throw beforeOrder();
}

function adviceOf(order: OrderRecord, { actor, body }: Create, number: string) {
  const { notes, ...said } = body;
  return {
    ...said,
    ...(notes ? { notes } : {}),
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
