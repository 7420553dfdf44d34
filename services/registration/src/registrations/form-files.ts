import type { Actor, FilePurpose, StoredFile } from '@portal/contracts';
import type { Kit } from '@portal/service-kit';

const purposes: Record<string, FilePurpose> = {
  logo: 'logo',
  pastWorkOrders: 'workOrder',
  oemAuthorization: 'oemAuthorization',
  turnoverProof: 'turnoverProof',
  epbgCertificate: 'epbgCertificate',
  signedDeliveryReceipt: 'deliveryReceipt',
  issuesReportedFiles: 'issueFile',
};

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
  for (const [field, purpose] of Object.entries(purposes)) {
    const ids = (form[field] as string[] | undefined) ?? [];
    const known = had.filter((file) => file.field === field && ids.includes(file.id));
    const fresh = ids.filter((one) => !known.some((file) => file.id === one));
    claimed.push(...known);
    if (fresh.length === 0) continue;
    const found = await files.claim(fresh, field, purpose, uploader, record);
    claimed.push(...found.map((file) => ({ ...file, field })));
  }
  return claimed;
}
