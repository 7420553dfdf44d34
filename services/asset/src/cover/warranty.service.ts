import { Injectable } from '@nestjs/common';
import { type Actor, type cover, warrantyYears } from '@portal/contracts';
import { type Call, invalid, Kit, mayRow, rowsFor, textFilter, together } from '@portal/service-kit';
import { AssetStore } from '../assets/asset-store.js';
import type { AssetRecord } from '../assets/asset-record.js';
import { assetFact } from '../assets/asset.draft.js';
import { addYears } from '../days.js';
import type { WarrantyRecord } from './cover.schema.js';
import { Warranties } from './warranties.js';

const sortable = {
  warrantyNumber: 'warrantyNumber',
  assetName: 'assetName',
  warrantyStartDate: 'warrantyStartDate',
  warrantyEndDate: 'warrantyEndDate',
  createdAt: 'createdAt',
};

/** Warranties: the end follows from start and type, and the asset shows it. */
@Injectable()
export class WarrantyService {
  constructor(
    private readonly kit: Kit,
    private readonly warranties: Warranties,
    private readonly assets: AssetStore,
  ) {}

  list({ actor, query }: Call<typeof cover.warranties>) {
    const filters = [rowsFor(actor, 'view', 'Warranty'), query.assetId ? { assetId: query.assetId } : {}];
    const text = textFilter(query.q, ['warrantyNumber', 'assetName', 'serialNumber', 'customerName']);
    return this.warranties.records.page([...filters, text], query, sortable, '-createdAt');
  }

  async create(call: Call<typeof cover.addWarranty>): Promise<WarrantyRecord> {
    const { actor, body } = call;
    const earlier = await this.warranties.records.earlier(call);
    if (earlier) return earlier;
    const asset = await this.assetOf(actor, body.assetId);
    const warrantyNumber = await this.kit.numbers.next('W');
    const warrantyEndDate = addYears(body.warrantyStartDate, warrantyYears[body.warrantyType]);
    const stored = await together(this.kit.database, async (session) => {
      // Looked for again with each try: the transaction may have waited for the same request.
      const first = await this.warranties.records.earlier(call);
      if (first) return first;
      const current = await this.assets.records.change(
        asset._id,
        {},
        (now) => ({
          set: { warrantyExpiry: latest(now.warrantyExpiry, warrantyEndDate) },
          fact: assetFact('asset.updated', actor, now),
        }),
        { session },
      );
      const fields = { ...body, assetId: asset._id, warrantyNumber, warrantyEndDate, ...factsOf(current) };
      const fact = (id: string) =>
        assetFact('warranty.registered', actor, current, {
          label: `${warrantyNumber} · ${current.name}`,
          data: { warrantyId: id, warrantyNumber, warrantyEndDate },
        });
      return this.warranties.records.create(fields, fact, call, { session });
    });
    this.assets.committed();
    this.warranties.records.recount();
    return stored;
  }

  /** By its id or by the number on it, among what the actor sees. */
  private async assetOf(actor: Actor, idOrUid: string): Promise<AssetRecord> {
    const asset =
      (await this.assets.records.find(idOrUid)) ??
      (await this.assets.records.model
        .findOne({ assetUid: idOrUid, deletedAt: { $exists: false } } as never)
        .lean<AssetRecord>());
    if (!asset || !mayRow(actor, 'view', 'Asset', asset)) throw invalid({ assetId: 'Asset not found' });
    return asset;
  }
}

const latest = (one: string | undefined, other: string) => (one && one > other ? one : other);

const factsOf = (asset: AssetRecord) => ({
  assetName: asset.name,
  serialNumber: asset.serialNumber,
  brand: asset.brand,
  purchaseDate: asset.purchaseDate,
  sellerOrderId: asset.sellerOrderId,
  sellerOrganizationId: asset.sellerOrganizationId,
  sellerName: asset.sellerName,
  buyerOrganizationId: asset.buyerOrganizationId,
  endUserId: asset.endUserId,
});
