import { z } from 'zod';
import { FileIds, fileRules, StoredFile } from '../kernel/file.js';
import { neededWith } from '../kernel/needed.js';
import { Done, ListQuery, pageOf, Tracked } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, day, Id, oneOf, optional, optionalParagraph } from '../kernel/text.js';
import { documentStatuses } from '../states/document.js';

/** What a document is (requirements: document types). */
export const documentTypes = ['invoice', 'warranty', 'delivery_receipt', 'photo', 'other'] as const;

/** So many days before its end the organisation of a document is told, at each of them once, and once more when it has ended. */
export const documentReminderDays = [30, 7] as const;

const one = 'Please name one record at most';
const records = {
  /** A purchase order, or a GeM order. */
  purchaseOrderId: Id.optional().meta({ label: 'Order (id)' }),
  assetId: Id.optional().meta({ label: 'Asset (id)' }),
  amcContractId: Id.optional().meta({ label: 'AMC contract (id)' }),
};

/** A document to be kept with one record, or with the own organisation; a day in India is its last. */
export const NewDocument = z
  .object({
    file: FileIds.min(1, 'Please choose a file').max(1).meta({ label: 'File' }),
    name: optional(200).meta({ label: 'Document name' }),
    type: oneOf(documentTypes, 'Please choose a type').meta({ label: 'Document type' }),
    description: optionalParagraph(500).meta({ label: 'Description' }),
    expiresOn: day().optional().meta({ label: 'Valid until', unit: 'day' }),
    ...records,
  })
  .refine((it) => [it.purchaseOrderId, it.assetId, it.amcContractId].filter(Boolean).length <= 1, {
    path: ['purchaseOrderId'],
    error: one,
  });

/** One version of a document, the newest first, with what was decided about it. */
const DocumentVersion = z.object({
  number: z.int().meta({ label: 'Version' }),
  file: StoredFile.meta({ label: 'File' }),
  uploadedBy: z.string().meta({ label: 'Uploaded by' }),
  uploadedAt: z.string().meta({ label: 'Uploaded on', unit: 'instant' }),
  /** Nothing while it waits, or where a newer version came before a decision. */
  decision: z
    .object({
      status: z.enum(['approved', 'rejected']).meta({ label: 'Status' }),
      decidedBy: z.string().meta({ label: 'Decided by' }),
      decidedAt: z.string().meta({ label: 'Decided on', unit: 'instant' }),
      reason: z.string().optional().meta({ label: 'Reason' }),
    })
    .optional()
    .meta({ label: 'Decision' }),
});

/** What a document can hang on. */
const documentRecordTypes = ['order', 'purchaseOrder', 'asset', 'amcContract', 'organization'] as const;

/** By what kind of record lists of documents are narrowed; an order is of either kind. */
export const documentPlaces = ['order', 'asset', 'amcContract', 'organization'] as const;

/** A document on a record; size in bytes. */
export const RecordDocument = Tracked.extend({
  name: z.string().meta({ label: 'Document name' }),
  type: z.enum(documentTypes).meta({ label: 'Document type' }),
  size: z.int().meta({ label: 'Size' }),
  status: z.enum(documentStatuses).meta({ label: 'Status' }),
  uploadedAt: z.string().meta({ label: 'Uploaded on', unit: 'instant' }),
  uploadedBy: z.string().meta({ label: 'Uploaded by' }),
  uploadedById: z.string().meta({ label: 'Uploaded by (id)' }),
  uploadedByOrganizationId: z.string().meta({ label: 'Organization of who uploaded (id)' }),
  description: z.string().optional().meta({ label: 'Description' }),
  expiresOn: z.string().optional().meta({ label: 'Valid until', unit: 'day' }),
  purchaseOrderId: z.string().optional().meta({ label: 'Order (id)' }),
  assetId: z.string().optional().meta({ label: 'Asset (id)' }),
  amcContractId: z.string().optional().meta({ label: 'AMC contract (id)' }),
  /** What the record is. */
  recordType: z.enum(documentRecordTypes).meta({ label: 'Kind of record' }),
  /** What the record is called: a contract's number, an asset's name, an organisation. */
  recordName: z.string().meta({ label: 'Belongs to' }),
  decidedBy: z.string().optional().meta({ label: 'Decided by' }),
  decidedAt: z.string().optional().meta({ label: 'Decided on', unit: 'instant' }),
  reason: z.string().optional().meta({ label: 'Reason' }),
  versions: z.array(DocumentVersion).meta({ label: 'Versions' }),
});
export type RecordDocument = z.output<typeof RecordDocument>;

