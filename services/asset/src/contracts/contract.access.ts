import type { Actor } from '@portal/contracts';
import { type DomainError, type Filter, invalid } from '@portal/service-kit';
import { type Contract, hasCapacity } from './contract.js';

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

export const noSuchContract = 'GEM Contract Number does not exist in the system';
const notApproved = 'This GEM contract is not approved';
const notYourApproved = 'GeM Contract Number must match one of your approved orders';

/** Why the actor cannot register assets against this contract; a foreign one answers as if it did not exist. */
export function contractRefusal(actor: Actor, contract: Contract | undefined): DomainError | undefined {
  if (!contract || !maySeeContract(actor, contract)) return invalid({ gemContractNumber: noSuchContract });
  if (hasCapacity(contract)) return undefined;
  return invalid({ gemContractNumber: actor.role === 'Seller' ? notYourApproved : notApproved });
}
