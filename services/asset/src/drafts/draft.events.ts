import type { PortalEvent } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { DraftRecord } from './draft.schema.js';

/** What others learn of a draft. */
export const draftEvent = (
  verb: 'made' | 'accepted' | 'refused',
  by: PortalEvent['by'],
  {
    name,
    serialNumber,
    buyerOrganizationId,
    orderId,
  }: Pick<DraftRecord, 'name' | 'serialNumber' | 'buyerOrganizationId' | 'orderId'>,
): NewEvent => ({
  subject: `asset.draft.${verb}`,
  by,
  label: `${name} (${serialNumber})`,
  organizations: [buyerOrganizationId],
  data: { orderId },
});
