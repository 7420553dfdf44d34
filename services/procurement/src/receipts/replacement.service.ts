import { Injectable } from '@nestjs/common';
import {
  type Actor,
  dayInIndia,
  isReceiptMoveOpen,
  moveBetween,
  type Receipt,
  receiptMoves,
  type receipts as contract,
  type ReceiptStatus,
} from '@portal/contracts';
import { type Call, type Change, historyOf, Kit, refuse, rowsFor, withTransaction } from '@portal/service-kit';
import { DeliverableOrders } from '../deliveries/deliverable-orders.js';
import { deliveredUnits } from '../deliveries/delivered-units.js';
import { DispatchArrival } from '../dispatches/dispatch-arrival.js';
import { assetsOf, serialsOf, unitsAnnounced } from '../dispatches/dispatch.check.js';
import { fewerThanAnnounced, replacementOnItsWay } from '../dispatches/dispatch.errors.js';
import { DispatchRepository } from '../dispatches/dispatch.repository.js';
import type { DispatchRecord } from '../dispatches/dispatch.schema.js';
import { InspectionTimeService } from '../inspection-time/inspection-time.service.js';
import type { Session } from '../requisitions/requisition-order.js';
import { namedTwice, sellerHasTime, tooManyReplaced } from './receipt.errors.js';
import { arrivalEvent, receiptEvent } from './receipt.events.js';
import { receiptOfReplacement } from './receipt-of.js';
import { ReceiptRepository } from './receipt.repository.js';
import type { ReceiptRecord } from './receipt.schema.js';
import { receiptView } from './receipt.view.js';

type Announced = Call<typeof contract.announceReplacement>['body']['lines'];

/** What the seller sends in place of rejected units, or refuses to; the office receives it as a receipt of its own. */
@Injectable()
export class ReplacementService {
  constructor(
    private readonly kit: Kit,
    private readonly receipts: ReceiptRepository,
    private readonly time: InspectionTimeService,
    private readonly dispatches: DispatchRepository,
    private readonly arrival: DispatchArrival,
    private readonly orders: DeliverableOrders,
  ) {}

  async announce({ actor, params, body, ifMatch }: Call<typeof contract.announceReplacement>): Promise<Receipt> {
    const { expectedOn, note } = body;
    const decide = async (receipt: ReceiptRecord): Promise<Change<ReceiptRecord>> => {
      moveOf(receipt, 'Replacement Announced');
      const onTheirWay = unitsAnnounced(await this.onTheirWay(receipt));
      for (const [lineId, units] of onTheirWay) {
        const index = body.lines.findIndex((line) => line.lineId === lineId);
        if ((body.lines[index]?.units ?? 0) < units) throw fewerThanAnnounced(Math.max(0, index));
      }
      const change = moved(actor, receipt, 'Replacement Announced', note, {
        replacement: { announcedAt: new Date().toISOString(), expectedOn, ...(note ? { note } : {}) },
        lines: announcedLines(receipt, body.lines),
      });
      return { ...change, unset: ['refusalReason'] };
    };
    const rows = rowsFor(actor, 'edit', 'Receipt');
    return receiptView(await this.receipts.update(params.id, rows, decide, { ifMatch }));
  }

  async refuse({ actor, params, body, ifMatch }: Call<typeof contract.refuseReplacement>): Promise<Receipt> {
    const { reason } = body;
    const decide = async (receipt: ReceiptRecord): Promise<Change<ReceiptRecord>> => {
      if ((await this.onTheirWay(receipt)).length > 0) throw replacementOnItsWay();
      const lines = receipt.lines.map((line) => ({ ...line, replacedUnits: undefined }));
      const change = moved(actor, receipt, 'Replacement Refused', reason, { refusalReason: reason, lines });
      return { ...change, unset: ['replacement'] };
    };
    const rows = rowsFor(actor, 'edit', 'Receipt');
    return receiptView(await this.receipts.update(params.id, rows, decide, { ifMatch }));
  }

