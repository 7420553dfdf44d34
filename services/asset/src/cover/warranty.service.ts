import { Injectable } from '@nestjs/common';
import { type Actor, type cover, warrantyYears, yearsAfter } from '@portal/contracts';
import { type Call, invalid, Kit, mayRow, rowsFor, textFilter, withTransaction } from '@portal/service-kit';
import { AssetRepository } from '../assets/asset.repository.js';
import type { AssetRecord } from '../assets/asset-record.js';
import { assetEvent } from '../assets/asset.draft.js';
import type { WarrantyRecord } from './cover.schema.js';
import { WarrantyRepository } from './warranty.repository.js';

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
    private readonly warranties: WarrantyRepository,
    private readonly assets: AssetRepository,
  ) {}

  list({ actor, query }: Call<typeof cover.warranties>) {
    const filters = [rowsFor(actor, 'view', 'Warranty'), query.assetId ? { assetId: query.assetId } : {}];
    const text = textFilter(query.q, ['warrantyNumber', 'assetName', 'serialNumber', 'customerName']);
    return this.warranties.list([...filters, text], query, sortable, '-createdAt');
  }

  create(call: Call<typeof cover.addWarranty>): Promise<WarrantyRecord> {
    return this.warranties.once(call, () => this.make(call));
  }

  private async make(call: Call<typeof cover.addWarranty>): Promise<WarrantyRecord> {
    const { actor, body } = call;
    const asset = await this.assetOf(actor, body.assetId);
    const warrantyNumber = await this.kit.numbers.next('W');
    const warrantyEndDate = yearsAfter(body.warrantyStartDate, warrantyYears[body.warrantyType]);
    const stored = await withTransaction(this.kit.database, async (session) => {
      const current = await this.assets.update(
        asset._id,
        {},
        (now) => ({
          set: { warrantyExpiry: latest(now.warrantyExpiry, warrantyEndDate) },
          event: assetEvent('asset.updated', actor, now),
        }),
        { session },
      );
      const fields = { ...body, assetId: asset._id, warrantyNumber, warrantyEndDate, ...fieldsFor(current) };
      const event = (id: string) =>
        assetEvent('warranty.registered', actor, current, {
          label: `${warrantyNumber} · ${current.name}`,
          data: { warrantyId: id, warrantyNumber, warrantyEndDate },
        });
      return this.warranties.createOnce(fields, event, call, { session });
    });
    this.assets.committed();
    this.warranties.recount();
    return stored;
  }

  /** By its id or by the number on it, among what the actor sees. */
  private async assetOf(actor: Actor, idOrUid: string): Promise<AssetRecord> {
    const asset =
      (await this.assets.find(idOrUid)) ??
      (await this.assets.findOne({ assetUid: idOrUid, deletedAt: { $exists: false } }));
    if (!asset || !mayRow(actor, 'view', 'Asset', asset)) throw invalid({ assetId: 'Asset not found' });
    return asset;
  }
}

const latest = (one: string | undefined, other: string) => (one && one > other ? one : other);

const fieldsFor = (asset: AssetRecord) => ({
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
