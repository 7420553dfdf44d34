import { Injectable } from '@nestjs/common';
import {
  type Actor,
  receipts as contract,
  moveBetween,
  outstandingReceiptStatuses,
  type Receipt,
  receiptMoves,
  type ReceiptStatus,
  rejectedReceiptStatuses,
} from '@portal/contracts';
import {
  type Call,
  type Change,
  type Filter,
  historyOf,
  Kit,
  mayRow,
  refuse,
  rowsFor,
  textFilter,
} from '@portal/service-kit';
import { receiptDue } from './receipt-due.js';
import { inspected } from './inspected.js';
import { inspectionEvent } from './receipt.events.js';
import { LiveReceipts } from './live-receipts.js';
import { ReceiptRepository, sortable } from './receipt.repository.js';
import type { ReceiptRecord } from './receipt.schema.js';
import { receiptView } from './receipt.view.js';

const withRejected = { status: { $in: [...rejectedReceiptStatuses] } };
const notSettled = { status: { $in: [...outstandingReceiptStatuses] } };

/** Receipts of delivered goods: read by both sides, inspected by the buyer's office. */
@Injectable()
export class ReceiptService {
  constructor(
    private readonly kit: Kit,
    private readonly receipts: ReceiptRepository,
    private readonly live: LiveReceipts,
  ) {}

  async list({ actor, query }: Call<typeof contract.list>) {
    const { status, seller, order, chain, due, rejected, outstanding, q } = query;
    const filters = {
      ...(status ? { status } : {}),
      ...(seller ? { sellerOrganizationId: seller } : {}),
      ...(order ? { orderId: order } : {}),
    };
    const links = chain ? { $or: [{ _id: chain }, { firstReceiptId: chain }] } : {};
    const text = textFilter(q, ['number', 'orderNumber', 'sellerName']);
    const rows = rowsFor(actor, 'view', 'Receipt');
    const kinds = [due ? receiptDue(due) : {}, rejected ? withRejected : {}, outstanding ? notSettled : {}];
    const page = await this.live.list([rows, filters, links, ...kinds, text], query, sortable, '-createdAt');
    return { ...page, items: page.items.map(receiptView) };
  }

  async summary(actor: Actor) {
    const rows = rowsFor(actor, 'view', 'Receipt');
    await this.live.upToDate();
    const of = (some: Filter<ReceiptRecord>) => this.live.matching({ $and: [rows, some] }).count;
    return {
      overdue: of(receiptDue('Overdue')),
      soon: of(receiptDue('Within 3 days')),
      later: of(receiptDue('Later')),
      announced: of({ status: 'Replacement Announced' }),
    };
  }

  async get({ actor, params }: Call<typeof contract.get>): Promise<Receipt> {
    return receiptView(await this.receipts.findOrFail(params.id, rowsFor(actor, 'view', 'Receipt')));
  }

  async inspect(call: Call<typeof contract.inspect>): Promise<Receipt> {
    const { actor, params, body } = call;
    const before = await this.receipts.findOrFail(params.id, rowsFor(actor, 'view', 'Receipt'));
    if (!mayRow(actor, 'edit', 'Receipt', before)) throw refuse('FORBIDDEN');
    moveOf(before, inspected(before, body.lines));
    const record = { type: 'Receipt', id: params.id };
    const photos = await this.kit.files.claim(body.photos, 'photos', 'photo', actor, record);
    try {
      return receiptView(await this.write(call, photos));
    } catch (refusal) {
      // Who inspected in the meantime may have given the same ones.
      const kept = (await this.receipts.find(params.id))?.photos.map(({ id }) => id) ?? [];
      await this.kit.files.release(
        record,
        body.photos.filter((id) => !kept.includes(id)),
      );
      throw refusal;
    }
  }

  private write({ actor, params, body, ifMatch }: Call<typeof contract.inspect>, photos: Receipt['photos']) {
    const decide = (receipt: ReceiptRecord): Change<ReceiptRecord> => {
      const lines = inspected(receipt, body.lines);
      const { to, action } = moveOf(receipt, lines);
      const set = { status: to, lines, photos, inspectedAt: new Date() };
      return {
        set,
        push: { history: historyOf(actor, action, to) },
        event: inspectionEvent(actor, { ...receipt, ...set }),
      };
    };
    return this.receipts.update(params.id, rowsFor(actor, 'view', 'Receipt'), decide, { ifMatch });
  }
}

/** The step that the result of the inspection is, while one is awaited. */
function moveOf({ status }: ReceiptRecord, lines: ReceiptRecord['lines']) {
  const all = (count: 'accepted' | 'rejected') => lines.every((line) => line[count] === line.delivered);
  const to: ReceiptStatus = all('accepted') ? 'Accepted' : all('rejected') ? 'Rejected' : 'Partly Rejected';
  const move = moveBetween(receiptMoves, status, to);
  if (!move) throw refuse('ILLEGAL_MOVE');
  return move;
}
