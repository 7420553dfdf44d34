import { Injectable } from '@nestjs/common';
import { freeMailDomains, mustBeTold, nameKeys, type OrganizationMatch, type Placement } from '@portal/contracts';
import type { Filter } from '@portal/service-kit';
import { UserRepository } from '../users/user.repository.js';
import { gstinTaken, placementRequired } from './organization.errors.js';
import { normalizedName, type OrganizationRecord } from './organization.schema.js';
import { OrganizationRepository, type Wanted } from './organization.repository.js';

type Sought = Pick<Wanted, 'kind' | 'name' | 'gstin'> & { email?: string };

const most = 20;
/** Those that look alike are all shown, as many as somebody can be asked about. */
const mostAlike = 50;
/** Mail domains that so many offices share that they tell nothing. */
const sharedDomains = new Set([...freeMailDomains, 'gov.in', 'nic.in']);
// Characters 3 to 12 of a GSTIN are the PAN: one company has one, and a GSTIN per state.
const panOf = (gstin: string) => gstin.slice(2, 12);
const samePan = (gstin: string) => ({ $regex: `^..${escaped(panOf(gstin))}` });
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Which organisations somebody may mean, for a person to decide about; itself it decides nothing. */
@Injectable()
export class OrganizationMatches {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly users: UserRepository,
  ) {}

  /** The surest first: a mail domain that many offices share cuts off none that looks alike. */
  async of(sought: Sought): Promise<OrganizationMatch[]> {
    const { kind, name, gstin } = sought;
    const domain = domainOf(sought.email);
    const ofDomain = domain ? await this.users.organizationsOfDomain(domain, most) : [];
    const same = [{ normalizedName: normalizedName(name) }, ...(gstin ? [{ gstin: samePan(gstin) }] : [])];
    const found: OrganizationRecord[] = [];
    for (const [condition, end] of [
      [{ $or: same }, mostAlike],
      [{ nameKeys: { $in: nameKeys(name) } }, mostAlike],
      [{ _id: { $in: ofDomain } }, most],
    ] as const)
      found.push(...(await this.more(kind, condition, found, end)));
    const matches = await this.described(found);
    return matches.map((match) => ({ ...match, reasons: reasonsOf(match, found, sought, ofDomain) }));
  }

  /** By id, or by the beginning of the name, to be chosen from. */
  async list({ kind, q, id }: { kind: string; q?: string; id?: string }): Promise<OrganizationMatch[]> {
    const begin = q ? { normalizedName: { $regex: `^${escaped(normalizedName(q))}` } } : {};
    const filter = { kind, deletedAt: { $exists: false }, ...(id ? { _id: id } : begin) };
    return this.described(await this.organizations.findMany(filter, { sort: { name: 1 }, limit: most }));
  }

  /** Refuses a new one that looks like others which nobody has said it is not; `field` is that of the form. */
  async assertDistinct(sought: Sought, placement: Extract<Placement, { kind: 'new' }>, field?: string) {
    const alike = (await this.of({ ...sought, email: undefined })).filter(mustBeTold);
    if (alike.some(({ reasons }) => reasons.includes('SAME_GSTIN'))) throw gstinTaken();
    if (alike.some(({ id }) => !placement.distinctFrom.includes(id))) throw placementRequired(field);
    return alike;
  }

  /** Others of this kind that fit, until there are so many in all. */
  private async more(kind: string, condition: Filter<OrganizationRecord>, found: OrganizationRecord[], end: number) {
    if (found.length >= end) return [];
    const others = { kind, deletedAt: { $exists: false }, _id: { $nin: found.map(({ _id }) => _id) } };
    const filter = { $and: [others, condition] };
    return this.organizations.findMany(filter, { sort: { _id: 1 }, limit: end - found.length });
  }

  private async described(found: OrganizationRecord[]): Promise<OrganizationMatch[]> {
    const people = await this.users.peopleOf(found.map(({ _id }) => _id));
    return found.map(({ _id, name, kind, gstin }) => ({
      id: _id,
      name,
      kind,
      ...(gstin ? { gstin } : {}),
      ...(people.get(_id) ?? { members: 0, administrators: 0, domains: [] }),
      reasons: [],
    }));
  }
}

const domainOf = (email = '') => {
  const domain = email.toLowerCase().split('@')[1];
  return domain && !sharedDomains.has(domain) ? domain : undefined;
};

function reasonsOf(
  { id, name, gstin, domains }: OrganizationMatch,
  found: OrganizationRecord[],
  sought: Sought,
  ofDomain: string[],
): OrganizationMatch['reasons'] {
  const keys = found.find(({ _id }) => _id === id)?.nameKeys ?? [];
  const same = normalizedName(name) === normalizedName(sought.name);
  const alike = !same && nameKeys(sought.name).some((key) => keys.includes(key));
  const sameGstin = gstin !== undefined && gstin === sought.gstin;
  const sameCompany = !sameGstin && gstin && sought.gstin && panOf(gstin) === panOf(sought.gstin);
  const domain = domainOf(sought.email);
  return [
    ...(same ? (['SAME_NAME'] as const) : []),
    ...(alike ? (['SIMILAR_NAME'] as const) : []),
    ...(sameGstin ? (['SAME_GSTIN'] as const) : []),
    ...(sameCompany ? (['SAME_PAN'] as const) : []),
    ...(ofDomain.includes(id) || (domain && domains.includes(domain)) ? (['SAME_DOMAIN'] as const) : []),
  ];
}
