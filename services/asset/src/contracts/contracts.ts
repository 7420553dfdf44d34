import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { capacityOrderStatuses } from '@portal/contracts';
import { hits, Kit, refuse, textFilter } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import type { Contract, ToldOrder } from './contract.js';

const mostChoices = 100;
const buyerFields = ['buyerOrganizationId', 'buyerName'] as const;
const usable = capacityOrderStatuses as readonly string[];

/** The stored copies of orders. */
@Injectable()
export class Contracts implements OnApplicationBootstrap {
  private readonly collection;

  constructor(kit: Kit) {
    this.collection = kit.database.collection<Contract>('contracts');
  }

  async onApplicationBootstrap() {
    await this.collection.createIndex({ gemContractNumber: 1 });
    await this.collection.createIndex({ sellerOrganizationId: 1, gemContractNumber: 1 });
    await this.collection.createIndex({ buyerOrganizationId: 1, gemContractNumber: 1 });
  }

  /** Keeps what was told unless something newer is known, and gives what is known now. */
  async learn({ id, quantities, ...told }: ToldOrder, revision: number): Promise<Contract> {
    try {
      await this.collection.updateOne(
        { _id: id, revision: { $lt: revision } },
        {
          $set: { ...told, ordered: quantities, revision },
          $setOnInsert: { registered: {} },
          // An order that was taken off its office belongs to none.
          $unset: Object.fromEntries(
            buyerFields.filter((field) => told[field] === undefined).map((field) => [field, 1]),
          ),
        },
        { upsert: true },
      );
    } catch (error) {
      if (!hits(error, '_id')) throw error;
    }
    return (await this.collection.findOne({ _id: id }))!;
  }

  find(id: string): Promise<Contract | null> {
    return this.collection.findOne({ _id: id });
  }

  /** By contract number; where a number was used again after a rejection, the order that can be used. */
  async byNumber(numbers: string[]): Promise<Map<string, Contract>> {
    const found = await this.collection.find({ gemContractNumber: { $in: numbers } }).toArray();
    const usableLast = found.sort((a, b) => Number(usable.includes(a.status)) - Number(usable.includes(b.status)));
    return new Map(usableLast.map((contract) => [contract.gemContractNumber, contract]));
  }

  /** Contracts of an organisation (or all) that assets can be registered against. */
  choices(rows: Record<string, unknown>, q: string | undefined): Promise<Contract[]> {
    const text = textFilter(q, ['gemContractNumber', 'gemBuyerDepartmentName']);
    return this.collection
      .find({ $and: [{ status: { $in: [...usable] } }, rows, text] })
      .sort({ gemContractNumber: 1 })
      .limit(mostChoices)
      .toArray();
  }

  /** Takes places of one contract, only if that many are left in each category. */
  async take(contract: Contract, counts: Record<string, number>, session: ClientSession) {
    const left = Object.entries(counts).map(([category, count]) => ({
      $expr: {
        $lte: [
          { $add: [{ $ifNull: [`$registered.${category}`, 0] }, count] },
          { $ifNull: [`$ordered.${category}`, 0] },
        ],
      },
    }));
    const { matchedCount } = await this.collection.updateOne(
      { _id: contract._id, $and: [{ status: { $in: [...usable] } }, ...left] },
      { $inc: Object.fromEntries(Object.entries(counts).map(([category, n]) => [`registered.${category}`, n])) },
      { session },
    );
    if (matchedCount === 0) throw refuse('CONFLICT');
  }

  /** Gives one place back. */
  async free(id: string, category: string, session: ClientSession) {
    const field = `registered.${category}`;
    await this.collection.updateOne({ _id: id, [field]: { $gt: 0 } }, { $inc: { [field]: -1 } }, { session });
  }
}
