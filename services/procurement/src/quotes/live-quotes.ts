import { Injectable } from '@nestjs/common';
import { LiveCopy, type Path } from '@portal/service-kit';
import { QuoteRepository } from './quote.repository.js';
import type { QuoteRecord } from './quote.schema.js';

const shared = [
  ...(['status', 'sellerName', 'sellerOrganizationId', 'buyerOrganizationId', 'validUntil', 'rfqId'] as const),
] as const satisfies Path<QuoteRecord>[];
const own = [
  ...(['quoteNumber', 'rfqNumber', 'title', 'totalAmount', 'submittedAt', 'createdAt', 'sealedUntil'] as const),
] as const satisfies Path<QuoteRecord>[];

type Field = (typeof shared)[number] | (typeof own)[number];

/** What the list asks of quotes, in memory. */
@Injectable()
export class LiveQuotes extends LiveCopy<QuoteRecord, Field> {
  constructor(quotes: QuoteRepository) {
    super(quotes, { shared, own });
  }
}
