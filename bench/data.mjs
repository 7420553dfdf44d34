import { MongoClient } from 'mongodb';

export const count = 100_000;
export const buyer = 'bench-buyer';
export const contract = 'GEMC-BENCH-1';
const categories = ['Laptop', 'Desktop', 'Printer', 'Scanner'];
export const idOf = (n) => `bench${String(n).padStart(8, '0')}`;

const assetOf = (n) => ({
  _id: idOf(n),
  version: 1,
  createdAt: new Date(1_700_000_000_000 + n * 1000),
  updatedAt: new Date(1_700_000_000_000 + n * 1000),
  outbox: [],
  assetUid: String(100_000_000_000 + n),
  name: `Asset ${n}`,
  category: categories[n % 4],
  serialNumber: `BENCH-${n}`,
  serialKey: `bench bench-${n}`,
  gemContractNumber: contract,
  sellerOrderId: 'bench-order',
  contractRevision: 1,
  status: n % 10 === 0 ? 'Under Repair' : 'Active',
  value: 1_000_000 + ((n * 7919) % 9_000_000),
  purchaseDate: '2026-01-15',
  department: `Department ${n % 20}`,
  departmentOfContract: false,
  location: `Room ${n % 100}`,
  manufacturer: 'Dell',
  brand: 'Dell',
  model: 'Latitude 5450',
  condition: 'New',
  hasAmc: false,
  procurementStatus: 'Procured',
  buyerOrganizationId: buyer,
  buyerName: 'Bench office',
  sellerOrganizationId: 'bench-seller',
  sellerName: 'Bench seller',
  disposal: { status: 'None' },
});

/** The same records for the portal and for the bare server, with the same indexes. */
export async function fill(uri) {
  const client = await MongoClient.connect(uri);
  const portal = client.db('portal_asset');
  const bare = client.db('bench_bare').collection('assets');
  await portal.collection('contracts').insertOne({
    _id: 'bench-order',
    revision: 1,
    gemContractNumber: contract,
    status: 'Approved',
    sellerOrganizationId: 'bench-seller',
    sellerName: 'Bench seller',
    buyerOrganizationId: buyer,
    buyerName: 'Bench office',
    gemBuyerDepartmentName: 'Bench office',
    ordered: { Laptop: 10_000_000 },
    registered: { Laptop: 0 },
  });
  for (let from = 0; from < count; from += 5_000) {
    const batch = Array.from({ length: 5_000 }, (_, n) => assetOf(from + n));
    await Promise.all([portal.collection('assets').insertMany(batch), bare.insertMany(batch)]);
  }
  for (const { key, unique, name, partialFilterExpression } of await portal.collection('assets').indexes()) {
    if (name !== '_id_')
      await bare.createIndex(key, {
        name,
        ...(unique ? { unique } : {}),
        ...(partialFilterExpression ? { partialFilterExpression } : {}),
      });
  }
  await client.close();
}
