import { Injectable } from '@nestjs/common';
import { openClaimStatuses } from '@portal/contracts';
import { Sweep } from '@portal/service-kit';
import { today } from '../days.js';
import { claimOverdue } from './warranty-claim.events.js';
import { WarrantyClaimRepository } from './warranty-claim.repository.js';
import type { WarrantyClaimRecord } from './warranty-claim.schema.js';

const isOverdue = ({ status, dueOn }: WarrantyClaimRecord) =>
  openClaimStatuses.includes(status) && dueOn !== undefined && dueOn < today();

/** Tells who answers a claim, and its office, that its day has gone by: for each day once. */
@Injectable()
export class ClaimReminders extends Sweep {
  constructor(private readonly claims: WarrantyClaimRepository) {
    super();
  }

  async sweep() {
    const overdue = { status: { $in: [...openClaimStatuses] }, dueOn: { $lt: today() } };
    for await (const { _id } of this.claims.each(overdue))
      await this.claims.update(_id, {}, (claim) =>
        isOverdue(claim) && claim.remindedFor !== claim.dueOn
          ? { set: { remindedFor: claim.dueOn }, event: claimOverdue(claim), quiet: true as const }
          : {},
      );
  }
}
