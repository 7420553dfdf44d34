import { randomInt } from 'node:crypto';
import type { TestService } from '@portal/service-kit/testing';

export type OrderChanges = Record<string, unknown>;

const item = {
  productName: 'Latitude laptop',
  brand: 'Dell',
  modelNumber: 'L-5450',
  categoryType: 'Laptop',
  quantity: 10,
  unitPrice: 50_000,
  gstin: '27AAPFU0939F1ZV',
  warrantyPeriod: 3,
};

/** A whole new order with a contract number of its own, for the buyer of the tests; `changes` replace parts of it. */
export const newOrder = (changes: OrderChanges = {}) => ({
  gemContractNumber: `GEMC-${randomInt(1e12)}`,
  gemOrderCategory: 'IT Hardware',
  gemBuyerDepartmentName: 'Buyer organization',
  buyerContact: {
    officerName: 'Buyer Officer',
    designation: 'Director',
    email: 'buyer@example.gov.in',
    contactNumber: '9876543210',
  },
  deliveryPerson: { officerName: 'Delivery Officer', designation: 'Store keeper', contactNumber: '9876543211' },
  expectedDeliveryWindow: { startDate: '2026-01-01', endDate: '2030-01-31' },
  items: [item, { ...item, productName: 'LaserJet', categoryType: 'Printer', quantity: 2 }],
  gemOrderFile: ['missing-file-id'],
  ...changes,
});

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** Uploads a small PDF as the order's file and gives its id. */
export async function orderFile(service: TestService, token: string, purpose = 'gemOrderFile'): Promise<string> {
  const { body } = await service.upload('order.pdf', pdf, purpose, token);
  return body.id as string;
}
