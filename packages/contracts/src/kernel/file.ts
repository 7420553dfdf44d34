import { z } from 'zod';
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
  proof: { types: ['pdf', 'png', 'jpg'], maxBytes: 5 * MB },
  photo: { types: ['png', 'jpg'], maxBytes: 5 * MB, many: true },
  ticketFile: { types: ['png', 'jpg', 'pdf', 'txt'], maxBytes: 5 * MB, many: true },
  amcFile: { types: ['pdf', 'png', 'jpg'], maxBytes: 10 * MB },
  csv: { types: ['csv'], maxBytes: 10 * MB },
} as const satisfies Record<string, FileRule>;
export type FilePurpose = keyof typeof fileRules;
export const filePurposes = Object.keys(fileRules) as [FilePurpose, ...FilePurpose[]];

/** A stored file as a record shows it; size in bytes. */
export const StoredFile = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  sha256: z.string(),
  uploadedAt: z.string(),
});
export type StoredFile = z.output<typeof StoredFile>;

/** Ids of files that were uploaded before and belong to the record from now on. */
export const fileIds = (error: string) =>
  z.array(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/), { error }).max(20, 'At most 20 files are allowed');
export const FileIds = fileIds('Please choose a file');

const anyRule: FileRule = {
  types: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'png', 'jpg', 'txt', 'csv'],
  maxBytes: 10 * MB,
};

/** Every service that keeps files answers these two: upload one file for a purpose, and read one back. */
export const fileOperations = <const Service extends string>(service: Service, isPublic = false) => ({
  upload: operation({
    subject: `${service}.file.upload`,
    method: 'POST',
    path: `/files/${service}`,
    summary: 'Upload one file; the answer carries its id for the record it belongs to',
    needs: isPublic ? 'public' : 'signed-in',
    query: z.object({ purpose: z.enum(filePurposes) }),
    body: z.object({ file: FileIds.length(1) }),
    files: { file: anyRule },
    reply: StoredFile,
    status: 201,
    deadline: 30_000,
    ...(isPublic ? { limit: 'public-write' as const } : {}),
  }),
  download: operation({
    subject: `${service}.file.download`,
    method: 'GET',
    path: `/files/${service}/{id}`,
    summary: 'Read a stored file, with the permission of the record it belongs to',
    needs: isPublic ? 'public' : 'signed-in',
    params: ById,
    reply: z.undefined(),
    download: true,
    deadline: 30_000,
  }),
});
