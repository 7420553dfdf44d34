import { Injectable } from '@nestjs/common';
import { keysOf, nameKeys, type OrganizationKind, type Placement, type PortalEvent } from '@portal/contracts';
import { codeOf, isDuplicateKey, Kit, RecordRepository } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { gstinTaken, nameTaken, unknownOrganization } from './organization.errors.js';
import { normalizedName, type OrganizationRecord, organizationSchema } from './organization.schema.js';

export interface Wanted {
  _id?: string;
  kind: OrganizationKind;
  name: string;
  gstin?: string;
  brands?: string[];
  demo?: boolean;
}

/** Organisations: one is joined by its id, and made where a person says that it is a new one; never found by a name. */
@Injectable()
export class OrganizationRepository extends RecordRepository<OrganizationRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Organization', organizationSchema, { normalizedName: nameTaken, gstin: gstinTaken });
    kit.keep(this);
  }

  async get(id: string): Promise<OrganizationRecord> {
    const found = await this.find(id);
    if (!found) throw new Error(`organisation ${id} is missing`);
    return found;
  }

  /** The one that is chosen, if there is such a one of this kind. */
  async chosen(kind: OrganizationKind, { organizationId }: Extract<Placement, { kind: 'join' }>) {
    const found = await this.find(organizationId);
    if (found?.kind !== kind) throw unknownOrganization();
    return found;
  }

  /** What the portal itself begins with; nobody else names an organisation to get into it. */
  async ofTheStart(wanted: Wanted, by: PortalEvent['by']): Promise<OrganizationRecord> {
    const find = () => this.findOne({ kind: wanted.kind, normalizedName: normalizedName(wanted.name) });
    const found = await find();
    if (found) return found;
    try {
      return await this.make(wanted, by);
    } catch (error) {
      const first = await find();
      if (!first) throw error;
      return first;
    }
  }

  /** A new one. `twin` is told where another of this very name is there, and a person has said that this is not that one. */
  make({ brands = [], ...wanted }: Wanted & { twin?: number }, by: PortalEvent['by'], session?: ClientSession) {
    const names = { normalizedName: normalizedName(wanted.name), nameKeys: nameKeys(wanted.name) };
    const event = (id: string) => ({
      subject: 'identity.organization.created' as const,
      by,
      label: wanted.name,
      organizations: [id],
    });
    return this.createOnce({ ...wanted, ...names, brands }, event, undefined, { session });
  }

  /** The number that the next of this name gets; none where it is the first. */
  async nextTwin({ kind, name }: Wanted): Promise<{ twin?: number }> {
    const same = { kind, normalizedName: normalizedName(name) };
    const last = await this.findOne(same, { sort: { twin: -1 } });
    return last ? { twin: (last.twin ?? 0) + 1 } : {};
  }

  /** Another name, tax number or set of brands of the same organisation; refuses what belongs to another one. */
  async amend(id: string, { name, gstin, brands }: Pick<Wanted, 'name' | 'gstin' | 'brands'>, by: PortalEvent['by']) {
    const found = await this.get(id);
    const set = {
      name,
      normalizedName: normalizedName(name),
      nameKeys: nameKeys(name),
      ...(gstin ? { gstin } : {}),
      ...(found.kind === 'oem' ? { brands } : {}),
    };
    const same = keysOf(set).every((field) => JSON.stringify(found[field]) === JSON.stringify(set[field]));
    if (same) return found;
    return this.update(id, {}, (current) => ({
      set,
      secret: ['nameKeys'],
      event: { subject: 'identity.organization.changed', by, label: current.name, organizations: [id] },
    }));
  }

  /** Whether an organisation has a brand besides these. */
  async hasOther(id: string, brands: readonly string[]) {
    return (await this.get(id)).brands.some((brand) => !brands.includes(brand));
  }

  /** Which of these GSTINs an organisation has. */
  knownGstins(gstins: string[]): Promise<string[]> {
    return this.distinct('gstin', { gstin: { $in: gstins } });
  }

  /** The manufacturers that have one of these brands, but for one. */
  makersOf(brands: string[], but?: string): Promise<string[]> {
    const others = but === undefined ? {} : { _id: { $ne: but } };
    return this.distinct('_id', { $and: [{ kind: 'oem', brands: { $in: brands } }, others] });
  }

  async withBrands(found: OrganizationRecord, brands: string[], by: PortalEvent['by']) {
    if (brands.every((brand) => found.brands.includes(brand))) return found;
    return this.update(found._id, {}, (current) => ({
      set: { brands: [...new Set([...current.brands, ...brands])] },
      event: {
        subject: 'identity.organization.brands-added',
        by,
        label: current.name,
        organizations: [current._id],
      },
    }));
  }
}

/** Another of this name was made at the same moment. */
export const isSameMoment = (error: unknown) =>
  isDuplicateKey(error, 'normalizedName') || codeOf(error) === 'NAME_TAKEN';
