import { Injectable } from '@nestjs/common';
import { dayInIndia, type EscalationCause, escalationCauses, inspectionReminderDays, keysOf } from '@portal/contracts';
import { Kit, Sweep } from '@portal/service-kit';
import { ReceiptRepository } from '../receipts/receipt.repository.js';
import type { ReceiptRecord } from '../receipts/receipt.schema.js';
import { EscalationOrders } from './escalation-orders.js';
import { EscalationRaising } from './escalation.raising.js';

/** What the ids of escalations of a receipt begin with. */
const nameOf = {
  'inspection-ending': 'inspection',
  'replacement-late': 'replacement',
  'replacement-refused': 'refusal',
} as const;

type ReceiptCause = EscalationCause & { kind: keyof typeof nameOf };

const idOf = (kind: ReceiptCause['kind'], { _id }: { _id: string }) => `${nameOf[kind]}-${_id}`;

/**
 * Raises an escalation of a receipt, once for each cause: nobody inspects until the last day, what was to replace rejected units is
 * late, or nothing is to replace them.
 */
@Injectable()
export class ReceiptEscalations extends Sweep {
  constructor(
    kit: Kit,
    private readonly receipts: ReceiptRepository,
    private readonly orders: EscalationOrders,
    private readonly raising: EscalationRaising,
  ) {
    super();
    kit.consumers.on('procurement-receipt-escalations', ['procurement.receipt.replacement-refused'], ({ record }) =>
      this.look(record.id),
    );
  }

  async sweep() {
    const today = dayInIndia();
    const due = {
      'inspection-ending': { status: 'Inspection Due', dueOn: { $lte: today } },
      'replacement-late': { status: 'Replacement Announced', 'replacement.expectedOn': { $lt: today } },
      'replacement-refused': { status: 'Replacement Refused' },
    } as const satisfies Record<ReceiptCause['kind'], object>;
    for (const kind of keysOf(due)) {
      const receipts = this.receipts.each(due[kind], { fields: [] });
      for await (const { _id } of this.raising.unraised(receipts, (receipt) => idOf(kind, receipt)))
        await this.look(_id);
    }
  }

  private async look(id: string) {
    const receipt = await this.receipts.find(id);
    const cause = receipt && causeOf(receipt);
    const order = cause && (await this.orders.behind(receipt));
    if (!order) return;
    const told = escalationCauses[cause.kind].answers === 'seller' ? [order.sellerOrganizationId] : order.organizations;
    await this.raising.raiseOnce(idOf(cause.kind, receipt), order, cause, told);
  }
}

/** Why a receipt is escalated today, if it is. The reason of a refusal stays on the receipt, which its maker does not see. */
function causeOf({ number, status, dueOn, reminded, replacement }: ReceiptRecord): ReceiptCause | undefined {
  const today = dayInIndia();
  if (status === 'Inspection Due' && reminded === Math.min(...inspectionReminderDays) && dueOn <= today)
    return { kind: 'inspection-ending', number, day: dueOn };
  if (status === 'Replacement Announced' && replacement && replacement.expectedOn < today)
    return { kind: 'replacement-late', number, day: replacement.expectedOn };
  if (status === 'Replacement Refused') return { kind: 'replacement-refused', number };
  return undefined;
}
