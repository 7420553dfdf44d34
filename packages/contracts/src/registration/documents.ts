import type { FilePurpose } from '../kernel/file.js';
import { keysOf } from '../kernel/object.js';

/** The fields that hold files in the forms of registrations and people, and what each is uploaded for. */
export const documentPurposes = {
  logo: 'logo',
  pastWorkOrders: 'workOrder',
  oemAuthorization: 'oemAuthorization',
  turnoverProof: 'turnoverProof',
  epbgCertificate: 'epbgCertificate',
  signedDeliveryReceipt: 'deliveryReceipt',
  issuesReportedFiles: 'issueFile',
} as const satisfies Record<string, FilePurpose>;
export type DocumentField = keyof typeof documentPurposes;
export const documentFields = keysOf(documentPurposes);
