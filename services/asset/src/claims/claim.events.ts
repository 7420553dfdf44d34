import type { Actor } from '@portal/contracts';
import type { NewEvent } from '@portal/service-kit';
import type { ClaimRecord } from './claim.schema.js';

type Announced = Pick<ClaimRecord, 'serialNumber' | 'organizationId' | 'claimedById' | 'claimedBy' | 'reason'>;

/** What others learn of a claim: the office that there is one, who claimed that it was refused; that it was confirmed the assignment says. */
export const claimEvent = (verb: 'made' | 'confirmed' | 'refused', by: Actor, claim: Announced): NewEvent => {
  const { serialNumber, organizationId, claimedById, claimedBy, reason = '' } = claim;
  const record = { type: 'deviceClaim' } as const;
  const notices = {
    made: {
      organizations: [organizationId],
      title: '{{name}} claims the device {{serialNumber}}',
      values: { name: claimedBy, serialNumber },
      record,
    },
    confirmed: undefined,
    refused: {
      users: [claimedById],
      title: 'Your office did not confirm the device {{serialNumber}}: {{reason}}',
      values: { serialNumber, reason },
      record,
    },
  };
  const notice = notices[verb];
  return {
    subject: `asset.claim.${verb}`,
    by,
    label: serialNumber,
    organizations: [organizationId],
    ...(notice ? { notice } : {}),
  };
};
