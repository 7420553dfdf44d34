import { z } from 'zod';
import { keysOf } from './object.js';
import { operation, type FileRule } from './operation.js';
import { ById } from './text.js';

const MB = 1024 * 1024;

/** What may be uploaded, by what it is for (requirements: accepted files and limits). */
export const fileRules = {
  logo: { types: ['png', 'jpg'], maxBytes: 2 * MB },
  avatar: { types: ['png', 'jpg'], maxBytes: 2 * MB },
  workOrder: { types: ['pdf', 'doc', 'docx', 'xls', 'xlsx'], maxBytes: 10 * MB, many: true },
  oemAuthorization: { types: ['pdf', 'doc', 'docx', 'png', 'jpg'], maxBytes: 10 * MB, many: true },
  turnoverProof: { types: ['pdf', 'doc', 'docx'], maxBytes: 10 * MB, many: true },
  epbgCertificate: { types: ['pdf', 'doc', 'docx'], maxBytes: 10 * MB, many: true },
  deliveryReceipt: { types: ['pdf', 'png', 'jpg'], maxBytes: 10 * MB, many: true },
  issueFile: { types: ['pdf', 'doc', 'docx', 'png', 'jpg'], maxBytes: 10 * MB, many: true },
  gemOrderFile: { types: ['pdf', 'xls', 'xlsx'], maxBytes: 10 * MB },
  oemLetter: { types: ['pdf', 'doc', 'docx'], maxBytes: 10 * MB },
  purchaseOrderFile: { types: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'png', 'jpg'], maxBytes: 10 * MB, many: true },
  quoteFile: { types: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'png', 'jpg'], maxBytes: 10 * MB, many: true },
  document: { types: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'png', 'jpg'], maxBytes: 10 * MB },
  invoice: { types: ['pdf', 'png', 'jpg'], maxBytes: 5 * MB },
  proof: { types: ['pdf', 'png', 'jpg'], maxBytes: 5 * MB },
  photo: { types: ['png', 'jpg'], maxBytes: 5 * MB, many: true },
  ticketFile: { types: ['png', 'jpg', 'pdf', 'txt'], maxBytes: 5 * MB, many: true },
  claimFile: { types: ['png', 'jpg', 'pdf'], maxBytes: 5 * MB, many: true },
  amcFile: { types: ['pdf', 'png', 'jpg'], maxBytes: 10 * MB },
  csv: { types: ['csv'], maxBytes: 10 * MB },
  assetRegister: { types: ['csv', 'xlsx'], maxBytes: 30 * MB },
} as const satisfies Record<string, FileRule>;
export type FilePurpose = keyof typeof fileRules;
export const filePurposes = keysOf(fileRules);

/**
 * How far the virus scanner is with a file. Only a clean one is given out, and one that was not scanned because this portal has
 * no scanner; the content of a refused one is removed.
 */
export const scanStates = ['not scanned', 'waiting', 'clean', 'refused', 'could not be scanned'] as const;
export type ScanState = (typeof scanStates)[number];
export const FileScan = z.object({ id: z.string(), scan: z.enum(scanStates) });
export type FileScan = z.output<typeof FileScan>;

/** A stored file as a record shows it; size in bytes. */
export const StoredFile = z.object({
  id: z.string().meta({ label: 'Id' }),
  name: z.string().meta({ label: 'Name' }),
  type: z.string().meta({ label: 'Type' }),
  size: z.int().meta({ label: 'Size' }),
  sha256: z.string().meta({ label: 'Checksum' }),
  uploadedAt: z.string().meta({ label: 'Uploaded on' }),
});
export type StoredFile = z.output<typeof StoredFile>;
/** The answer to an upload; what a record keeps has no scan state, which is asked anew where the file is shown. */
export const UploadedFile = StoredFile.extend({ scan: z.enum(scanStates) });
export type UploadedFile = z.output<typeof UploadedFile>;

/** Ids of files that were uploaded before and belong to the record from now on. */
export const fileIds = (error: string) =>
  z.array(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/), { error }).max(20, 'At most 20 files are allowed');
export const FileIds = fileIds('Please choose a file');

const anyRule: FileRule = {
  types: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'png', 'jpg', 'txt', 'csv'],
  maxBytes: 10 * MB,
};

/** Every service that keeps files answers these: upload one file for a purpose, read one back, and tell how far its scan is. */
export const fileOperations = <const Service extends string>(service: Service, isPublic = false) => ({
  upload: operation({
    subject: `${service}.file.upload`,
    anew: 'file',
    method: 'POST',
    path: `/files/${service}`,
    summary: 'Upload one file; the answer carries its id for the record it belongs to',
    needs: isPublic ? 'public' : 'signed-in',
    query: z.object({ purpose: z.enum(filePurposes) }),
    body: z.object({ file: FileIds.length(1) }),
    files: { file: anyRule },
    reply: UploadedFile,
    status: 201,
    deadline: 30_000,
    ...(isPublic ? { limit: 'public-write' as const } : {}),
  }),
  download: operation({
    subject: `${service}.file.download`,
    method: 'GET',
    path: `/files/${service}/{id}`,
    summary:
      'Read a stored file, with the permission of the record it belongs to; 409 with FILE_WAITING, FILE_REFUSED or FILE_NOT_SCANNED while the virus scanner has not let it pass',
    needs: isPublic ? 'public' : 'signed-in',
    params: ById,
    reply: z.undefined(),
    download: '*/*',
    deadline: 30_000,
  }),
  scan: operation({
    subject: `${service}.file.scan`,
    method: 'GET',
    path: `/files/${service}/{id}/scan`,
    summary: 'How far the virus scanner is with a stored file, with the permission of the record it belongs to',
    needs: 'signed-in',
    params: ById,
    reply: FileScan,
  }),
});

/** What the files of some service are read by. */
export type FileStore = Pick<ReturnType<typeof fileOperations>, 'download' | 'scan'>;
