import { fileRules, type FilePurpose } from './file.js';

const MB = 1024 * 1024;

// A file that is called .jpeg is a jpg by its content.
it.each([
  ['logo', 'png, jpg', 2],
  ['workOrder', 'pdf, doc, docx, xls, xlsx', 10],
  ['oemAuthorization', 'pdf, doc, docx, jpg, png', 10],
  ['turnoverProof', 'pdf, doc, docx', 10],
  ['epbgCertificate', 'pdf, doc, docx', 10],
  ['deliveryReceipt', 'pdf, jpg, png', 10],
  ['issueFile', 'pdf, doc, docx, jpg, png', 10],
] as const satisfies readonly (readonly [FilePurpose, string, number])[])(
  '%s of a registration takes %s up to %d MB',
  (purpose, types, megabytes) => {
    const { types: taken, maxBytes } = fileRules[purpose];
    expect([[...taken].sort(), maxBytes]).toEqual([types.split(', ').sort(), megabytes * MB]);
  },
);
