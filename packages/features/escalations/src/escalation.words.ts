import type { Escalation } from '@portal/contracts';
import { today } from '@portal/ui';

/** Where the escalations of an area and what they lead to live. */
export interface EscalationPlaces {
  /** '/buyer/escalation'. */
  base: string;
  /** Its GeM orders, if it has them. */
  orders?: string;
  purchaseOrders: string;
  /** Its sellers, if it has pages of them. */
  vendors?: string;
}

/** What people call the types of the API. */
export const typeLabels: Record<Escalation['type'], string> = {
  delivery_delay: 'Delivery delay',
  quality_issue: 'Quality issue',
  payment_dispute: 'Payment dispute',
  technical_support: 'Technical support',
  contract_issue: 'Contract issue',
  other: 'Other',
};

/** One that should have been answered by now. */
export const isOverdue = ({ status, dueOn }: Pick<Escalation, 'status' | 'dueOn'>) =>
  ['Open', 'In Progress'].includes(status) && dueOn < today();

/** What people call the side that is to answer. */
export const sideLabels: Record<Escalation['answeringSide'], string> = { seller: 'The seller', office: 'The office' };
