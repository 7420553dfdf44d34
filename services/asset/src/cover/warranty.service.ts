import { Injectable } from '@nestjs/common';
import { type Actor, type cover, yearsAfter } from '@portal/contracts';
import {
  type Call,
  historyOf,
  invalid,
  Kit,
  mayRow,
  refuse,
  rowsFor,
  textFilter,
  type Where,
  withTransaction,
} from '@portal/service-kit';
import { AssetRepository } from '../assets/asset.repository.js';
import type { AssetRecord } from '../assets/asset-record.js';
import { assetEvent } from '../assets/asset.draft.js';
import { ContractRepository } from '../contracts/contract.repository.js';
import { addDays, today } from '../days.js';
import { coverErrors, disposedCover } from './cover.errors.js';
import type { WarrantyRecord } from './cover.schema.js';
import { WarrantyRepository } from './warranty.repository.js';
import { lineYears, yearsOf } from './warranty-years.js';

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
    private readonly orders: ContractRepository,
  ) {}

  list({ actor, query }: Call<typeof cover.warranties>) {
    const filters = [rowsFor(actor, 'view', 'Warranty'), query.assetId ? { assetId: query.assetId } : {}];
    // What is not shown is not found by trying either.
    const searched = ['warrantyNumber', 'assetName', 'serialNumber'] as const;
    const text = textFilter(query.q, actor.role === 'OEM' ? [...searched] : [...searched, 'customerName']);
    return this.warranties.list(
      [...filters, ...standingAs(query.status), ...ending(query.endsWithin), text],
      query,
      sortable,
      '-createdAt',
    );
  }

  get({ actor, params }: Call<typeof cover.warranty>) {
    return this.warranties.findOrFail(params.id, rowsFor(actor, 'view', 'Warranty'));
  }

  async proposal({ actor, params }: Call<typeof cover.warrantyProposal>) {
    const asset = await this.assets.find(params.id);
    if (!asset || !mayRow(actor, 'view', 'Asset', asset)) throw refuse('NOT_FOUND');
    const running = (await this.warranties.standingOf(asset._id)).find(runs);
    return {
      customerName: asset.buyerName,
      startDate: asset.purchaseDate,
      years: lineYears((await this.orders.find(asset.sellerOrderId)) ?? undefined, asset),
      ...(running
        ? {
            running: {
              id: running._id,
              warrantyNumber: running.warrantyNumber,
              warrantyEndDate: running.warrantyEndDate,
            },
          }
        : {}),
    };
  }

  create(call: Call<typeof cover.addWarranty>): Promise<WarrantyRecord> {
    return this.warranties.once(call, () => this.make(call));
  }

  private async make(call: Call<typeof cover.addWarranty>): Promise<WarrantyRecord> {
    const { actor, body } = call;
    const asset = await this.assetOf(actor, body.assetId);
    const warrantyNumber = await this.kit.numbers.next('W');
    const order = (await this.orders.find(asset.sellerOrderId)) ?? undefined;
    const warrantyEndDate = yearsAfter(body.warrantyStartDate, yearsOf(body.warrantyType, lineYears(order, asset)));
    const stored = await withTransaction(this.kit.database, async (session) => {
      const current = await this.assets.update(
        asset._id,
        {},
        (now) => {
          if (now.status === 'Disposed') throw invalid({ assetId: disposedCover });
          return {
            set: { warrantyExpiry: latest(now.warrantyExpiry, warrantyEndDate) },
            event: assetEvent('asset.updated', actor, now),
          };
        },
        { session },
      );
      // The asset was written before: two registrations at one moment meet there, and the later one sees the first.
      const running = (await this.warranties.standingOf(asset._id, session)).find(runs);
      if (running && runs({ warrantyEndDate })) throw coverErrors.warrantyRuns('assetId');
      const history = [historyOf(actor, 'Warranty registered')];
      const fields = { ...body, assetId: asset._id, warrantyNumber, warrantyEndDate, history, ...fieldsFor(current) };
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

const runs = ({ warrantyEndDate }: Pick<WarrantyRecord, 'warrantyEndDate'>) => warrantyEndDate >= today();

/** Where a warranty stands depends on the day too. */
function standingAs(status: Call<typeof cover.warranties>['query']['status']): Where<WarrantyRecord>[] {
  if (!status) return [];
  if (status === 'Cancelled') return [{ status }];
  const ends = status === 'Active' ? { $gte: today() } : { $lt: today() };
  return [{ status: { $ne: 'Cancelled' }, warrantyEndDate: ends }];
}

/** Those that run still and end soon. */
const ending = (days: number | undefined): Where<WarrantyRecord>[] =>
  days === undefined
    ? []
    : [{ status: { $ne: 'Cancelled' }, warrantyEndDate: { $gte: today(), $lte: addDays(today(), days) } }];

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
