import { Injectable } from '@nestjs/common';
import type { Actor } from '@portal/contracts';
import { Kit, RecordRepository, rowsFor } from '@portal/service-kit';
import { alreadyKept } from './vendor.errors.js';
import { type VendorEntry, vendorEntrySchema } from './vendor-entry.schema.js';
import type { Session } from '../requisitions/requisition-order.js';

const most = 5_000;
const dayAgo = () => new Date(Date.now() - 24 * 60 * 60 * 1_000);

/** Where offices keep what they know about their vendors. */
@Injectable()
export class VendorEntryRepository extends RecordRepository<VendorEntry> {
  constructor(kit: Kit) {
    super(kit.database, 'Vendor', vendorEntrySchema, { email: alreadyKept, sellerOrganizationId: alreadyKept });
    kit.keep(this);
  }

  /** What the actor's office keeps; nothing of another's, also for who may see every record. */
  ofOffice(actor: Actor) {
    const rows = {
      $and: [rowsFor(actor, 'view', 'Vendor'), { officeId: actor.organizationId, deletedAt: { $exists: false } }],
    };
    return this.findMany(rows, { limit: most });
  }

  /** Is one of these sellers out of use for the office? */
  async hasInactive(officeId: string, sellers: readonly { id: string; email?: string | undefined }[]) {
    const emails = sellers.flatMap(({ email }) => email ?? []);
    const known = [{ sellerOrganizationId: { $in: sellers.map(({ id }) => id) } }, { email: { $in: emails } }];
    const kept = { officeId, status: 'Inactive' as const, deletedAt: { $exists: false } };
    return (await this.count({ $and: [kept, { $or: known }] })) > 0;
  }

  /** Invitations of an office that are open, or were taken back since a day ago: these too were mailed. */
  invited(officeId: string, session: Session) {
    const counted = [{ deletedAt: { $exists: false } }, { deletedAt: { $gte: dayAgo() } }];
    return this.count(
      { $and: [{ officeId, sellerOrganizationId: { $exists: false } }, { $or: counted }] },
      { session },
    );
  }

  /** Did this office take an invitation of this address back since a day ago? Then it was mailed only now. */
  wasInvited(officeId: string, invitedEmail: string) {
    return this.exists({ officeId, invitedEmail, deletedAt: { $gte: dayAgo() } });
  }
}
