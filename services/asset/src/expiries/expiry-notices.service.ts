import { Injectable } from '@nestjs/common';
import { type expiryNotices, type Notice, users } from '@portal/contracts';
import { ask, type Call, invalid, Kit, type NewEvent } from '@portal/service-kit';
import { ExpiryNoticesRepository } from './expiry-notices.repository.js';

const nobodyNamed = { people: [] as string[], mail: false };

/** Who of an office is told of what ends, and whether by mail: each buyer of the office may set it. */
@Injectable()
export class ExpiryNoticesService {
  constructor(
    private readonly kit: Kit,
    private readonly notices: ExpiryNoticesRepository,
  ) {}

  async get({ actor }: Call<typeof expiryNotices.get>) {
    const { people, mail, version } = (await this.notices.find(actor.organizationId)) ?? { ...nobodyNamed, version: 1 };
    return { people, mail, version };
  }

  async set({ actor, body, token, ifMatch }: Call<typeof expiryNotices.set>) {
    const named = [...new Set(body.people)];
    if (named.length > 0) await this.assertBuyers(named, token);
    const _id = actor.organizationId;
    await this.notices.createOnce({ _id, ...nobodyNamed }, undefined);
    const event: NewEvent = {
      subject: 'asset.expiry-notices.changed',
      by: actor,
      label: actor.department,
      organizations: [_id],
    };
    const set = { people: named, mail: body.mail };
    const { people, mail, version } = await this.notices.update(_id, {}, () => ({ set, event }), { ifMatch });
    return { people, mail, version };
  }

  /** How an office is to be told; where nobody set anything all its buyers, in the portal alone. */
  async wishOf(organizationId: string): Promise<Pick<Notice, 'offices'>> {
    const found = await this.notices.find(organizationId);
    return found ? { offices: [{ organizationId, people: found.people, mail: found.mail }] } : {};
  }

  private async assertBuyers(ids: string[], token: string | undefined) {
    const { items } = await ask(this.kit.bus, users.colleagues, token);
    const buyers = new Set(items.filter(({ role }) => role === 'Buyer').map(({ id }) => id));
    if (ids.some((id) => !buyers.has(id))) throw invalid({ people: 'Please choose buyers of your office' });
  }
}
