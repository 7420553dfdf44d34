import { isObject, NewOrder } from '@portal/contracts';
import { isKnownAsUsed } from './contract-uniqueness.js';

/** The contract's schema with what this form knows besides: used numbers, and that others than sellers name the seller. */
export const orderSchema = ({ own, withSeller }: { own?: string; withSeller: boolean }) =>
  NewOrder.refine(({ gemContractNumber }) => gemContractNumber === own || !isKnownAsUsed(gemContractNumber), {
    path: ['gemContractNumber'],
    error: 'GeM Contract Number must be unique',
  }).refine(({ sellerOrganizationId }) => !withSeller || sellerOrganizationId, {
    path: ['sellerOrganizationId'],
    error: 'Seller is required',
    // Said together with what else is wrong, not only when nothing is.
    when: ({ value }) => isObject(value),
  });
