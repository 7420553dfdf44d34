import type { FileType } from '@portal/contracts';
import { codeOf } from '../error-code.js';
import { isCompound } from './content/compound.js';
import { isJpeg } from './content/jpeg.js';
import { isOffice } from './content/office.js';
import { isPdf } from './content/pdf.js';
import { isPng } from './content/png.js';
import { isTable } from './content/table.js';
import { isText } from './content/text.js';

export const mimeTypes: Record<FileType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
  jpg: 'image/jpeg',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

const otherEndings = new Map<string, FileType>([
  ['jpeg', 'jpg'],
  ['log', 'txt'],
]);

/** Each reads a content to its last byte: what is that type and another one too is none of them. */
const rules: Record<FileType, (bytes: Buffer) => boolean | Promise<boolean>> = {
  pdf: isPdf,
  doc: (bytes) => isCompound(bytes, 'doc'),
  docx: (bytes) => isOffice(bytes, 'docx'),
  xls: (bytes) => isCompound(bytes, 'xls'),
  xlsx: (bytes) => isOffice(bytes, 'xlsx'),
  png: isPng,
  jpg: isJpeg,
  txt: isText,
  csv: isTable,
};

/** The type that a name's ending stands for. */
export function namedType(name: string): FileType | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = otherEndings.get(ending) ?? ending;
  return isType(type) ? type : undefined;
}

const isType = (ending: string): ending is FileType => Object.hasOwn(rules, ending);

/** Whether a content is what its name says, and nothing else besides. */
export async function isOfType(type: FileType, bytes: Buffer) {
  try {
    return await rules[type](bytes);
  } catch (error) {
    // A number or a place that lies outside of the file: it is cut off or forged.
    if (String(codeOf(error)).startsWith('ERR_')) return false;
    throw error;
  }
}
