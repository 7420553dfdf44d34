import { type Actor, documentFields, documentPurposes, type StoredFile, textsIn } from '@portal/contracts';
import type { Kit } from '@portal/service-kit';

/** Binds the files that a form names to its registration, each checked for the field it stands in; those it `had` stay. */
export async function claimFiles(
  { files }: Kit,
  form: Record<string, unknown>,
  uploader: Actor | undefined,
  id: string,
  had: (StoredFile & { field: string })[] = [],
): Promise<(StoredFile & { field: string })[]> {
  const record = { type: 'Registration', id };
  const claimed: (StoredFile & { field: string })[] = [];
  for (const field of documentFields) {
    const ids = textsIn(form, field);
    const known = had.filter((file) => file.field === field && ids.includes(file.id));
    const fresh = ids.filter((one) => !known.some((file) => file.id === one));
    claimed.push(...known);
    if (fresh.length === 0) continue;
    const found = await files.claim(fresh, field, documentPurposes[field], uploader, record);
    claimed.push(...found.map((file) => ({ ...file, field })));
  }
  return claimed;
}

/** Files that a corrected form names no more are its registration's no more. */
export async function releaseFiles({ files }: Kit, id: string, had: StoredFile[], named: StoredFile[]) {
  const gone = had.filter((file) => !named.some((one) => one.id === file.id)).map((file) => file.id);
  if (gone.length > 0) await files.release({ type: 'Registration', id }, gone);
}
