import { Injectable } from '@nestjs/common';
import {
  mustBeTold,
  OrganizationMatch,
  OrganizationsAlike,
  type OrganizationsAsked,
  type Placement,
  trust,
} from '@portal/contracts';
import { Kit, newId, refuse } from '@portal/service-kit';
import { z } from 'zod';
import { gstinTaken, placementRequired, unknownOrganization } from './registration.errors.js';
import type { RegistrationRecord, StoredJoining } from './registration.schema.js';

type Asked = Pick<RegistrationRecord, 'kind' | 'email' | 'form'>;

const deadline = 3_000;
const kindOf = { buyer: 'buyer', enduser: 'buyer', seller: 'seller' } as const;
const nameFields = { buyer: 'organizationName', enduser: 'departmentOfficeName', seller: 'companyName' } as const;
const Named = z.object({ items: z.array(OrganizationMatch) });

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What identity is asked about the organisation that a form names. */
const soughtIn = ({ kind, email, form }: Asked): OrganizationsAsked['items'][number] => ({
  kind: kindOf[kind],
  name: textOf(form[nameFields[kind]]),
  email,
  ...(typeof form['gstin'] === 'string' ? { gstin: form['gstin'] } : {}),
});

/** The field of the form that names the organisation. */
export const organizationField = (kind: RegistrationRecord['kind']) => nameFields[kind];

/** To which organisation an applicant comes: looked up here, decided by the reviewer. */
@Injectable()
export class Placements {
  constructor(private readonly kit: Kit) {}

  /** Which organisations each of these may mean, in one trip; nothing while identity is away. */
  async matchesOf(registrations: Asked[], timeout = deadline): Promise<OrganizationMatch[][] | undefined> {
    const asked: OrganizationsAsked = { items: registrations.map(soughtIn) };
    const { status, body } = await this.ask(trust.organizationsAlike, asked, timeout);
    return status === 200 ? OrganizationsAlike.parse(body).items : undefined;
  }

  /** What the reviewer said, checked against what there is now; with the joining that has to be confirmed. */
  async check(current: Asked, placement: Placement | undefined, by: { id: string; name: string }) {
    if (placement?.kind === 'join') {
      const joining: StoredJoining = {
        id: newId(),
        ...(await this.named(kindOf[current.kind], placement.organizationId)),
        by: by.name,
        at: new Date(),
      };
      return { placement, joining };
    }
    const distinctFrom = placement?.distinctFrom ?? [];
    const [matches] = (await this.matchesOf([current])) ?? [];
    if (!matches) throw refuse('AWAY', { retryAfter: 2 });
    if (matches.some(({ reasons }) => reasons.includes('SAME_GSTIN'))) throw gstinTaken();
    if (matches.some((match) => mustBeTold(match) && !distinctFrom.includes(match.id))) throw placementRequired();
    return { placement: { kind: 'new' as const, distinctFrom } };
  }

  private async named(kind: string, id: string) {
    const { status, body } = await this.ask(trust.organizationNamed, { kind, id }, deadline);
    if (status !== 200) throw refuse('AWAY', { retryAfter: 2 });
    const [found] = Named.parse(body).items;
    if (!found) throw unknownOrganization();
    return { organizationId: found.id, organizationName: found.name };
  }

  private async ask(subject: string, asked: object, timeout: number): Promise<{ status: number; body: unknown }> {
    const { status, body } = await this.kit.bus.request(subject, JSON.stringify(asked), undefined, timeout);
    return { status, body: status === 200 ? JSON.parse(new TextDecoder().decode(body)) : undefined };
  }
}
