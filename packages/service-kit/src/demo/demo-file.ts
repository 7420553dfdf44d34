import { type FilePurpose, fileRules, type StoredFile } from '@portal/contracts';
import type { Kit } from '../process/kit.js';
import { demoPdf } from './demo-pdf.js';
import type { DemoPerson } from './demo-people.js';

/** A file of the demo history: a page that says what it is, brought by somebody for a record. */
export interface DemoFile {
  id: string;
  /** Its name, which ends in .pdf. */
  name: string;
  lines: readonly string[];
  purpose: FilePurpose;
  by: DemoPerson;
  at: Date;
  record: { type: string; id: string };
}

/** Stores a file as an upload does, once for each id, and binds it to its record. */
export async function demoFile({ files }: Kit, { id, name, lines, purpose, by, at, record }: DemoFile) {
  try {
    await files.keep(id, 0, demoPdf(lines));
    await files.finish(id, name, fileRules[purpose], by.id);
  } catch (error) {
    // Another instance that started at the same moment has stored it.
    if (!(await files.find(id))) throw error;
  }
  const [stored] = await files.claim([id], 'file', purpose, actorOf(by), record);
  return { ...(stored as StoredFile), uploadedAt: at.toISOString() };
}

const actorOf = ({ id, name, email, role, designation, organization }: DemoPerson) => ({
  ...{ id, name, email, role, brands: [], mustChangePassword: false, sessionId: '' },
  ...{ organizationId: organization.id, organizationName: organization.name, department: designation },
});
