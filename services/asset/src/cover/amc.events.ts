import type { Actor } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { AmcRecord } from './cover.schema.js';

type Announced = Pick<
  AmcRecord,
  'contractNumber' | 'provider' | 'assetIds' | 'sellerOrganizationId' | 'buyerOrganizationId'
>;

const titles = {
  created: 'AMC contract {{number}} of {{provider}} was made',
  updated: 'AMC contract {{number}} was changed',
  renewed: 'AMC contract {{number}} was renewed',
  cancelled: 'AMC contract {{number}} was cancelled: {{reason}}',
} as const;

/** What others learn of an AMC contract; the other side of whoever did it is told. */
export function amcEvent(
  done: keyof typeof titles,
  by: Actor,
  contract: Announced,
  amcId: string,
  reason = '',
): NewEvent {
  const { contractNumber, provider, assetIds, sellerOrganizationId, buyerOrganizationId } = contract;
  const organizations = [sellerOrganizationId, ...(buyerOrganizationId ? [buyerOrganizationId] : [])];
  return {
    subject: `asset.amc.${done}`,
    by,
    label: `${contractNumber} · ${provider}`,
    organizations,
    data: { amcId, contractNumber, assetIds },
    notice: {
      organizations: organizations.filter((id) => id !== by.organizationId),
      title: titles[done],
      values: { number: contractNumber, provider, ...(done === 'cancelled' ? { reason } : {}) },
      record: { type: 'amcContract', id: amcId },
    },
  };
}
