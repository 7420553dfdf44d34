import type { Actor } from '@portal/contracts';
import { type DomainError, type Filter, invalid } from '@portal/service-kit';
import { type Contract, contractKey, hasCapacity, type OrderSource } from './contract.js';

/** The contracts that an organisation may see: its own as seller, those mapped to it as buyer. */
export function contractRows({ role, organizationId }: Actor): Filter<Contract> | undefined {
  if (role === 'Super Admin') return {};
  if (role === 'Buyer') return { buyerOrganizationId: organizationId };
  if (role === 'Seller') return { sellerOrganizationId: organizationId };
  return undefined;
}

export function maySeeContract(actor: Actor, contract: Contract) {
  const rows = contractRows(actor);
  return (
    rows !== undefined && Object.entries(rows).every(([field, value]) => contract[field as keyof Contract] === value)
  );
}

/**
 * The order that a number means to somebody: of the kind that is said, else the GeM order that they see, else the purchase order.
 * By hand and in a file nobody says which kind a number is of.
 */
export function contractNamed(
  actor: Actor,
  { orderSource, gemContractNumber }: { orderSource?: OrderSource | undefined; gemContractNumber: string },
  known: ReadonlyMap<string, Contract>,
): Contract | undefined {
  if (orderSource) return known.get(contractKey(orderSource, gemContractNumber));
  const [gem, purchase] = (['gem', 'purchase-order'] as const).map((source) =>
    known.get(contractKey(source, gemContractNumber)),
  );
  if (!purchase || (gem && maySeeContract(actor, gem))) return gem;
  return maySeeContract(actor, purchase) ? purchase : gem;
}

export const noSuchContract = 'GEM Contract Number does not exist in the system';
const notApproved = 'This GEM contract is not approved';
const notYourApproved = 'GeM Contract Number must match one of your approved orders';

/** Why the actor cannot register assets against this contract; a foreign one answers as if it did not exist. */
export function contractRefusal(actor: Actor, contract: Contract | undefined): DomainError | undefined {
  if (!contract || !maySeeContract(actor, contract)) return invalid({ gemContractNumber: noSuchContract });
  if (hasCapacity(contract)) return undefined;
  return invalid({ gemContractNumber: actor.role === 'Seller' ? notYourApproved : notApproved });
}
