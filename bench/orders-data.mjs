import { MongoClient } from 'mongodb';
import { pick, seeded, weighed } from './seeded.mjs';

const dayMs = 86_400_000;
const days = 548;
const offices = 30;
const sellers = 50;
const categories = ['IT Hardware', 'Software', 'Services', 'Consumables'];
const priorities = ['Low', 'Medium', 'High', 'Critical'];
const brands = ['Dell', 'HP', 'Lenovo', 'Acer', 'Canon', 'Epson'];
const things = ['Laptops', 'Desktops', 'Printers', 'Scanners', 'Monitors', 'Servers', 'Tablets', 'Switches'];
const places = ['record room', 'front desk', 'training hall', 'field staff', 'district office', 'IT cell'];

/** Statuses of orders of the last months and of older ones, by how often they are met. */
const recent = {
  purchaseOrders: {
    ...{ Draft: 8, 'Pending Approval': 12, Approved: 6, 'Sent to Supplier': 8, 'Order Confirmed': 12 },
    ...{ 'In Production': 10, 'Ready for Delivery': 3, 'In Transit': 8, Delivered: 6, Completed: 20 },
    ...{ Cancelled: 4, Rejected: 3 },
  },
  orders: { 'Pending Approval': 15, Approved: 15, 'In Progress': 35, Completed: 27, Rejected: 4, Cancelled: 4 },
};
const older = { Completed: 86, Cancelled: 6, Rejected: 5, 'Pending Approval': 1, Approved: 2 };
const unsent = ['Draft', 'Pending Approval', 'Approved', 'Rejected'];
const finished = ['Delivered', 'Completed', 'Cancelled', 'Pending Approval', 'Rejected'];
/** Whoever is to be reminded on a day was reminded. */
const told = (day) => (day ? { remindedFor: day } : {});
const inspected = { status: 'Accepted', source: 'purchase-order' };

/** A few have much, many have little; the first is the demo account's own. */
const skewed = (count, random) => Math.floor(random() ** 2.5 * count);
const dayOf = (time) => new Date(time).toISOString().slice(0, 10);

/** What every order of this number is about, of whichever kind. */
function commonOf(n, kind, { buyer, seller }, random) {
  const age = Math.floor(random() ** 1.3 * days);
  const createdAt = new Date(Date.now() - age * dayMs - Math.floor(random() * dayMs));
  const status = weighed(age < 100 ? recent[kind] : older, random);
  const [office, company] = [skewed(offices, random), skewed(sellers, random)];
  const approvedAt = new Date(createdAt.getTime() + (1 + random() * 6) * dayMs);
  const completedAt = new Date(createdAt.getTime() + (12 + random() * 50) * dayMs);
  return {
    _id: `bench-${kind}-${n}`,
    version: 1,
    createdAt,
    updatedAt: new Date(createdAt.getTime() + random() * age * dayMs),
    status,
    expected: dayOf(createdAt.getTime() + 40 * dayMs),
    ...(['Draft', 'Pending Approval', 'Rejected'].includes(status) ? {} : { approvedAt }),
    ...(status === 'Completed' ? { completedAt } : {}),
    ...(status === 'Pending Approval' ? { remindedAt: new Date() } : {}),
    totalAmount: Math.round(1_000_000 * 10 ** (random() * 3)),
    department: office === 0 ? buyer.organizationName : `Bench office ${office}`,
    office: office === 0 ? buyer.organizationId : `bench-office-${office}`,
    company: company === 0 ? seller.organizationId : `bench-seller-${company}`,
    companyName: company === 0 ? seller.organizationName : `Bench company ${company}`,
    title: `${pick(things, random)} for the ${pick(places, random)} ${n}`,
  };
}

function purchaseOrderOf(n, template, parties, random) {
  const { expected, approvedAt, office, company, companyName, ...common } = commonOf(
    n,
    'purchaseOrders',
    parties,
    random,
  );
  const priority = pick(priorities, random);
  const isOwn = random() < 0.02;
  return {
    ...template,
    ...common,
    ...(approvedAt ? { approvedDate: approvedAt } : {}),
    poNumber: `PO-BENCH-${String(n).padStart(6, '0')}`,
    priority,
    urgency: priorities.indexOf(priority),
    buyerOrganizationId: office,
    sellerOrganizationId: company,
    supplier: companyName,
    requestedById: isOwn ? parties.endUser.id : `bench-person-${n % 500}`,
    isSent: !unsent.includes(common.status),
    brands: [pick(brands, random)],
    expectedDeliveryDate: expected,
  };
}

function gemOrderOf(n, template, parties, random) {
  const common = commonOf(n, 'orders', parties, random);
  const { expected, office, company, companyName, department, title: _, ...order } = common;
  return {
    ...template,
    ...order,
    gemContractNumber: `GEMC-BENCH-${String(n).padStart(6, '0')}`,
    gemOrderCategory: pick(categories, random),
    gemBuyerDepartmentName: department,
    sellerName: companyName,
    sellerOrganizationId: company,
    buyerOrganizationId: office,
    organizations: [office],
    isMappedToBuyer: !['Pending Approval', 'Rejected'].includes(order.status),
    expectedDeliveryWindow: { startDate: dayOf(order.createdAt), endDate: expected },
  };
}

