import type { Actor } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { WarrantyRecord } from './cover.schema.js';

const titles = {
  updated: 'Warranty {{number}} of {{asset}} was changed',
  extended: 'Warranty {{number}} of {{asset}} was extended to {{day}}',
  cancelled: 'Warranty {{number}} of {{asset}} was cancelled: {{reason}}',
} as const;

/** What others learn of a warranty; the office is told. */
export function warrantyEvent(done: keyof typeof titles, by: Actor, warranty: WarrantyRecord): NewEvent {
  const { _id: id, warrantyNumber: number, assetName: asset, warrantyEndDate: day, reason = '' } = warranty;
  const { sellerOrganizationId, buyerOrganizationId } = warranty;
  return {
    subject: `asset.warranty.${done}`,
    by,
    label: `${number} · ${asset}`,
    organizations: [sellerOrganizationId, ...(buyerOrganizationId ? [buyerOrganizationId] : [])],
    data: { warrantyId: id, assetId: warranty.assetId },
    ...(buyerOrganizationId
      ? {
          notice: {
            organizations: [buyerOrganizationId],
            title: titles[done],
            values: { number, asset, day, reason },
            record: { type: 'warranty', id },
          },
        }
      : {}),
  };
}
