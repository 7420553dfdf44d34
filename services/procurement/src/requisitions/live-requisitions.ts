import { Injectable } from '@nestjs/common';
import { LiveCopy, type Path } from '@portal/service-kit';
import { RequisitionRepository } from './requisition.repository.js';
import type { RequisitionRecord } from './requisition.schema.js';

const shared = [
  ...([
    'status',
    'priority',
    'urgency',
    'neededBy',
    'requestedBy',
    'requestedById',
    'organizationId',
    'isSubmitted',
  ] as const),
] as const satisfies Path<RequisitionRecord>[];
const own = [
  ...(['number', 'title', 'estimatedTotal', 'createdAt'] as const),
] as const satisfies Path<RequisitionRecord>[];

type Field = (typeof shared)[number] | (typeof own)[number];

/** What the list asks of requisitions, in memory. */
@Injectable()
export class LiveRequisitions extends LiveCopy<RequisitionRecord, Field> {
  constructor(requisitions: RequisitionRepository) {
    super(requisitions, { shared, own });
  }
}
