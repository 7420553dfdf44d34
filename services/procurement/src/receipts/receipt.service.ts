import { Injectable } from '@nestjs/common';
import { receipts as contract, moveBetween, type Receipt, receiptMoves, type ReceiptStatus } from '@portal/contracts';
import { type Call, historyOf, Kit, mayRow, refuse, rowsFor, textFilter } from '@portal/service-kit';
import { otherLines, otherSum } from './receipt.errors.js';
import { receiptEvent } from './receipt.events.js';
import { ReceiptRepository, sortable } from './receipt.repository.js';
import type { ReceiptRecord } from './receipt.schema.js';
import { receiptView } from './receipt.view.js';

type Inspected = Call<typeof contract.inspect>['body']['lines'];

/** Receipts of delivered goods: read by both sides, inspected by the buyer's office. */
@Injectable()
export class ReceiptService {
  constructor(
    private readonly kit: Kit,
    private readonly receipts: ReceiptRepository,
  ) {}

  async list({ actor, query }: Call<typeof contract.list>) {
    const { status, seller, order, q } = query;
    const filters = {
      ...(status ? { status } : {}),
      ...(seller ? { sellerOrganizationId: seller } : {}),
      ...(order ? { orderId: order } : {}),
    };
    const text = textFilter(q, ['number', 'orderNumber', 'sellerName']);
    const rows = rowsFor(actor, 'view', 'Receipt');
    const page = await this.receipts.list([rows, filters, text], query, sortable, '-createdAt');
    return { ...page, items: page.items.map(receiptView) };
  }

  async get({ actor, params }: Call<typeof contract.get>): Promise<Receipt> {
    return receiptView(await this.receipts.findOrFail(params.id, rowsFor(actor, 'view', 'Receipt')));
  }

  async inspect({ actor, params, body, ifMatch }: Call<typeof contract.inspect>): Promise<Receipt> {
    const rows = rowsFor(actor, 'view', 'Receipt');
    const before = await this.receipts.findOrFail(params.id, rows);
    if (!mayRow(actor, 'edit', 'Receipt', before)) throw refuse('FORBIDDEN');
    moveOf(before, inspected(before, body.lines));
    const record = { type: 'Receipt', id: params.id };
    const photos = await this.kit.files.claim(body.photos, 'photos', 'photo', actor, record);
    const after = await this.receipts.update(
      params.id,
      rows,
      (receipt) => {
        const lines = inspected(receipt, body.lines);
        const { to, action } = moveOf(receipt, lines);
        const set = { status: to, lines, photos, inspectedAt: new Date() };
        return {
          set,
          push: { history: historyOf(actor, action, to) },
          event: receiptEvent(actor, { ...receipt, ...set }),
        };
      },
      { ifMatch },
    );
    return receiptView(after);
  }
}

/** The lines with what was found of them: each once, its units all counted. */
function inspected({ lines }: ReceiptRecord, found: Inspected): ReceiptRecord['lines'] {
  const ids = new Set(found.map(({ lineId }) => lineId));
  if (found.length !== lines.length || !lines.every(({ lineId }) => ids.has(lineId))) throw otherLines();
  return lines.map((line) => {
    const index = found.findIndex(({ lineId }) => lineId === line.lineId);
    const { accepted = 0, rejected = 0, reason, note } = found[index] ?? {};
    if (accepted + rejected !== line.delivered) throw otherSum(index);
    return { ...line, accepted, rejected, ...(rejected > 0 ? { reason, note } : {}) };
  });
}

/** The step that the result of the inspection is, while one is awaited. */
function moveOf({ status }: ReceiptRecord, lines: ReceiptRecord['lines']) {
  const all = (count: 'accepted' | 'rejected') => lines.every((line) => line[count] === line.delivered);
  const to: ReceiptStatus = all('accepted') ? 'Accepted' : all('rejected') ? 'Rejected' : 'Partly Rejected';
  const move = moveBetween(receiptMoves, status, to);
  if (!move) throw refuse('ILLEGAL_MOVE');
  return move;
}
