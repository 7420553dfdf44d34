import { roles } from '@portal/contracts';
import { rowsFor } from '@portal/service-kit';
import { actorOf, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from './definition.js';
import { LiveDocuments } from './documents/live-documents.js';
import { LiveEscalations } from './escalations/live-escalations.js';
import { LiveOrders } from './orders/live-orders.js';
import { LivePurchaseOrders } from './purchase-orders/live-purchase-orders.js';
import { LiveQuotes } from './quotes/live-quotes.js';
import { LiveReceipts } from './receipts/live-receipts.js';
import { LiveRequisitions } from './requisitions/live-requisitions.js';
import { LiveRfqs } from './rfqs/live-rfqs.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(definition);
});
afterAll(() => service.stop());

it.each(roles)('holds in memory every field that the rules of %s ask for', (role) => {
  const rules = (subject: string) => rowsFor(actorOf(role, { brands: ['Dell'] }), 'view', subject);
  expect(service.get(LivePurchaseOrders).matching(rules('PurchaseOrder')).count).toBe(0);
  expect(service.get(LiveOrders).matching(rules('Order')).count).toBe(0);
  expect(service.get(LiveDocuments).matching(rules('Document')).count).toBe(0);
  expect(service.get(LiveEscalations).matching(rules('Escalation')).count).toBe(0);
  expect(service.get(LiveRequisitions).matching(rules('Requisition')).count).toBe(0);
  expect(service.get(LiveRfqs).matching(rules('Rfq')).count).toBe(0);
  expect(service.get(LiveQuotes).matching(rules('Quote')).count).toBe(0);
  expect(service.get(LiveReceipts).matching(rules('Receipt')).count).toBe(0);
});
