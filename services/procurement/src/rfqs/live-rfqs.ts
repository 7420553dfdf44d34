import { Injectable } from '@nestjs/common';
import { LiveCopy, type Path } from '@portal/service-kit';
import { RfqRepository } from './rfq.repository.js';
import type { RfqRecord } from './rfq.schema.js';

const shared = [
  ...(['status', 'department', 'buyerOrganizationId', 'invited', 'isPublished'] as const),
] as const satisfies Path<RfqRecord>[];
const own = [...(['rfqNumber', 'title', 'closesAt', 'createdAt'] as const)] as const satisfies Path<RfqRecord>[];

type Field = (typeof shared)[number] | (typeof own)[number];

/** What the list asks of requests for quotation, in memory. */
@Injectable()
export class LiveRfqs extends LiveCopy<RfqRecord, Field> {
  constructor(rfqs: RfqRepository) {
    super(rfqs, { shared, own });
  }
}