/** By what lists of documents are narrowed; those that end within 30 days, or have ended; those of one organisation, as far as the reader sees them. */
export const DocumentQuery = ListQuery.extend({
  type: z.enum(documentTypes).optional(),
  status: z.enum(documentStatuses).optional(),
  expiry: z.enum(['soon', 'ended']).optional(),
  place: z.enum(documentPlaces).optional(),
  organizationId: Id.optional(),
  /** Pending ones that another organisation brought: nobody decides about what is their own. */
  waiting: z.literal('yes').optional(),
  ...records,
});

/** A decision; a rejection says why. */
export const DocumentDecision = z
  .object({ status: oneOf(['approved', 'rejected'], 'Please choose a status'), reason: optionalParagraph(500) })
  .refine(({ status, reason }) => status === 'approved' || reason, { path: ['reason'], error: 'Please give a reason' })
  .meta(neededWith('status', ['rejected'], 'reason'));

const offices = ['Super Admin', 'Buyer'] as const;
const parties = [...offices, 'Seller'] as const;
const file = { file: { ...fileRules.document, purpose: 'document' } };

/** Documents of orders, assets, AMC contracts and organisations. */
export const documents = {
  list: operation({
    subject: 'procurement.document.list',
    method: 'GET',
    path: '/documents',
    summary: 'Documents on records of the own organisation',
    needs: { any: ['procurement:view', 'sales:view'], only: parties },
    query: DocumentQuery,
    reply: pageOf(RecordDocument),
  }),
  get: operation({
    subject: 'procurement.document.get',
    method: 'GET',
    path: '/documents/{id}',
    summary: 'One document with its versions',
    needs: { any: ['procurement:view', 'sales:view'], only: parties },
    params: ById,
    reply: RecordDocument,
  }),
  upload: operation({
    subject: 'procurement.document.upload',
    method: 'POST',
    path: '/documents/upload',
    summary: 'Keep a document of at most 10 MB with an order, an asset, an AMC contract, or the own organisation',
    needs: { any: ['procurement:create', 'sales:create'], only: parties },
    body: NewDocument,
    files: file,
    reply: RecordDocument,
    status: 201,
    deadline: 30_000,
  }),
  addVersion: operation({
    subject: 'procurement.document.add-version',
    method: 'POST',
    path: '/documents/{id}/versions',
    summary: 'Replace the file of a document by a new version, which waits for a decision again',
    needs: { any: ['procurement:edit', 'sales:edit'], only: parties },
    params: ById,
    body: z.object({ file: FileIds.min(1, 'Please choose a file').max(1), expiresOn: day().optional() }),
    files: file,
    reply: RecordDocument,
    status: 201,
    deadline: 30_000,
  }),
  decide: operation({
    subject: 'procurement.document.decide',
    method: 'PUT',
    path: '/documents/{id}/decision',
    summary: 'Approve or reject a document; nobody decides about one of their own organisation',
    needs: { any: ['procurement:edit'], only: offices },
    params: ById,
    body: DocumentDecision,
    reply: RecordDocument,
  }),
  delete: operation({
    subject: 'procurement.document.delete',
    method: 'DELETE',
    path: '/documents/{id}',
    summary: 'Delete a document of the own organisation that is not approved; a Super Admin deletes any',
    needs: { any: ['procurement:edit', 'sales:edit'], only: parties },
    params: ById,
    reply: Done,
  }),
};
