import { Injectable } from '@nestjs/common';
import { purchaseOrderPriorities } from '@portal/contracts';
import { deriving, filling, forEach, type MigrationList, setting, type Where } from '@portal/service-kit';
import { DocumentParties } from './documents/document-parties.js';
import { ofBefore } from './escalations/escalation-of-before.js';
import { EscalationParties } from './escalations/escalation-parties.js';
import { EscalationRepository } from './escalations/escalation.repository.js';
import { OrderRepository } from './orders/order.repository.js';
import type { OrderRecord } from './orders/order.schema.js';
import { wholeStatuses } from './purchase-orders/delivered-items.js';
import { deliveredBefore } from './purchase-orders/order-days.js';
import { PurchaseOrderRepository } from './purchase-orders/purchase-order.repository.js';

/** What brings orders and what hangs on them on from earlier versions. */
@Injectable()
export class ProcurementMigrations implements MigrationList {
  readonly migrations;

  constructor(
    orders: OrderRepository,
    purchaseOrders: PurchaseOrderRepository,
    escalations: EscalationRepository,
    escalationParties: EscalationParties,
    documentParties: DocumentParties,
  ) {
    this.migrations = [
      setting(orders, {
        name: '2026-11-priority-of-orders',
        awaited: true,
        lacking: { priority: { $exists: false } },
        set: { $set: { priority: 'Medium', urgency: purchaseOrderPriorities.indexOf('Medium') } },
      }),
      filling(escalations, {
        name: '2026-11-who-answers-escalations',
        awaited: true,
        lacking: { answeringSide: { $exists: false } },
        fields: ['title', 'description', 'reportedById', 'reportedByOrganizationId', 'sellerOrganizationId'],
        fill: (escalation) => ({ $set: ofBefore(escalation) }),
      }),
      // They went on with their orders, before what an office said or brought stayed its own.
      forEach(orders, {
        name: '2026-11-escalations-of-offices',
        awaited: true,
        where: wentOn,
        work: (id) => escalationParties.learn(id),
      }),
      forEach(orders, {
        name: '2026-11-documents-of-offices',
        awaited: true,
        where: wentOn,
        work: (id) => documentParties.learn(id),
      }),
      deriving(orders, {
        name: '2026-11-keys-of-gem-items',
        lacking: { itemKeys: { $exists: false } },
        fields: ['items'],
        fill: ({ items }) => ({ $set: { itemKeys: orders.keysOf(items) } }),
      }),
      deriving(purchaseOrders, {
        name: '2026-11-keys-of-purchase-items',
        lacking: { itemKeys: { $exists: false } },
        fields: ['items'],
        fill: ({ items }) => ({ $set: { itemKeys: purchaseOrders.keysOf(items) } }),
      }),
      setting(orders, {
        name: '2026-11-whole-gem-deliveries',
        lacking: { completedAt: { $exists: true }, deliveredAt: { $exists: false } },
        set: deliveredBefore('$completedAt', '$expectedDeliveryWindow.endDate'),
      }),
      setting(purchaseOrders, {
        name: '2026-11-whole-purchase-deliveries',
        lacking: {
          status: { $in: wholeStatuses },
          deliveredAt: { $exists: false },
          'history.status': 'Delivered',
        },
        set: deliveredBefore(firstDelivered, '$expectedDeliveryDate'),
      }),
    ];
  }
}

const wentOn: Where<OrderRecord> = { takenOff: { $exists: true } };

/** The history of an order has the step. */
const delivered = { $filter: { input: '$history', cond: { $eq: ['$$this.status', 'Delivered'] } } };
const firstDelivered = { $toDate: { $first: { $map: { input: delivered, in: '$$this.at' } } } };
