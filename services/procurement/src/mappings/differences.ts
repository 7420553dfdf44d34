import type { Actor, Colleague, MappingDifference } from '@portal/contracts';
import type { OrderRecord } from '../orders/order.schema.js';

/** Case, spaces and punctuation make no other name. */
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/**
 * What speaks against mapping at once: the order names another department than the office that asks, or an officer whose address no
 * account of the office has. An office that made the order itself has named both.
 */
export function differencesOf(order: OrderRecord, actor: Actor, people: Colleague[]): MappingDifference[] {
  const takenOff: MappingDifference[] = order.takenOff?.includes(actor.organizationId) ? ['taken off'] : [];
  if (order.createdByOrganizationId === actor.organizationId) return takenOff;
  const department = plain(order.gemBuyerDepartmentName);
  const sameDepartment = department !== '' && department === plain(actor.organizationName);
  const officer = order.buyerContact.email.toLowerCase();
  const sameOfficer = people.some(({ email }) => email?.toLowerCase() === officer);
  return [
    ...takenOff,
    ...(sameDepartment ? [] : (['department'] as const)),
    ...(sameOfficer ? [] : (['officer'] as const)),
  ];
}