/** What the portal raised of an order that is late, and the receipt of one that was delivered: it does so within the hour, in which nobody asks. */
function followingOf(kind, order, receipt, escalation) {
  const {
    _id,
    status,
    organizations = [order.buyerOrganizationId],
    sellerOrganizationId,
    createdAt,
    updatedAt,
  } = order;
  const parties = { version: 1, createdAt, updatedAt, organizations, sellerOrganizationId, outbox: [] };
  const number = order.poNumber ?? order.gemContractNumber;
  const expected = order.expectedDeliveryDate ?? order.expectedDeliveryWindow.endDate;
  const isLate =
    expected < dayOf(Date.now()) && !finished.includes(status) && (kind === 'orders' || !unsent.includes(status));
  const isReceived = kind === 'purchaseOrders' && ['Delivered', 'Completed'].includes(status);
  return {
    escalations: isLate
      ? [
          {
            ...escalation,
            ...parties,
            _id: `delay-${_id}`,
            number: `ESC-${_id}`,
            purchaseOrderId: _id,
            purchaseOrderNumber: number,
            ...told(escalation.dueOn),
          },
        ]
      : [],
    receipts: isReceived
      ? [
          {
            ...receipt,
            ...parties,
            _id: `purchase-order-${_id}`,
            number: `RCT-${_id}`,
            orderId: _id,
            orderNumber: number,
            ...inspected,
          },
        ]
      : [],
  };
}

/** Records about orders: a copy of a demo record, with parties, state and time of its own. */
function recordOf(kind, n, template, { buyer, seller, endUser }, random) {
  const [office, company] = [skewed(offices, random), skewed(sellers, random)];
  const officeId = office === 0 ? buyer.organizationId : `bench-office-${office}`;
  const companyId = company === 0 ? seller.organizationId : `bench-seller-${company}`;
  const at = new Date(Date.now() - random() * days * dayMs);
  const priority = pick(priorities, random);
  const ranked = { priority, urgency: priorities.indexOf(priority) };
  const parties = { organizations: [officeId, companyId], sellerOrganizationId: companyId };
  const title = `${pick(things, random)} for the ${pick(places, random)} ${n}`;
  const more = {
    requisitions: { ...ranked, title, organizationId: officeId, isSubmitted: true, requestedById: endUser.id },
    rfqs: { title, buyerOrganizationId: officeId, invited: [companyId], isPublished: true },
    quotes: { title, buyerOrganizationId: officeId, sellerOrganizationId: companyId },
    documents: { name: title, organizations: parties.organizations, uploadedAt: at, ...told(template.expiresOn) },
    escalations: {
      ...ranked,
      ...parties,
      ...told(template.dueOn),
      title,
      reportedDate: at,
      brands: [pick(brands, random)],
    },
  }[kind];
  const own = kind === 'requisitions' && random() >= 0.05 ? { requestedById: `bench-person-${n % 500}` } : {};
  const numbers = { requisitions: 'number', escalations: 'number', rfqs: 'rfqNumber', quotes: 'quoteNumber' };
  const number = numbers[kind] ? { [numbers[kind]]: `BENCH-${kind}-${n}` } : {};
  const rfqId = kind === 'quotes' ? { rfqId: `bench-rfqs-${n}` } : {};
  return { ...template, _id: `bench-${kind}-${n}`, createdAt: at, updatedAt: at, ...more, ...own, ...number, ...rfqId };
}

/** How many orders there are for each record of a kind. */
const ordersFor = { purchaseOrders: 2, orders: 2, requisitions: 5, rfqs: 10, quotes: 5, documents: 2, escalations: 20 };

/** Brings the number of made-up orders, and of the records about them, from one size to another. */
export async function fillOrders(uri, parties, from, count) {
  const client = await MongoClient.connect(uri);
  const database = client.db('portal_procurement');
  const [receipt] = await templatesOf(database.collection('receipts'), 'receipts');
  const [escalation] = await templatesOf(database.collection('escalations'), 'escalations');
  for (const [kind, share] of Object.entries(ordersFor)) {
    const collection = database.collection(kind);
    const seeds = await templatesOf(collection, kind);
    const random = seeded(from + share);
    const make = { purchaseOrders: purchaseOrderOf, orders: gemOrderOf }[kind];
    for (let at = Math.floor(from / share); at < count / share; at += 5_000) {
      const size = Math.min(5_000, count / share - at);
      const batch = Array.from({ length: size }, (_, i) => {
        const template = seeds[(at + i) % seeds.length];
        return make ? make(at + i, template, parties, random) : recordOf(kind, at + i, template, parties, random);
      });
      await collection.insertMany(batch, { ordered: false });
      if (make)
        await insertFollowing(
          database,
          batch.map((order) => followingOf(kind, order, receipt, escalation)),
        );
    }
  }
  await client.close();
}

async function insertFollowing(database, following) {
  for (const kind of ['receipts', 'escalations']) {
    const records = following.flatMap((records) => records[kind]);
    if (records.length > 0) await database.collection(kind).insertMany(records, { ordered: false });
  }
}

/** Records of the demo data, without what is one record's alone. */
async function templatesOf(collection, kind) {
  const wanted = { purchaseOrders: { isSent: true }, orders: { status: 'Completed' } }[kind] ?? {};
  const found = await collection.find({ ...wanted, _id: { $not: /^bench-/ } }).toArray();
  return found.map(
    ({ clientKey: _key, bodyHash: _hash, completedAt: _end, approvedAt: _at, approvedDate: _on, ...record }) => ({
      ...record,
      outbox: [],
    }),
  );
}
