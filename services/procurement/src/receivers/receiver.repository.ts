import { Injectable } from '@nestjs/common';
import type { Colleague, PortalEvent } from '@portal/contracts';
import { documentSchema, Kit, Repository } from '@portal/service-kit';
import type { OrderRecord } from '../orders/order.schema.js';
import { notMapped, receiverGone, receiverMissing } from './receiver.errors.js';

/** Somebody who receives deliveries or answers escalations, as identity told last. */
interface KnownPerson extends Pick<Colleague, 'name' | 'email' | 'role' | 'language'> {
  _id: string;
  organizationId: string;
  status: string;
  deleted: boolean;
  revision: number;
}
/** Who receives has an address that the one-time password goes to. */
export type KnownReceiver = KnownPerson & { email: string };

const schema = documentSchema('receivers', {
  _id: String,
  name: String,
  email: String,
  role: String,
  language: String,
  organizationId: String,
  status: String,
  deleted: Boolean,
  revision: Number,
});
const followed = ['name', 'email', 'role', 'language', 'organizationId', 'status'] as const;

/** This service's own copy of the people who were named to receive: a suspension counts at once, also while identity is away. */
@Injectable()
export class ReceiverRepository extends Repository<KnownPerson> {
  constructor(kit: Kit) {
    super(kit.database, 'Receiver', schema);
    kit.keep(this);
    kit.consumers.on('procurement-receivers', ['identity.user.*'], (event) => this.follow(event));
  }

  /** Keeps what identity just answered, unless something newer is known. */
  async learn({ id, version, name, email, role, language }: Colleague, organizationId: string) {
    const known = {
      ...{ name, role, language, organizationId, status: 'active', deleted: false, revision: version },
      ...(email ? { email } : {}),
    };
    await this.keepNewest(id, version, { $set: known });
  }

  /** Who accepts deliveries of this order now; refuses when the order has nobody who can. */
  async of(order: OrderRecord): Promise<KnownReceiver> {
    if (!order.isMappedToBuyer) throw notMapped();
    if (!order.receiver) throw receiverMissing();
    const known = await this.find(order.receiver.id);
    const belongs = known?.organizationId === order.buyerOrganizationId;
    if (!known?.email || !belongs || known.status !== 'active' || known.deleted) throw receiverGone();
    return { ...known, email: known.email };
  }

  private async follow({ record, subject, changes, revision }: PortalEvent) {
    const set: Record<string, unknown> = { revision };
    for (const field of followed) if (changes[field]) set[field] = changes[field].to;
    if (subject === 'identity.user.deleted') set['deleted'] = true;
    if (subject === 'identity.user.restored') set['deleted'] = false;
    await this.updateOne({ _id: record.id, revision: { $lt: revision } }, { $set: set });
  }
}
