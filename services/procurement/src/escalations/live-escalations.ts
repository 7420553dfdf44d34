import { Injectable } from '@nestjs/common';
import { LiveCopy, type Path } from '@portal/service-kit';
import { EscalationRepository } from './escalation.repository.js';
import type { EscalationRecord } from './escalation.schema.js';

const shared = [
  ...([
    'type',
    'status',
    'priority',
    'urgency',
    'vendorName',
    'sellerOrganizationId',
    'organizations',
    'brands',
    'dueOn',
    'answeringSide',
    'reportedByOrganizationId',
    'assignedToId',
  ] as const),
] as const satisfies Path<EscalationRecord>[];
const own = [
  ...(['number', 'title', 'purchaseOrderId', 'purchaseOrderNumber', 'reportedDate'] as const),
] as const satisfies Path<EscalationRecord>[];

type Field = (typeof shared)[number] | (typeof own)[number];

/** What the list asks of escalations, in memory. */
@Injectable()
export class LiveEscalations extends LiveCopy<EscalationRecord, Field> {
  constructor(escalations: EscalationRepository) {
    super(escalations, { shared, own });
  }
}
