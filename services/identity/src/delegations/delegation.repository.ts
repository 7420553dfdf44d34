import { Injectable } from '@nestjs/common';
import { dayInIndia, type delegationStatuses } from '@portal/contracts';
import { Kit, RecordRepository, type Where } from '@portal/service-kit';
import { type DelegationRecord, delegationSchema } from './delegation.schema.js';

type Status = (typeof delegationStatuses)[number];

/** Where it stands who decides in whose name. */
@Injectable()
export class DelegationRepository extends RecordRepository<DelegationRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Delegation', delegationSchema);
    kit.keep(this);
  }

  /** Those by which somebody stands in today. */
  toToday(toId: string, organizationId: string) {
    return this.findMany({ $and: [{ toId, organizationId }, withStatus('Active')] });
  }

  /** All of an office by which somebody stands in today. */
  ofToday(organizationId: string) {
    return this.findMany({ $and: [{ organizationId }, withStatus('Active')] });
  }
}

/** Those that have a status today. */
export function withStatus(status: Status): Where<DelegationRecord> {
  const today = dayInIndia();
  const kept = { revokedAt: { $exists: false } };
  switch (status) {
    case 'Revoked':
      return { revokedAt: { $exists: true } };
    case 'Upcoming':
      return { ...kept, startsOn: { $gt: today } };
    case 'Active':
      return { ...kept, startsOn: { $lte: today }, endsOn: { $gte: today } };
    case 'Ended':
      return { ...kept, endsOn: { $lt: today } };
  }
}

export function statusOf({ startsOn, endsOn, revokedAt }: DelegationRecord): Status {
  const today = dayInIndia();
  if (revokedAt) return 'Revoked';
  if (today < startsOn) return 'Upcoming';
  return today > endsOn ? 'Ended' : 'Active';
}

/** Names of the list's `sort` and the fields behind them. */
export const sortable = { fromName: 'fromName', toName: 'toName', startsOn: 'startsOn', endsOn: 'endsOn' };
