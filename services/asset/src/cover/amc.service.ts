import { Injectable } from '@nestjs/common';
import { type Actor, type cover, toPaise } from '@portal/contracts';
import {
  type Call,
  historyOf,
  invalid,
  Kit,
  mayRow,
  newId,
  rowsFor,
  textFilter,
  type Where,
  withTransaction,
} from '@portal/service-kit';
import type { AssetRecord } from '../assets/asset-record.js';
import { AssetRepository } from '../assets/asset.repository.js';
import { addDays, today } from '../days.js';
import { AmcAssets } from './amc-assets.js';
import { AmcContractRepository } from './amc-contract.repository.js';
import { amcEvent } from './amc.events.js';
import { disposedCover } from './cover.errors.js';
import type { AmcRecord } from './cover.schema.js';
import { MakerBrands } from './maker-brands.js';

const sortable = {
  contractNumber: 'contractNumber',
  provider: 'provider',
  startDate: 'startDate',
  endDate: 'endDate',
  value: 'value',
  status: 'status',
  createdAt: 'createdAt',
};
// An order by what is not shown would tell of it.
const { value: _, ...withoutValue } = sortable;

type Query = Call<typeof cover.amcContracts>['query'];

const ownDevices = (actor: Actor): Where<AssetRecord> => ({
  $and: [rowsFor(actor, 'view', 'Device'), { deletedAt: { $exists: false } }],
});

/** Where a contract stands depends on the day too. */
export function standing(status: Query['status']): Where<AmcRecord>[] {
  if (!status) return [];
  if (status === 'Active') return [{ status, endDate: { $gte: today() } }];
  if (status === 'Expired') return [{ status: { $in: ['Active', 'Expired'] }, endDate: { $lt: today() } }];
  return [{ status }];
}

/** Those that run still and end soon. */
export const ending = (days: number | undefined): Where<AmcRecord>[] =>
  days === undefined ? [] : [{ status: 'Active', endDate: { $gte: today(), $lte: addDays(today(), days) } }];

/** Annual maintenance contracts over assets of one buyer and one seller. */
@Injectable()
export class AmcService {
  constructor(
    private readonly kit: Kit,
    private readonly contracts: AmcContractRepository,
    private readonly assets: AssetRepository,
    private readonly followers: AmcAssets,
    private readonly makers: MakerBrands,
  ) {}

  async list(call: Call<typeof cover.amcContracts>) {
    const { actor, query } = call;
    const isHolder = actor.role === 'End User';
    const about = isHolder
      ? await this.aboutDevices(call)
      : [
          query.assetId ? { assetIds: query.assetId } : {},
          textFilter(query.q, ['contractNumber', 'provider', 'assetNames']),
        ];
    const page = await this.contracts.list(
      [rowsFor(actor, 'view', 'AmcContract'), ...standing(query.status), ...ending(query.endsWithin), ...about],
      query,
      isHolder ? withoutValue : sortable,
      '-createdAt',
    );
    return { ...page, items: await this.shown(actor, page.items) };
  }

  async get({ actor, params }: Call<typeof cover.amcContract>): Promise<AmcRecord> {
    const contract = await this.contracts.findOrFail(params.id, rowsFor(actor, 'view', 'AmcContract'));
    const [shown = contract] = await this.shown(actor, [contract]);
    return shown;
  }

  create(call: Call<typeof cover.addAmcContract>): Promise<AmcRecord> {
    return this.contracts.once(call, () => this.make(call));
  }

  /** A holder finds contracts by their own devices, and by nobody else's. */
  private async aboutDevices({ actor, query: { assetId, q } }: Call<typeof cover.amcContracts>) {
    const devices = async (wanted: Where<AssetRecord>) =>
      (await this.assets.findMany({ $and: [ownDevices(actor), wanted] }, { fields: ['_id'] })).map(({ _id }) => _id);
    const filters: Where<AmcRecord>[] = [];
    if (assetId) filters.push({ assetIds: { $in: await devices({ _id: assetId }) } });
    const { $or } = textFilter(q, ['contractNumber', 'provider']);
    if ($or) filters.push({ $or: [...$or, { assetIds: { $in: await devices(textFilter(q, ['name'])) } }] });
    return filters;
  }

  /** Of what a contract covers a holder sees the own devices. */
  private async shown(actor: Actor, contracts: AmcRecord[]): Promise<AmcRecord[]> {
    if (actor.role !== 'End User' || contracts.length === 0) return contracts;
    const covered = { _id: { $in: contracts.flatMap(({ assetIds }) => assetIds) } };
    const held = await this.assets.findMany({ $and: [ownDevices(actor), covered] }, { fields: ['_id'] });
    const own = new Set(held.map(({ _id }) => _id));
    return contracts.map((contract) => ({
      ...contract,
      assetIds: contract.assetIds.filter((id) => own.has(id)),
      assetNames: contract.assetNames.filter((_name, at) => own.has(contract.assetIds[at] ?? '')),
    }));
  }

  private async make(call: Call<typeof cover.addAmcContract>): Promise<AmcRecord> {
    const { actor, body } = call;
    const assets = await this.assetsOf(actor, body.assetIds);
    const contractNumber = await this.kit.numbers.next('AMC');
    const [_id, assetIds] = [newId(), assets.map((asset) => asset._id)];
    const makerBrands = await this.makers.of(assets);
    const stored = await withTransaction(this.kit.database, async (session) => {
      const { sellerOrganizationId, buyerOrganizationId } = assets[0]!;
      const fields = {
        ...body,
        _id,
        assetIds,
        assetNames: assets.map(({ name }) => name),
        value: toPaise(body.value),
        contractNumber,
        status: 'Active' as const,
        sellerOrderIds: [...new Set(assets.map(({ sellerOrderId }) => sellerOrderId))],
        sellerOrganizationId,
        buyerOrganizationId,
        makerBrands,
        endUserIds: await this.contracts.holdersOf(assetIds, session),
        history: [historyOf(actor, 'Contract made', 'Active')],
      };
      const made = await this.contracts.createOnce(fields, amcEvent('created', actor, fields, _id), call, { session });
      await this.followers.follow(assetIds, actor, session);
      return made;
    });
    this.assets.committed();
    this.contracts.recount();
    return stored;
  }

  private async assetsOf(actor: Actor, ids: string[]): Promise<AssetRecord[]> {
    const found = await Promise.all([...new Set(ids)].map((id) => this.assets.find(id)));
    const mine = found.filter((asset): asset is AssetRecord => asset !== null && mayRow(actor, 'edit', 'Asset', asset));
    if (mine.length < found.length) throw invalid({ assetIds: 'Asset not found' });
    if (mine.some(({ status }) => status === 'Disposed')) throw invalid({ assetIds: disposedCover });
    const parties = mine.map((asset) => `${asset.sellerOrganizationId} ${asset.buyerOrganizationId}`);
    if (new Set(parties).size > 1)
      throw invalid({ assetIds: 'All assets of a contract must be of one buyer and one seller' });
    return mine;
  }
}
