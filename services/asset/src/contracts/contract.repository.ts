import { Injectable } from '@nestjs/common';
import { capacityOrderStatuses, capacityPurchaseOrderStatuses } from '@portal/contracts';
import { documentSchema, type Filter, Kit, refuse, Repository, textFilter } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { type AnnouncedOrder, type Contract, contractKey, type OrderSource, placesOf } from './contract.js';

const mostChoices = 100;
const buyerFields = ['buyerOrganizationId', 'buyerName'] as const;
/** A purchase order is known from its sending on, so that no status of both kinds means two things here. */
const usable: readonly string[] = [...capacityOrderStatuses, ...capacityPurchaseOrderStatuses];
const schema = documentSchema('contracts', {
  _id: String,
  source: String,
  revision: Number,
  gemContractNumber: String,
  status: String,
  sellerOrganizationId: String,
  sellerName: String,
  buyerOrganizationId: String,
  buyerName: String,
  gemBuyerDepartmentName: String,
  ordered: Object,
  registered: Object,
  lines: { type: [Object], default: undefined },
})
  .index({ gemContractNumber: 1 })
  .index({ sellerOrganizationId: 1, gemContractNumber: 1 })
  .index({ buyerOrganizationId: 1, gemContractNumber: 1 });

const countOf = (category: string) => `registered.${category}` as const;

/** Copies of before say no kind: they are of GeM orders. */
const ofKind = (source: OrderSource): Filter<Contract> =>
  source === 'gem' ? { source: { $ne: 'purchase-order' } } : { source };

/** The stored copies of orders. */
@Injectable()
export class ContractRepository extends Repository<Contract> {
  constructor(kit: Kit) {
    super(kit.database, 'Contract', schema);
    kit.keep(this);
  }

  /** Keeps what was order unless something newer is known, and gives what is known now. */
  async learn({ id, quantities, ...order }: AnnouncedOrder, revision: number): Promise<Contract> {
    await this.keepNewest(id, revision, {
      $set: { ...order, ordered: quantities, revision },
      $setOnInsert: { registered: {} },
      // An order that was taken off its office belongs to none.
      $unset: Object.fromEntries(buyerFields.filter((field) => order[field] === undefined).map((field) => [field, 1])),
    });
    return (await this.find(id))!;
  }

  async byId(ids: string[]): Promise<Map<string, Contract>> {
    return new Map((await this.findMany({ _id: { $in: ids } })).map((contract) => [contract._id, contract]));
  }

  /** By kind and number; where a number was used again after a rejection, the order that can be used. */
  async ofEitherKind(numbers: string[]): Promise<Map<string, Contract>> {
    const found = await this.findMany({ gemContractNumber: { $in: numbers } });
    const usableLast = found.sort((a, b) => Number(usable.includes(a.status)) - Number(usable.includes(b.status)));
    return new Map(usableLast.map((contract) => [contractKey(contract.source, contract.gemContractNumber), contract]));
  }

  /** Orders of a kind, of an organisation (or all), that assets can be registered against; newest numbers of purchase orders first. */
  choices(source: OrderSource, rows: Filter<Contract>, q: string | undefined): Promise<Contract[]> {
    const text = textFilter(q, ['gemContractNumber', 'gemBuyerDepartmentName']);
    const filter = { $and: [{ status: { $in: usable } }, ofKind(source), rows, text] };
    return this.findMany(filter, {
      sort: { gemContractNumber: source === 'gem' ? 1 : -1 },
      limit: mostChoices,
    });
  }

  /** Takes places of one contract, only if that many are left in each category. */
  async take(contract: Contract, counts: Record<string, number>, session: ClientSession) {
    const left = Object.entries(counts).map(([category, count]) => ({
      $expr: {
        $lte: [
          { $add: [{ $ifNull: [`$registered.${category}`, 0] }, count] },
          // What came never becomes less, so that what was seen of it holds.
          { $min: [{ $ifNull: [`$ordered.${category}`, 0] }, placesOf(contract, category)] },
        ],
      },
    }));
    const taken = await this.updateOne(
      { _id: contract._id, $and: [{ status: { $in: usable } }, ...left] },
      { $inc: Object.fromEntries(Object.entries(counts).map(([category, n]) => [countOf(category), n])) },
      { session },
    );
    if (!taken) throw refuse('CONFLICT');
  }

  /** Gives places of one category back; one, where nothing else is said. */
  async free(id: string, category: string, session: ClientSession, places = 1) {
    const count = countOf(category);
    await this.updateOne({ _id: id, [count]: { $gte: places } }, { $inc: { [count]: -places } }, { session });
  }

  /** Gives the places of assets back, with one write for each contract and category. */
  async freeAll(assets: readonly { sellerOrderId: string; category: string }[], session: ClientSession) {
    const places = new Map<string, { id: string; category: string; count: number }>();
    for (const { sellerOrderId: id, category } of assets) {
      const key = `${id} ${category}`;
      places.set(key, { id, category, count: (places.get(key)?.count ?? 0) + 1 });
    }
    for (const { id, category, count } of places.values()) await this.free(id, category, session, count);
  }
}
