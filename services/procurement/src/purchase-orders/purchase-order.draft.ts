import { Injectable } from '@nestjs/common';
import { type Actor, type NewPurchaseOrder, purchaseOrderPriorities } from '@portal/contracts';
import { Kit, refuse } from '@portal/service-kit';
import { pricesOf } from '../orders/order.amounts.js';
import { PurchaseOrderParties } from './purchase-order.parties.js';
import type { PurchaseLine, PurchaseOrderRecord } from './purchase-order.schema.js';

const optionalFields = [
  'description',
  'expectedDeliveryStartDate',
  'expectedDeliveryEndDate',
  'gemContractNumber',
  'deliveryPerson',
  'notes',
  'internalNotes',
] as const;
const ofSeller = ['sellerOrganizationId', 'supplier', 'supplierContact', 'assigneeId', 'assigneeName'] as const;

type Attachments = PurchaseOrderRecord['attachments'];

/** What somebody writes into a purchase order, with what the portal adds to it: parties, totals, files. */
@Injectable()
export class PurchaseOrderDraft {
  constructor(
    private readonly kit: Kit,
    private readonly parties: PurchaseOrderParties,
  ) {}

  /** Its fields as they are stored, and those that it leaves empty. */
  async fieldsOf(order: NewPurchaseOrder, token: string | undefined) {
    const parties = await this.parties.of(order, token);
    const { items, ...amounts } = pricesOf(order.items);
    const fields = {
      title: order.title,
      priority: order.priority,
      urgency: purchaseOrderPriorities.indexOf(order.priority),
      expectedDeliveryDate: order.expectedDeliveryDate,
      ...Object.fromEntries(optionalFields.filter((name) => order[name]).map((name) => [name, order[name]])),
      ...parties,
      ...amounts,
      items: items.map((item): PurchaseLine => ({ ...item, deliveryStatus: 'Not Started' })),
      brands: [...new Set(order.items.flatMap(({ specifications: { brand } }) => brand ?? []))],
    };
    const unset = [...optionalFields.filter((name) => !order[name]), ...ofSeller.filter((name) => !(name in parties))];
    return { fields, unset };
  }

  /** The uploaded files, bound to the order. */
  async filesOf(actor: Actor, id: string, order: NewPurchaseOrder) {
    const ids = order.attachments.map(({ file }) => file);
    const stored = await this.kit.files.claim(ids, 'attachments', 'purchaseOrderFile', actor, recordOf(id));
    return order.attachments.flatMap(({ kind, file }) => {
      const found = stored.find((one) => one.id === file);
      return found ? [{ ...found, kind }] : [];
    });
  }

  /** Lets go of files that the order names no more, so that they are swept. */
  async letGo(id: string, files: readonly string[]) {
    if (files.length > 0) await this.kit.files.release(recordOf(id), [...files]);
  }
}

const recordOf = (id: string) => ({ type: 'PurchaseOrder', id });

/** The files without those that are taken off. */
export const without = (had: Attachments, ids: readonly string[]) => had.filter(({ id }) => !ids.includes(id));

/** The files with those that were added: one of the same kind and name is its next version. */
export function withAdded(had: Attachments, added: Omit<Attachments[number], 'number'>[]): Attachments {
  return added.reduce((all, file) => {
    if (all.some(({ id }) => id === file.id)) return all;
    const versions = all.filter(({ kind, name }) => kind === file.kind && name === file.name);
    // Counted on from the newest that is left: one of before may have been taken off.
    return [...all, { ...file, number: Math.max(0, ...versions.map(({ number }) => number)) + 1 }];
  }, had);
}

/** A draft is taken away and brought back by who made it, or a Super Admin. */
export function assertMaker(actor: Actor, { authorIds }: PurchaseOrderRecord) {
  if (actor.role !== 'Super Admin' && authorIds[0] !== actor.id) throw refuse('FORBIDDEN');
}
