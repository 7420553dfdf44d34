import { Injectable } from '@nestjs/common';
import type { Actor } from '@portal/contracts';
import { Kit, RecordRepository, rowsFor } from '@portal/service-kit';
import { alreadyKept } from './vendor.errors.js';
import { type VendorEntry, vendorEntrySchema } from './vendor-entry.schema.js';

const most = 5_000;

/** Where offices keep what they know about their vendors. */
@Injectable()
export class VendorEntryRepository extends RecordRepository<VendorEntry> {
  constructor(kit: Kit) {
    super(kit.database, 'Vendor', vendorEntrySchema, { email: alreadyKept, sellerOrganizationId: alreadyKept });
    kit.keep(this);
  }

  /** What the actor's office keeps; nothing of another's, also for who may see every record. */
  ofOffice(actor: Actor) {
    const rows = { $and: [rowsFor(actor, 'view', 'Vendor'), { officeId: actor.organizationId }] };
    return this.findMany(rows, { limit: most });
  }

  /** Is one of these sellers out of use for the office? */
  async hasInactive(officeId: string, sellers: readonly { id: string; email?: string | undefined }[]) {
    const emails = sellers.flatMap(({ email }) => email ?? []);
    const known = [{ sellerOrganizationId: { $in: sellers.map(({ id }) => id) } }, { email: { $in: emails } }];
    return (await this.count({ $and: [{ officeId, status: 'Inactive' }, { $or: known }] })) > 0;
  }
}
