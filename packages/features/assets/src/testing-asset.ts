import type { Asset } from '@portal/contracts';

/** An asset for tests. */
export const asset = (changes: Partial<Asset> = {}): Asset => ({
  id: 'a1',
  version: 3,
  createdAt: '2026-01-05T06:00:00.000Z',
  updatedAt: '2026-01-05T06:00:00.000Z',
  assetUid: '263260000035',
  name: 'Dell Latitude 5450',
  category: 'Laptop',
  serialNumber: 'SN-1',
  gemContractNumber: 'GEMC-1000',
  sellerOrderId: 'o1',
  status: 'Active',
  value: 50_000,
  purchaseDate: '2026-01-05',
  department: 'Test Office',
  manufacturer: 'Dell',
  brand: 'Dell',
  condition: 'New',
  hasAmc: false,
  procurementStatus: 'Procured',
  buyerOrganizationId: 'o1',
  buyerName: 'Test Office',
  sellerOrganizationId: 's1',
  sellerName: 'Test Seller',
  assigned: false,
  disposal: { status: 'None' },
  ...changes,
});

export const pageOf = <Row>(items: Row[]) => ({ items, total: items.length, page: 1, pageSize: 20 });
