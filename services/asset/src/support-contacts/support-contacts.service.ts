import { Injectable } from '@nestjs/common';
import { type Actor, type SupportContacts, type supportContacts } from '@portal/contracts';
import type { Call, NewEvent } from '@portal/service-kit';
import { SupportContactsRepository } from './support-contacts.repository.js';
import { portalContacts, type SupportContactsRecord } from './support-contacts.schema.js';

const idFor = ({ role, organizationId }: Actor) => (role === 'Super Admin' ? portalContacts : organizationId);

/** Whom holders ask for help; an office that sets its own contacts is asked instead of the portal. */
@Injectable()
export class SupportContactsService {
  constructor(private readonly contacts: SupportContactsRepository) {}

  /** Who sets them reads what they would change; while the office has none, what its holders see now. */
  async get({ actor }: Call<typeof supportContacts.get>): Promise<SupportContacts> {
    const own = await this.contacts.find(idFor(actor));
    if (own?.phone) return shown(own);
    const general = await this.contacts.find(portalContacts);
    return { ...(general ? shown(general) : { of: 'portal' as const }), version: own?.version ?? 1 };
  }

  async set({ actor, body, ifMatch }: Call<typeof supportContacts.set>): Promise<SupportContacts> {
    const _id = idFor(actor);
    await this.contacts.createOnce({ _id }, undefined);
    const event: NewEvent = {
      subject: 'asset.support-contacts.changed',
      by: actor,
      label: body.phone,
      organizations: _id === portalContacts ? [] : [_id],
    };
    const unset = body.hours === undefined ? ['hours' as const] : [];
    return shown(await this.contacts.update(_id, {}, () => ({ set: body, unset, event }), { ifMatch }));
  }
}

const shown = ({ _id, phone, email, hours, version }: SupportContactsRecord): SupportContacts => ({
  ...{ phone, email, hours, version },
  of: _id === portalContacts ? 'portal' : 'office',
});
