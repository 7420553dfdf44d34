import { Injectable } from '@nestjs/common';
import { LiveCopy, type Path } from '@portal/service-kit';
import { DocumentRepository } from './document.repository.js';
import type { DocumentRecord } from './document.schema.js';

const shared = [
  ...([
    'type',
    'status',
    'expiresOn',
    'purchaseOrderId',
    'assetId',
    'amcContractId',
    'organizations',
    'uploadedBy',
    'uploadedByOrganizationId',
  ] as const),
] as const satisfies Path<DocumentRecord>[];
const own = [
  ...(['name', 'recordName', 'description', 'uploadedAt', 'size'] as const),
] as const satisfies Path<DocumentRecord>[];

type Field = (typeof shared)[number] | (typeof own)[number];

/** What the list asks of documents, in memory. */
@Injectable()
export class LiveDocuments extends LiveCopy<DocumentRecord, Field> {
  constructor(documents: DocumentRepository) {
    super(documents, { shared, own });
  }
}