  /**
   * The office takes what was accepted alone: the rejected units were never to be paid, and nobody brings others any more.
   * Where the seller did not refuse, its day is over, and nothing is on its way.
   */
  async close({ actor, params, body, ifMatch }: Call<typeof contract.closeWithoutReplacement>): Promise<Receipt> {
    const decide = async (receipt: ReceiptRecord): Promise<Change<ReceiptRecord>> => {
      if (!isReceiptMoveOpen(moveOf(receipt, 'Closed Without Replacement'), receipt)) throw sellerHasTime();
      if ((await this.onTheirWay(receipt)).length > 0) throw replacementOnItsWay();
      const lines = receipt.lines.map((line) => ({ ...line, replacedUnits: undefined }));
      return moved(actor, receipt, 'Closed Without Replacement', body.reason, { lines });
    };
    const rows = rowsFor(actor, 'edit', 'Receipt');
    return receiptView(await this.receipts.update(params.id, rows, decide, { ifMatch }));
  }

  /** The move, the receipt that it opens and the end of what was on its way are one: two who receive at once open one receipt. */
  async receive({ actor, params, ifMatch }: Call<typeof contract.receiveReplacement>): Promise<Receipt> {
    const rows = rowsFor(actor, 'edit', 'Receipt');
    moveOf(await this.receipts.findOrFail(params.id, rows), 'Replacement Received');
    const { days } = await this.time.get();
    const number = await this.kit.numbers.next('RCT');
    const opened = await withTransaction(this.kit.database, async (session) => {
      const decide = (receipt: ReceiptRecord) => moved(actor, receipt, 'Replacement Received');
      const first = await this.receipts.update(params.id, rows, decide, { session, ifMatch });
      const advices = await this.onTheirWay(first, session);
      for (const advice of advices) await this.arrival.arrive(advice, actor, number, session);
      const fields = { ...receiptOfReplacement(first, days, serialsOf(advices)), number };
      const event = arrivalEvent(actor, fields, await this.unitsOf(first, advices, number));
      return this.receipts.createOnce(fields, event, {}, { session });
    });
    return receiptView(opened);
  }

  private onTheirWay({ _id, orderId }: ReceiptRecord, session?: Session) {
    return this.dispatches.onTheirWay(orderId, _id, session);
  }

  /** What the register learns of the units that were announced: they have the receipt in place of a proof. */
  private async unitsOf({ source, orderId }: ReceiptRecord, advices: readonly DispatchRecord[], number: string) {
    const order = advices.length > 0 ? await this.orders.of({ source, orderId }) : undefined;
    const deliveredAssets = assetsOf(advices);
    return order ? deliveredUnits(order, { number, deliveryDate: dayInIndia(), deliveredAssets }, advices) : undefined;
  }
}

function moveOf({ status }: ReceiptRecord, to: ReceiptStatus) {
  const move = moveBetween(receiptMoves, status, to);
  if (!move) throw refuse('ILLEGAL_MOVE');
  return move;
}

/** The step to this status, with what it brings. */
function moved(
  actor: Actor,
  receipt: ReceiptRecord,
  to: ReceiptStatus,
  note?: string,
  brought: Partial<ReceiptRecord> = {},
): Change<ReceiptRecord> {
  const { action } = moveOf(receipt, to);
  const set = { ...brought, status: to };
  return {
    set,
    push: { history: historyOf(actor, action, to, note) },
    event: receiptEvent(actor, { ...receipt, ...set }),
  };
}

/** The lines with the units that are replaced: of each at most the rejected ones. */
function announcedLines({ lines }: ReceiptRecord, announced: Announced): ReceiptRecord['lines'] {
  const units = new Map(announced.map((line) => [line.lineId, line.units]));
  if (units.size !== announced.length) throw namedTwice();
  announced.forEach(({ lineId, units: count }, index) => {
    const line = lines.find((one) => one.lineId === lineId);
    if (count > (line?.rejected ?? 0)) throw tooManyReplaced(index);
  });
  return lines.map((line) => ({ ...line, replacedUnits: units.get(line.lineId) ?? 0 }));
}
