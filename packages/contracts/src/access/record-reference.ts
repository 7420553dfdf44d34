import { z } from 'zod';
import { isOneOf, keysOf } from '../kernel/object.js';
import { roles, type Role } from './matrix.js';

/** The roles that have pages of a kind of record; whoever has none is not told of it. */
const readers = {
  order: ['Super Admin', 'Buyer', 'Seller'],
  purchaseOrder: ['Super Admin', 'Buyer', 'Seller', 'OEM', 'End User'],
  requisition: ['Super Admin', 'Buyer', 'End User'],
  receipt: ['Super Admin', 'Buyer', 'Seller'],
  invoice: ['Super Admin', 'Buyer', 'Seller'],
  document: ['Super Admin', 'Buyer', 'Seller'],
  escalation: ['Super Admin', 'Buyer', 'Seller', 'OEM'],
  rfq: ['Super Admin', 'Buyer', 'Seller'],
  asset: ['Super Admin', 'Buyer', 'Seller', 'OEM'],
  warranty: ['Super Admin', 'Buyer', 'Seller', 'OEM'],
  warrantyClaim: ['Super Admin', 'Buyer', 'Seller', 'OEM', 'End User'],
  amcContract: ['Super Admin', 'Buyer', 'Seller'],
  ticket: ['Super Admin', 'Buyer', 'Seller', 'OEM', 'End User', 'Support Agent'],
  device: ['End User'],
  deviceClaim: ['Buyer', 'End User'],
  campaign: ['Super Admin', 'Buyer'],
  registration: ['Super Admin'],
  superAdmin: ['Super Admin'],
  report: ['Super Admin'],
  release: ['Super Admin'],
  delegation: ['Super Admin', 'Buyer'],
  joining: ['Super Admin', 'Buyer', 'Seller', 'OEM'],
  account: roles,
} as const satisfies Record<string, readonly Role[]>;

export type RecordType = keyof typeof readers;

/** A role that reads this kind of record. */
export type RecordReader<T extends RecordType> = (typeof readers)[T][number];

/** What a notice leads to: one record, or without `id` all of its kind. Where that is, the shell knows for each reader. */
export const RecordReference = z.object({
  type: z.enum(keysOf(readers)),
  id: z.string().optional(),
});
export type RecordReference = z.output<typeof RecordReference>;

/** The address of a record that is the same for every reader, as in a mail: the shell leads each to their own page of it. */
export const recordAddress = ({ type, id }: RecordReference) =>
  id ? `/records/${type}/${encodeURIComponent(id)}` : `/records/${type}`;

/** Of these a role sees only what is in its own name, so that it is told of one only where it is named, not with its organisation. */
const inOwnName: { readonly [T in RecordType]?: readonly Role[] } = {
  purchaseOrder: ['End User'],
  requisition: ['End User'],
  device: ['End User'],
  deviceClaim: ['End User'],
  ticket: ['End User'],
  warrantyClaim: ['End User'],
};

/** Whether this role is told of this kind of record together with its organisation. */
export const readsWithOrganization = (type: RecordType, role: Role): boolean =>
  readsRecords(type, role) && !inOwnName[type]?.includes(role);

/** Whether this role has pages of this kind of record. */
export const readsRecords = (type: RecordType, role: Role): boolean => isOneOf<Role>(readers[type], role);
