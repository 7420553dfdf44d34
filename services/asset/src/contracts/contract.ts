import { z } from 'zod';

/** What procurement tells of an order with each of its events. */
export const AnnouncedOrder = z.object({
  id: z.string(),
  gemContractNumber: z.string(),
  status: z.string(),
  sellerOrganizationId: z.string(),
  sellerName: z.string(),
  buyerOrganizationId: z.string().optional(),
  buyerName: z.string().optional(),
  gemBuyerDepartmentName: z.string(),
  quantities: z.record(z.string(), z.int()),
});
export type AnnouncedOrder = z.output<typeof AnnouncedOrder>;

/** This service's own copy of an order, with what is registered against it; the copy is as new as `revision`. */
export interface Contract extends Omit<AnnouncedOrder, 'id' | 'quantities'> {
  _id: string;
  revision: number;
  ordered: Record<string, number>;
  registered: Record<string, number>;
}

export const remainingOf = ({ ordered, registered }: Pick<Contract, 'ordered' | 'registered'>, category: string) =>
  Math.max(0, (ordered[category] ?? 0) - (registered[category] ?? 0));

/** ordered − registered = remaining, for each category that was ordered or registered. */
export const capacityOf = (contract: Contract) =>
  [...new Set([...Object.keys(contract.ordered), ...Object.keys(contract.registered)])].map((category) => ({
    category,
    ordered: contract.ordered[category] ?? 0,
    registered: contract.registered[category] ?? 0,
    remaining: remainingOf(contract, category),
  }));
