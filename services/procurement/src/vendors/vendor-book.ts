import { Injectable } from '@nestjs/common';
import { type Actor, users, type vendors as contract } from '@portal/contracts';
import { ask, type Call, type Change, Kit, log, refuse, rowsFor } from '@portal/service-kit';
import { ownEmail, ownName, tooManyInvited } from './vendor.errors.js';
import { invitation, vendorEvent } from './vendor.events.js';
import { VendorEntryRepository } from './vendor-entry.repository.js';
import type { VendorEntry } from './vendor-entry.schema.js';
import { Turns } from '../turns/turns.js';
import type { Session } from '../requisitions/requisition-order.js';

const mostInvited = 50;
const keptFields = ['contactPerson', 'phone', 'address'] as const;

/** A seller as identity knows it now, or as orders name it where it has no account any more. */
export interface KnownSeller {
  id: string;
  name: string;
  email?: string;
}
type Body = Call<typeof contract.update>['body'];

/** What each office keeps about its vendors; the sellers themselves are identity's. */
@Injectable()
export class VendorBook {
  constructor(
    private readonly entries: VendorEntryRepository,
    private readonly turns: Turns,
    private readonly kit: Kit,
  ) {}

  /** The office's entries; who was invited and has registered since has its seller. */
  async of(actor: Actor, token: string | undefined): Promise<VendorEntry[]> {
    if (actor.role === 'Seller') return [];
    const kept = await this.entries.ofOffice(actor);
    const invited = kept.flatMap(({ sellerOrganizationId, email }) => (sellerOrganizationId ? [] : (email ?? [])));
    const sellers = invited.length > 0 ? await this.byEmail(invited, token) : new Map<string, string>();
    return kept.map((entry) => {
      const seller = entry.sellerOrganizationId ?? sellers.get(entry.email ?? '');
      return seller ? { ...entry, sellerOrganizationId: seller } : entry;
    });
  }

  add(call: Call<typeof contract.create>) {
    return this.entries.once(call, () => this.make(call));
  }

  private async make(call: Call<typeof contract.create>) {
    const { actor, body, token, language } = call;
    const { items } = await ask(this.kit.bus, users.sellers, token, { query: { emails: body.email } });
    const [seller] = items;
    const office = { officeId: actor.organizationId };
    const fields = {
      ...{ ...office, email: body.email, name: seller?.name ?? body.name, status: 'Active' as const },
      ...(seller ? { sellerOrganizationId: seller.id } : {}),
      ...given(body),
    };
    const isMailed = seller ?? (await this.entries.wasInvited(actor.organizationId, body.email));
    const mails = isMailed ? [] : [invitation(body.email, actor, language, this.kit.config.PORTAL_URL)];
    const create = (session?: Session) =>
      this.entries.createOnce(fields, vendorEvent('added', actor, fields.name, mails), call, { session });
    return seller ? create() : this.invite(call, create);
  }

  /** One invitation of an office after another, so that each counts those before it. */
  private invite(call: Call<typeof contract.create>, create: (session: Session) => Promise<VendorEntry>) {
    const { organizationId } = call.actor;
    return this.turns.take(`invitations of ${organizationId}`, async (session) => {
      if ((await this.entries.invited(organizationId, session)) >= mostInvited) throw tooManyInvited();
      return create(session);
    });
  }

  /** Changes an entry; of an invited vendor the name too. */
  change({ actor, body, ifMatch }: Call<typeof contract.update>, entry: VendorEntry) {
    const { sellerOrganizationId } = entry;
    const decide = (current: VendorEntry): Change<VendorEntry> => {
      assertIdentity(body, current, sellerOrganizationId !== undefined);
      return {
        set: {
          ...{ ...given(body), status: body.status, name: body.name ?? current.name },
          ...(sellerOrganizationId ? { sellerOrganizationId } : {}),
        },
        unset: keptFields.filter((name) => !body[name]),
        event: vendorEvent('changed', actor, current.name),
      };
    };
    return this.entries.update(entry._id, rowsFor(actor, 'edit', 'Vendor'), decide, { ifMatch });
  }

  /** Takes an open invitation back; who has registered since stays. */
  remove({ actor, ifMatch }: Call<typeof contract.remove>, { _id, email, sellerOrganizationId }: VendorEntry) {
    if (sellerOrganizationId) throw refuse('ILLEGAL_MOVE');
    const decide = (current: VendorEntry): Change<VendorEntry> => ({
      deleted: true,
      set: { ...(email ? { invitedEmail: email } : {}) },
      unset: ['email'],
      event: vendorEvent('removed', actor, current.name),
    });
    return this.entries.update(_id, rowsFor(actor, 'edit', 'Vendor'), decide, { ifMatch });
  }

  /** The first that an office keeps about a seller of its orders. */
  begin(call: Call<typeof contract.update>, { id, name, email }: KnownSeller) {
    const { actor, body } = call;
    assertIdentity(body, { name, email }, true);
    const fields = {
      ...{ officeId: actor.organizationId, sellerOrganizationId: id, name, status: body.status },
      ...(email ? { email } : {}),
      ...given(body),
    };
    return this.entries.createOnce(fields, vendorEvent('changed', actor, name), call);
  }

  private async byEmail(emails: string[], token: string | undefined) {
    try {
      const { items } = await ask(this.kit.bus, users.sellers, token, { query: { emails: emails.join(',') } });
      return new Map(items.flatMap(({ id, email }) => (email ? [[email, id] as const] : [])));
    } catch (error) {
      log.warn({ error: String(error) }, 'who has registered is away');
      return new Map<string, string>();
    }
  }
}

const given = (body: Pick<Body, (typeof keptFields)[number]>) =>
  Object.fromEntries(keptFields.filter((name) => body[name]).map((name) => [name, body[name]]));

/** Refuses another e-mail, and another name of who names itself. */
function assertIdentity(
  { name, email }: Body,
  known: { name: string; email?: string | undefined },
  registered: boolean,
) {
  if (email && email !== known.email) throw ownEmail();
  if (registered && name && name !== known.name) throw ownName();
}
