import { Injectable } from '@nestjs/common';
import type { PortalEvent } from '@portal/contracts';
import { Kit, Records } from '@portal/service-kit';
import { gstinTaken, nameTaken, otherOrganization } from './organization.errors.js';
import {
  normalizedName,
  type OrganizationKind,
  type OrganizationRecord,
  organizationSchema,
} from './organization.schema.js';

interface Wanted {
  _id?: string;
  kind: OrganizationKind;
  name: string;
  gstin?: string;
  brands?: string[];
  demo?: boolean;
}

// Characters 3 to 12 of a GSTIN are the PAN: one company has one, and a GSTIN per state.
const panOf = (gstin: string) => gstin.slice(2, 12);

/** Organisations, found by GSTIN or name and made where there is none. */
@Injectable()
export class Organizations {
  private readonly records: Records<OrganizationRecord>;

  constructor(kit: Kit) {
    this.records = kit.keep(
      new Records<OrganizationRecord>(kit.database, 'Organization', organizationSchema, {
        normalizedName: nameTaken,
        gstin: gstinTaken,
      }),
    );
  }

  prepare() {
    return this.records.makeIndexes();
  }

  async get(id: string): Promise<OrganizationRecord> {
    const found = await this.records.find(id);
    if (!found) throw new Error(`organisation ${id} is missing`);
    return found;
  }

  /** The organisation that is meant; refuses one of the same name that is another company. */
  async findOrMake(wanted: Wanted, by: PortalEvent['by']): Promise<OrganizationRecord> {
    const found = await this.find(wanted);
    if (found) return this.withBrands(found, wanted, by);
    try {
      return await this.make(wanted, by);
    } catch (error) {
      const first = await this.find(wanted);
      if (!first) throw error;
      return this.withBrands(first, wanted, by);
    }
  }

  /** Another name, tax number or set of brands of the same organisation; refuses what belongs to another one. */
  async amend(id: string, { name, gstin, brands }: Pick<Wanted, 'name' | 'gstin' | 'brands'>, by: PortalEvent['by']) {
    const found = await this.get(id);
    const set = {
      name,
      normalizedName: normalizedName(name),
      ...(gstin ? { gstin } : {}),
      ...(found.kind === 'oem' ? { brands } : {}),
    };
    const same = Object.entries(set).every(
      ([field, value]) => JSON.stringify(found[field as keyof typeof set]) === JSON.stringify(value),
    );
    if (same) return found;
    return this.records.change(id, {}, (current) => ({
      set,
      fact: { subject: 'identity.organization.changed', by, label: current.name, organizations: [id] },
    }));
  }

  /** Which of these GSTINs an organisation has. */
  async knownGstins(gstins: string[]): Promise<string[]> {
    return await this.records.model.distinct('gstin', { gstin: { $in: gstins } } as never).exec();
  }

  private async find({ kind, name, gstin }: Wanted): Promise<OrganizationRecord | null> {
    const { model } = this.records;
    const byGstin = gstin ? await model.findOne({ kind, gstin } as never).lean<OrganizationRecord>() : null;
    if (byGstin) return byGstin;
    const byName = await model
      .findOne({ kind, normalizedName: normalizedName(name) } as never)
      .lean<OrganizationRecord>();
    if (byName?.gstin && gstin && panOf(byName.gstin) !== panOf(gstin)) throw otherOrganization();
    return byName;
  }

  private make({ brands = [], ...wanted }: Wanted, by: PortalEvent['by']) {
    return this.records.create({ ...wanted, normalizedName: normalizedName(wanted.name), brands }, (id) => ({
      subject: 'identity.organization.created',
      by,
      label: wanted.name,
      organizations: [id],
    }));
  }

  private async withBrands(found: OrganizationRecord, { brands = [] }: Wanted, by: PortalEvent['by']) {
    if (brands.every((brand) => found.brands.includes(brand))) return found;
    return this.records.change(found._id, {}, (current) => ({
      set: { brands: [...new Set([...current.brands, ...brands])] },
      fact: {
        subject: 'identity.organization.brands-added',
        by,
        label: current.name,
        organizations: [current._id],
      },
    }));
  }
}
