import { Injectable } from '@nestjs/common';
import { dayInIndia, inspectionReminderDays, nextDay } from '@portal/contracts';
import { type Change, historyOf, portalItself, Sweep } from '@portal/service-kit';
import { receiptEvent, reminder } from './receipt.events.js';
import { ReceiptRepository } from './receipt.repository.js';
import type { ReceiptRecord } from './receipt.schema.js';

const status = 'Inspection Due' as const;

/** What nobody inspected counts as accepted after the last day; before it the office is reminded, once for each reminder. */
@Injectable()
export class ReceiptSweep extends Sweep {
  constructor(private readonly receipts: ReceiptRepository) {
    super();
  }

  async sweep() {
    const today = dayInIndia();
    const soon = nextDay(today, Math.max(...inspectionReminderDays));
    for await (const { _id } of this.receipts.each({ status, dueOn: { $lte: soon } }, { fields: [] }))
      await this.receipts.update(_id, {}, (receipt) => {
        if (receipt.status !== status) return {};
        return receipt.dueOn < today ? deemed(receipt) : reminded(receipt, today);
      });
  }
}

function deemed(receipt: ReceiptRecord): Change<ReceiptRecord> {
  const set = {
    status: 'Deemed Accepted' as const,
    lines: receipt.lines.map((line) => ({ ...line, accepted: line.delivered, rejected: 0 })),
  };
  return {
    set,
    push: { history: historyOf(portalItself, 'Deem accepted', set.status) },
    event: receiptEvent(portalItself, { ...receipt, ...set }),
  };
}

function reminded(receipt: ReceiptRecord, today: string): Change<ReceiptRecord> {
  const nearest = inspectionReminderDays.find((days) => receipt.dueOn <= nextDay(today, days));
  if (nearest === undefined || (receipt.reminded ?? Infinity) <= nearest) return {};
  return { set: { reminded: nearest }, event: reminder(portalItself, receipt), quiet: true };
}
