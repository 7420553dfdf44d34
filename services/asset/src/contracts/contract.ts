import {
  capacityOrderStatuses,
  capacityPurchaseOrderStatuses,
  ContractLine,
  isOneOf,
  purchaseOrderSources,
} from '@portal/contracts';
import { z } from 'zod';

export type OrderSource = (typeof purchaseOrderSources)[number];

/** What procurement tells of an order with each of its events. */
export const AnnouncedOrder = z.object({
  source: z.enum(purchaseOrderSources).default('gem'),
  id: z.string(),
  gemContractNumber: z.string(),
  status: z.string(),
  sellerOrganizationId: z.string(),
  sellerName: z.string(),
  buyerOrganizationId: z.string().optional(),
  buyerName: z.string().optional(),
  gemBuyerDepartmentName: z.string(),
  quantities: z.record(z.string(), z.int()),
  lines: z.array(ContractLine).default([]),
});
export type AnnouncedOrder = z.output<typeof AnnouncedOrder>;

/** This service's own copy of an order, with what is registered against it; the copy is as new as `revision`. */
export interface Contract extends Omit<AnnouncedOrder, 'source' | 'id' | 'quantities' | 'lines'> {
  _id: string;
  /** Missing in copies of before, which are all of GeM orders. */
  source?: OrderSource;
  revision: number;
  ordered: Record<string, number>;
  registered: Record<string, number>;
  /** Missing in copies of before. */
  lines?: ContractLine[];
}

/** A number is one of its kind of order: nobody reaches an order of the other kind by it. */
export const contractKey = (source: OrderSource | undefined, number: string) => `${source ?? 'gem'} ${number}`;

/** Whether assets can be registered against it. */
export const hasCapacity = ({ source, status }: Pick<Contract, 'source' | 'status'>) =>
  source === 'purchase-order' ? isOneOf(capacityPurchaseOrderStatuses, status) : isOneOf(capacityOrderStatuses, status);

type Counted = Pick<Contract, 'ordered' | 'registered' | 'lines'>;

/** How many assets of a category the order has room for: what was ordered, of a purchase order no more than came. */
export function placesOf({ ordered, lines = [] }: Pick<Counted, 'ordered' | 'lines'>, category: string) {
  const places = ordered[category] ?? 0;
  const came = lines.filter((line) => line.category === category).map(({ delivered }) => delivered);
  if (came.length === 0 || came.includes(undefined)) return places;
  return Math.min(
    places,
    came.reduce<number>((sum, units = 0) => sum + units, 0),
  );
}

export const remainingOf = (contract: Counted, category: string) =>
  Math.max(0, placesOf(contract, category) - (contract.registered[category] ?? 0));

/** For each category that was ordered or registered, how many, and how many can still be registered. */
export const capacityOf = (contract: Contract) =>
  [...new Set([...Object.keys(contract.ordered), ...Object.keys(contract.registered)])].map((category) => ({
    category,
    ordered: contract.ordered[category] ?? 0,
    registered: contract.registered[category] ?? 0,
    remaining: remainingOf(contract, category),
  }));

/** Who makes what a contract has of a category, as its lines name them; each maker once. */
export const makersOf = ({ lines = [] }: Pick<Contract, 'lines'>, category: string) => [
  ...new Map(
    lines
      .filter((line) => line.category === category && line.manufacturer)
      .map(({ manufacturer }) => [manufacturer.toLowerCase(), manufacturer]),
  ).values(),
];
