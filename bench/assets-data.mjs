import { MongoClient } from 'mongodb';
import { pick, seeded, weighed } from './seeded.mjs';

const dayMs = 86_400_000;
const days = 1_826;
const batch = 5_000;
/** Every tenth asset is the buyer's, every twentieth the seller's. */
const [ofBuyer, ofSeller] = [10, 20];
const [offices, sellers, departments, rooms, people] = [30, 50, 20, 300, 200];
export const brands = ['Dell', 'HP', 'Lenovo', 'Acer', 'Canon', 'Epson'];
export const categories = ['Laptop', 'Desktop', 'Printer', 'Scanner', 'Server', 'Display'];
export const firstNames = ['Asha', 'Ravi', 'Meena', 'Imran', 'Lakshmi', 'John', 'Farida', 'Arjun'];
const lastNames = ['Rao', 'Verma', 'Khan', 'Nair', 'Das', 'Gill'];
const models = ['Latitude', 'Elite', 'Think', 'Aspire', 'Pixma', 'Work'];
/** A word that one asset in some thousands has. */
export const rareWords = ['quasar', 'zenith', 'nimbus', 'vortex', 'krypton'];
const statuses = { Active: 85, 'Under Repair': 8, Disposed: 7 };

const dayOf = (time) => new Date(time).toISOString().slice(0, 10);
const wordsIn = (...texts) => texts.flatMap((text) => (text ?? '').toLowerCase().match(/[a-z0-9]+/g) ?? []);

export const departmentOf = (n) => `Department ${n % departments}`;
export const roomOf = (n) => `Block ${n % 7} Room ${n % rooms}`;
export const contractOf = (n) => `GEMC-BENCH-${String(Math.floor(n / 50)).padStart(6, '0')}`;
export const serialOf = (n) => `BX${String(n).padStart(8, '0')}`;
export const uidOf = (n) => String(500_000_000_000 + n);
export const holderOf = (office, n) => `bench-holder-${office}-${n % people}`;
export const supplierOf = (n) => `Supplier ${n % 40}`;

function assetOf(n, { buyer, seller }, random) {
  const office = n % ofBuyer === 0 ? 0 : 1 + Math.floor(random() ** 1.5 * offices);
  const company = n % ofSeller < 1 ? 0 : 1 + Math.floor(random() * sellers);
  const createdAt = new Date(Date.now() - Math.floor(random() * days * dayMs));
  const status = weighed(statuses, random);
  const brand = pick(brands, random);
  const name = `${brand} ${pick(models, random)} ${1000 + Math.floor(random() * 9000)}${random() < 0.0005 ? ` ${pick(rareWords, random)}` : ''}`;
  const serialNumber = serialOf(n);
  const person = Math.floor(random() * people);
  const endUser = random() < 0.35 && {
    id: holderOf(office, person),
    name: `${firstNames[person % firstNames.length]} ${lastNames[person % lastNames.length]}`,
    email: `holder${person}@bench.gov.in`,
    designation: 'Clerk',
    department: 'Bench',
  };
  const hasAmc = random() < 0.3;
  const supplier = hasAmc ? supplierOf(Math.floor(random() * 40)) : undefined;
  const location = roomOf(Math.floor(random() * 2_100));
  const inDays = (most) => dayOf(createdAt.getTime() + Math.floor(random() * most) * dayMs);
  const disposal = status === 'Disposed' ? 'Approved' : weighed({ None: 96, Requested: 2, Rejected: 2 }, random);
  const isDeleted = random() < 0.01;
  return {
    _id: `bench${String(n).padStart(8, '0')}`,
    version: 1,
    createdAt,
    updatedAt: createdAt,
    outbox: [],
    assetUid: uidOf(n),
    name,
    category: pick(categories, random),
    serialNumber,
    ...(isDeleted ? { deletedAt: new Date() } : { serialKey: `bench ${serialNumber.toLowerCase()}` }),
    gemContractNumber: contractOf(n),
    sellerOrderId: `bench-order-${Math.floor(n / 50)}`,
    contractRevision: 1,
    status,
    value: Math.round(500_000 * 10 ** (random() * 2)),
    purchaseDate: dayOf(createdAt),
    department: departmentOf(Math.floor(random() ** 1.5 * departments)),
    departmentOfContract: false,
    location,
    manufacturer: brand,
    brand,
    model: 'Bench',
    condition: 'New',
    warrantyExpiry: inDays(1_825),
    hasAmc,
    ...(hasAmc ? { amcExpiry: inDays(1_825), supplier } : {}),
    procurementStatus: 'Procured',
    buyerOrganizationId: office === 0 ? buyer.organizationId : `bench-office-${office}`,
    buyerName: 'Bench office',
    sellerOrganizationId: company === 0 ? seller.organizationId : `bench-seller-${company}`,
    sellerName: 'Bench seller',
    ...(endUser ? { endUserId: endUser.id, endUser, allocationDate: createdAt } : {}),
    disposal: { status: disposal },
    words: [
      ...new Set([
        ...wordsIn(name, serialNumber, uidOf(n), contractOf(n)),
        serialNumber.slice(2),
        ...wordsIn(endUser ? endUser.name : '').map((word) => `holder:${word}`),
        ...wordsIn(location).map((word) => `place:${word}`),
        ...wordsIn(supplier).map((word) => `supplier:${word}`),
      ]),
    ],
  };
}

/** So many made-up assets beside those that are there; their indexes are made once, when all are in. */
export async function fillAssets(uri, parties, count) {
  // Making indexes of a million takes minutes.
  const client = await MongoClient.connect(uri, { socketTimeoutMS: 0 });
  await client.db('admin').command({ setParameter: 1, maxIndexBuildMemoryUsageMegabytes: 1_000 });
  const collection = client.db('portal_asset').collection('assets');
  const indexes = (await collection.indexes()).filter(({ name }) => name !== '_id_');
  await collection.deleteMany({ _id: /^bench/ });
  await collection.dropIndexes();
  const random = seeded(count);
  for (let from = 0; from < count; from += batch) {
    const size = Math.min(batch, count - from);
    const made = Array.from({ length: size }, (_, n) => assetOf(from + n, parties, random));
    await collection.insertMany(made, { ordered: false });
  }
  await collection.createIndexes(indexes.map(({ v: _, ...index }) => index));
  await client.close();
}
