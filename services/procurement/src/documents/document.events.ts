import { documentStates, type PortalEvent } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { DocumentRecord } from './document.schema.js';

type Announced = Pick<
  DocumentRecord,
  '_id' | 'name' | 'type' | 'status' | 'recordName' | 'organizations' | 'uploadedByOrganizationId'
>;
type Verb = 'uploaded' | 'version-added' | 'approved' | 'rejected' | 'reminded' | 'expired' | 'deleted';

const titles: Record<Verb, string | undefined> = {
  uploaded: documentStates.pending.notice,
  'version-added': documentStates.pending.notice,
  approved: documentStates.approved.notice,
  rejected: documentStates.rejected.notice,
  reminded: 'Document {{name}} is valid until {{day}}',
  expired: 'Document {{name}} was valid until {{day}}: please upload a new version',
  deleted: undefined,
};

/** What others learn of a document; what waits is told to who decides, a decision and a reminder to who brought it. */
export function documentEvent(
  verb: Verb,
  by: PortalEvent['by'],
  document: Announced,
  values: Record<string, string> = {},
): NewEvent {
  const { _id, name, type, status, recordName, organizations, uploadedByOrganizationId: own } = document;
  const title = titles[verb];
  const others = organizations.filter((one) => one !== own);
  // Of an office's own document a Super Admin decides; of a seller's the office.
  const deciders = others.length > 0 && by.role === 'Seller' ? { organizations: others } : { roles: ['Super Admin'] };
  const told = title?.includes('waits') ? deciders : { organizations: [own] };
  return {
    subject: `procurement.document.${verb}`,
    by,
    label: name,
    organizations,
    ...(title
      ? { notice: { ...told, title, values: { name, ...values }, record: { type: 'document' as const, id: _id } } }
      : {}),
    data: { document: { id: _id, name, type, status, recordName } },
  };
}
