import { z } from 'zod';
import { ListQuery, Tracked } from '../kernel/list.js';
import { neededWith } from '../kernel/needed.js';
import { purchaseOrderSources } from './purchase-order.js';
import { Id, line, oneOf, optionalParagraph, paragraph, required } from '../kernel/text.js';
import type { Role } from '../access/matrix.js';
import { type AnsweringSide, answeringSides, escalationStatuses } from '../states/escalation.js';
import { EscalationCause } from './escalation-cause.js';

/** What an escalation is about (requirements: escalation). */
export const escalationTypes = [
  'delivery_delay',
  'quality_issue',
  'payment_dispute',
  'technical_support',
  'contract_issue',
  'other',
] as const;
export type EscalationType = (typeof escalationTypes)[number];
export const escalationPriorities = ['Low', 'Medium', 'High', 'Critical'] as const;
export type EscalationPriority = (typeof escalationPriorities)[number];

/**
 * How urgent a role may say that an escalation is now; who raises one proposes it. The day of the answer follows from it, so that
 * nobody puts off their own: Super Admins say anything, the office too where its seller is to answer, and more urgent where it is
 * to answer itself; sellers and makers say nothing.
 */
export function prioritiesFor(
  role: Role,
  { answeringSide, priority }: { answeringSide: AnsweringSide; priority: EscalationPriority },
): readonly EscalationPriority[] {
  if (role === 'Super Admin') return escalationPriorities;
  if (role !== 'Buyer') return [];
  return answeringSide === 'seller'
    ? escalationPriorities
    : escalationPriorities.slice(escalationPriorities.indexOf(priority));
}

/** What a maker may answer of its goods, whoever raised it. */
export const makerEscalationTypes = ['quality_issue', 'technical_support'] as const satisfies readonly EscalationType[];

const missing = 'Please fill in all required fields';

/** An escalation to be raised about an order; whose it is follows from the order. */
export const NewEscalation = z.object({
  title: line(missing).meta({ label: 'Title' }),
  description: paragraph(missing, 2000).meta({ label: 'Description' }),
  type: oneOf(escalationTypes).default('delivery_delay').meta({ label: 'Type' }),
  priority: oneOf(escalationPriorities).default('Medium').meta({ label: 'Priority' }),
  /** A purchase order, or a GeM order with or without its prefix. */
  purchaseOrderId: required('Please choose the order', 64).pipe(Id).meta({ label: 'Order (id)' }),
});

/** One note of an escalation, kept for good. */
const EscalationNote = z.object({
  date: z.string().meta({ label: 'When' }),
  user: z.string().meta({ label: 'By' }),
  userId: z.string().meta({ label: 'By (id)' }),
  note: z.string().meta({ label: 'Note' }),
});

/** An escalation about an order. */
export const Escalation = Tracked.extend({
  number: z.string().meta({ label: 'Escalation' }),
  title: z.string().meta({ label: 'Title' }),
  description: z.string().meta({ label: 'Description' }),
  type: z.enum(escalationTypes).meta({ label: 'Type' }),
  priority: z.enum(escalationPriorities).meta({ label: 'Priority' }),
  status: z.enum(escalationStatuses).meta({ label: 'Status' }),
  purchaseOrderId: z.string().meta({ label: 'Order (id)' }),
  /** What the portal raised it for, if it did. */
  cause: EscalationCause.optional().meta({ label: 'Raised by the portal because' }),
  source: z.enum(purchaseOrderSources).meta({ label: 'Kind of order' }),
  purchaseOrderNumber: z.string().meta({ label: 'PO Number' }),
  vendorName: z.string().meta({ label: 'Seller' }),
  sellerOrganizationId: z.string().meta({ label: 'Seller organization (id)' }),
  reportedBy: z.string().meta({ label: 'Reported by' }),
  reportedById: z.string().meta({ label: 'Reported by (id)' }),
  reportedDate: z.string().meta({ label: 'Reported', unit: 'instant' }),
  dueOn: z.string().meta({ label: 'To be answered by', unit: 'day' }),
  answeringSide: z.enum(answeringSides).meta({ label: 'To be answered by the side' }),
  assignedTo: z.string().optional().meta({ label: 'Assigned to' }),
  assignedToId: z.string().optional().meta({ label: 'Assigned to (id)' }),
  assignedDate: z.string().optional().meta({ label: 'Assigned on', unit: 'instant' }),
  resolution: z.string().optional().meta({ label: 'Resolution' }),
  resolvedDate: z.string().optional().meta({ label: 'Resolved on', unit: 'instant' }),
  notes: z.array(EscalationNote).meta({ label: 'Notes' }),
  /** Whether the asker may add to it and move it; a maker may not all that it sees. */
  mayAnswer: z.boolean().meta({ label: 'The reader may answer it' }),
  /** Whether the asker may say that it is resolved; a maker only where no other maker's goods can be meant. */
  mayResolve: z.boolean().meta({ label: 'The reader may resolve it' }),
});
export type Escalation = z.output<typeof Escalation>;

/** What the maker of the goods sees of it: no people and no notes but its own, and not who supplied them. */
export const EscalationForMaker = Escalation.omit({
  vendorName: true,
  sellerOrganizationId: true,
  reportedBy: true,
  reportedById: true,
  assignedTo: true,
  assignedToId: true,
});

/** By what lists of escalations are narrowed. */
export const EscalationQuery = ListQuery.extend({
  status: z.enum(escalationStatuses).optional(),
  type: z.enum(escalationTypes).optional(),
  priority: z.enum(escalationPriorities).optional(),
  /** An order of either kind, a GeM order with or without its prefix. */
  order: Id.optional(),
  /** The organisation of a seller. */
  seller: Id.optional(),
  assigned: z.enum(['me', 'nobody']).optional(),
  /** Whether the day by which it is to be answered is over. */
  overdue: z.enum(['yes', 'no']).optional(),
  /** Those that the own side is to answer, and has not yet. */
  waiting: z.literal('yes').optional(),
});
export type EscalationQuery = z.output<typeof EscalationQuery>;

/** Somebody who can be asked to answer an escalation. */
export const EscalationPerson = z.object({ id: z.string(), name: z.string(), designation: z.string() });

/** A step of an escalation, or how it is worked on; what is resolved says how. */
export const EscalationChange = z
  .object({
    status: oneOf(escalationStatuses, 'Please choose a status').optional(),
    resolution: optionalParagraph(500),
    priority: oneOf(escalationPriorities).optional(),
    /** Somebody of the side that is to answer. */
    assignedToId: Id.optional(),
  })
  .refine(({ status, resolution }) => status !== 'Resolved' || resolution, {
    path: ['resolution'],
    error: 'Please say how it was resolved',
  })
  .meta(neededWith('status', ['Resolved'], 'resolution'));

/** Something to be added; blank text is refused. */
export const NewEscalationNote = z.object({ note: paragraph('Please enter a note') });

/** How many escalations of those that the user may see stand where. */
export const EscalationStats = z.object({ open: z.int(), inProgress: z.int(), resolved: z.int(), closed: z.int() });
