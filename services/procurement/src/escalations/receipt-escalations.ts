import { Injectable } from '@nestjs/common';
import { dayInIndia, inspectionReminderDays } from '@portal/contracts';
import { Kit, Sweep } from '@portal/service-kit';
import { ReceiptRepository } from '../receipts/receipt.repository.js';
import type { ReceiptRecord } from '../receipts/receipt.schema.js';
import { EscalationOrders } from './escalation-orders.js';
import { EscalationRaising, type Raised } from './escalation.raising.js';

interface Cause {
  name: string;
  raised: Raised;
  /** Who must answer. */
  from: 'office' | 'seller';
}

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
    const due = [
      { status: 'Inspection Due' as const, dueOn: { $lte: today } },
      { status: 'Replacement Announced' as const, 'replacement.expectedOn': { $lt: today } },
      { status: 'Replacement Refused' as const },
    ];
    for await (const { _id } of this.receipts.each({ $or: due }, { fields: [] })) await this.look(_id);
  }

  private async look(id: string) {
    const receipt = await this.receipts.find(id);
    const cause = receipt && causeOf(receipt);
    const order = cause && (await this.orders.behind(receipt));
    if (!order) return;
    const told = cause.from === 'seller' ? [order.sellerOrganizationId] : order.organizations;
    await this.raising.raiseOnce(`${cause.name}-${receipt._id}`, order, cause.raised, told);
  }
}

/** Why a receipt is escalated today, if it is. The reason of a refusal stays on the receipt, which its maker does not see. */
function causeOf({ number, status, dueOn, reminded, replacement }: ReceiptRecord): Cause | undefined {
  const today = dayInIndia();
  const priority = 'High' as const;
  if (status === 'Inspection Due' && reminded === Math.min(...inspectionReminderDays) && dueOn <= today) {
    const title = `Inspection of ${number} ends today`;
    const description = `The office was reminded. What nobody inspects by ${dueOn} counts as accepted.`;
    return { name: 'inspection', from: 'office', raised: { title, description, type: 'quality_issue', priority } };
  }
  if (status === 'Replacement Announced' && replacement && replacement.expectedOn < today) {
    const title = `Replacement for ${number} is late`;
    const description = `The replacement was expected by ${replacement.expectedOn}.`;
    return { name: 'replacement', from: 'seller', raised: { title, description, type: 'delivery_delay', priority } };
  }
  if (status === 'Replacement Refused') {
    const title = `Replacement for ${number} was refused`;
    const description = 'The seller replaces nothing; the reason stands on the receipt.';
    return { name: 'refusal', from: 'seller', raised: { title, description, type: 'quality_issue', priority } };
  }
  return undefined;
}
