import * as demo from './demo-data.mjs';
import { asking, otpFor, signIn, soon, upload } from './client.mjs';
import { pdf, png } from './demo-files.mjs';
import { picture, tutorials } from './demo-tutorials.mjs';

const admin = await signIn('admin@demo.gov.in');
const buyer = await signIn('buyer@demo.gov.in');
const seller = await signIn('seller@demo.gov.in');
const endUser = await signIn('enduser@demo.gov.in');
const support = await signIn('support@demo.gov.in');

/** @param {{ number: string, state: string, items: any[] }} order */
async function addOrder(order) {
  const file = await upload(
    'procurement',
    'gemOrderFile',
    { name: `${order.number}.pdf`, bytes: pdf(`Demo order ${order.number}`) },
    seller.token,
  );
  const made = await seller.ask('POST', '/seller-orders', demo.orderBody(order, file));
  const step = (/** @type {any} */ who, /** @type {object} */ body) =>
    who.ask('PUT', `/seller-orders/${made.id}`, body);
  if (order.state === 'Pending Approval') return made;
  if (order.state === 'Cancelled')
    return step(seller, { status: 'Cancelled', cancellationReason: 'Demo: entered twice by mistake' });
  if (order.state === 'Rejected')
    return step(admin, { status: 'Rejected', rejectionReason: 'Demo: the order file shows another quantity' });
  await step(admin, { status: 'Approved' });
  await buyer.ask('POST', `/seller-orders/${made.id}/map-to-buyer`, {});
  if (order.state === 'Approved') return made;
  await step(seller, { status: 'In Progress' });
  if (order.state === 'Completed') await deliver(made.id, order);
  return made;
}

/** @param {string} id @param {{ number: string, items: any[] }} order */
const deliver = (id, { number, items }) =>
  prove(id, number, {
    deliveredAssets: items.map(({ categoryType, quantity }) => ({
      serialNumber: `see list ${categoryType}`,
      category: categoryType,
      quantity,
    })),
  });

/** @param {string} number @param {object} proven */
async function proofBody(number, proven) {
  const bytes = pdf(`Demo receipt ${number}`);
  const proof = () => upload('procurement', 'proof', { name: 'receipt.pdf', bytes }, seller.token);
  return {
    deliveryDate: demo.day(0),
    deliveryLocation: 'Demo central store',
    deliveryBatch: 'DEMO-1',
    ...proven,
    deliveryReceipt: [await proof()],
    invoice: [await proof()],
    notes: 'Demo data',
  };
}

/** @param {string} id @param {string} number @param {object} proven */
async function prove(id, number, proven) {
  const since = Date.now() - 1_000;
  await seller.ask('POST', `/seller-orders/${id}/delivery-otp`);
  const body = await proofBody(number, proven);
  const otp = await otpFor(demo.officer.email, since);
  await seller.ask('POST', `/seller-orders/${id}/delivery-proof`, { ...body, otp });
}

/** Two units came and wait for the register, three are on their way. @param {any} order */
async function dispatch({ id, gemContractNumber, items: [line] }) {
  const serials = [1, 2, 3, 4, 5].map((unit) => `DEMO-DT-000${unit}`);
  await dispatchParts('gem', id, { ...line, category: line.categoryType }, serials, (proven) =>
    prove(id, gemContractNumber, proven),
  );
}

/** The same of a purchase order, whose deliveries need no password. @param {any} order */
async function dispatchPurchase({ id, poNumber, items: [line] }) {
  const serials = [1, 2, 3, 4, 5].map((unit) => `DEMO-TH-000${unit}`);
  await dispatchParts('purchase-order', id, line, serials, async (proven) =>
    seller.ask('POST', `/purchase-orders/${id}/delivery-proofs`, await proofBody(poNumber, proven)),
  );
}

/**
 * @param {string} source @param {string} id @param {{ id: string, category: string }} line @param {string[]} serials
 * @param {(proven: object) => Promise<unknown>} proves
 */
async function dispatchParts(source, id, line, serials, proves) {
  const announce = (/** @type {string[]} */ serialNumbers) =>
    seller.ask('POST', `/seller-orders/${id}/dispatch-advices`, demo.dispatchBody(source, line.id, serialNumbers));
  const came = serials.slice(0, 2);
  const { id: dispatchAdviceId } = await announce(came);
  const unit = { category: line.category, quantity: 1, lineId: line.id };
  await proves({ deliveredAssets: came.map((serialNumber) => ({ ...unit, serialNumber })), dispatchAdviceId });
  await announce(serials.slice(2));
}

/** A part of the delivery is rejected, and its seller announces what comes in its place. @param {string} order */
async function rejectPart(order) {
  const receipt = await soon(async () => {
    const { items } = await buyer.ask('GET', `/receipts?order=${order}`);
    if (items.length === 0) throw new Error('the delivery has no receipt yet');
    return items[0];
  });
  const rejected = 2;
  const photo = await upload('procurement', 'photo', { name: 'demo-crack.png', bytes: png() }, buyer.token);
  await buyer.ask('PUT', `/receipts/${receipt.id}/inspection`, {
    lines: receipt.lines.map((/** @type {any} */ { lineId, delivered }, /** @type {number} */ index) => ({
      lineId,
      ...(index > 0
        ? { accepted: delivered, rejected: 0 }
        : { accepted: delivered - rejected, rejected, reason: 'damaged', note: 'Demo: cracked screens' }),
    })),
    photos: [photo],
  });
  await seller.ask('PUT', `/receipts/${receipt.id}/replacement`, {
    expectedOn: demo.day(7),
    note: 'Demo: two others are on their way',
    lines: [{ lineId: receipt.lines[0].lineId, units: rejected }],
  });
}

/** @param {{ title: string, state: string, items: any[] }} requisition */
async function addRequisition({ state, ...requisition }) {
  const { id } = await endUser.ask('POST', '/requisitions', demo.requisitionBody(requisition));
  if (state === 'Draft') return;
  await endUser.ask('PUT', `/requisitions/${id}`, { status: 'Submitted' });
  if (state === 'Submitted') return;
  const reason = state === 'Returned' ? 'Demo: please say who is to use it' : undefined;
  await buyer.ask('PUT', `/requisitions/${id}`, { status: state, reason });
  if (state === 'Accepted') accepted.set(requisition.title, id);
}

/** @param {{ title: string, state: string, items: any[] }} order @param {string} buyerId @param {string} sellerId */
async function addPurchaseOrder(order, buyerId, sellerId) {
  const body = demo.purchaseOrderBody(order, buyerId, sellerId, accepted.get(order.title));
  const made = await buyer.ask('POST', '/purchase-orders', body);
  const step = (/** @type {any} */ who, /** @type {string} */ status) =>
    who.ask('PUT', `/purchase-orders/${made.id}`, { status });
  if (order.state === 'Draft') return made;
  await step(buyer, 'Pending Approval');
  if (order.state === 'Pending Approval') return made;
  await step(admin, 'Approved');
  await step(buyer, 'Sent to Supplier');
  await step(seller, 'Order Confirmed');
  if (order.state === 'Order Confirmed') return made;
  for (const status of ['In Production', 'Ready for Delivery', 'In Transit', 'Delivered']) await step(seller, status);
  await acceptGoods(made.id);
  return made;
}

/** The office inspects what came of an order and finds nothing wrong. @param {string} order */
async function acceptGoods(order) {
  const receipt = await soon(async () => {
    const { items } = await buyer.ask('GET', `/receipts?order=${order}`);
    if (items.length === 0) throw new Error(`no receipt of ${order} yet`);
    return items[0];
  });
  const lines = receipt.lines.map((/** @type {any} */ { lineId, delivered }) => ({
    ...{ lineId, accepted: delivered, rejected: 0 },
  }));
  await buyer.ask('PUT', `/receipts/${receipt.id}/inspection`, { lines });
}

/** @param {any} order @param {{ number: string, quantity: number, state: string }} invoice */
async function addInvoice(order, invoice) {
  const bytes = pdf(`Demo invoice ${invoice.number}`);
  const file = await upload('procurement', 'invoice', { name: 'invoice.pdf', bytes }, seller.token);
  const { id, totalAmount } = await seller.ask('POST', '/invoices', demo.invoiceBody(order, invoice, file));
  const step = (/** @type {object} */ body) => buyer.ask('PUT', `/invoices/${id}/status`, body);
  if (invoice.state === 'Returned') await step({ status: 'Returned', reason: 'Demo: the order number is missing' });
  if (invoice.state === 'Withdrawn') await seller.ask('PUT', `/invoices/${id}/status`, { status: 'Withdrawn' });
  if (invoice.state === 'Accepted' || invoice.state === 'Paid') await step({ status: 'Accepted' });
  if (invoice.state !== 'Paid') return;
  const payment = { paidOn: demo.day(0), mode: 'PFMS', reference: 'DEMO-UTR-0001', amount: totalAmount };
  await buyer.ask('PUT', `/invoices/${id}/payment`, payment);
}

/** @param {{ title: string, state: string }} rfq @param {string} buyerId @param {string} sellerId */
async function addRfq(rfq, buyerId, sellerId) {
  const made = await buyer.ask('POST', '/rfqs', demo.rfqBody(rfq, buyerId, sellerId));
  if (rfq.state === 'Draft') return;
  await buyer.ask('PUT', `/rfqs/${made.id}`, { status: 'Open' });
  await seller.ask('POST', '/quotes', demo.quoteBody(made));
  if (rfq.state === 'Closed') await buyer.ask('PUT', `/rfqs/${made.id}`, { status: 'Closed' });
}

/** @param {{ steps: object[] }} escalation @param {string} purchaseOrderId */
async function addEscalation({ steps, ...escalation }, purchaseOrderId) {
  const { id } = await buyer.ask('POST', '/escalations', { ...escalation, purchaseOrderId });
  for (const step of steps) await seller.ask('PUT', `/escalations/${id}`, step);
}

/** @param {{ name: string, decision?: object }} document @param {string} purchaseOrderId */
async function addDocument({ decision, ...document }, purchaseOrderId) {
  const bytes = pdf(document.name);
  const file = [await upload('procurement', 'document', { name: 'demo.pdf', bytes }, seller.token)];
  const body = { ...document, purchaseOrderId, file, description: 'Demo data' };
  const { id } = await seller.ask('POST', '/documents/upload', body);
  if (decision) await buyer.ask('PUT', `/documents/${id}/decision`, decision);
}

const made = [];
for (const order of demo.orders) made.push(await addOrder(order));
await rejectPart(made[0].id);
for (const document of demo.documents) await addDocument(document, made[0].id);
const officer = (await buyer.ask('GET', '/auth/verify')).user;
const supplier = (await seller.ask('GET', '/auth/verify')).user;
/** By their title. @type {Map<string, string>} */
const accepted = new Map();
for (const requisition of demo.requisitions) await addRequisition(requisition);
for (const tier of demo.approvalTiers) await admin.ask('POST', '/approval-tiers', tier);
const ordered = [];
for (const order of demo.purchaseOrders)
  ordered.push(await addPurchaseOrder(order, officer.id, supplier.organizationId));
for (const invoice of demo.invoices) await addInvoice(ordered[3], invoice);
for (const rfq of demo.rfqs) await addRfq(rfq, officer.id, supplier.organizationId);
for (const escalation of demo.escalations) await addEscalation(escalation, ordered[2].id);
await dispatch(made[1]);
await dispatchPurchase(ordered[2]);

const [first, ...rest] = demo.assets;
const assets = [await soon(() => buyer.ask('POST', '/assets', first))];
for (const asset of rest) assets.push(await buyer.ask('POST', '/assets', asset));

const me = (await endUser.ask('GET', '/auth/verify')).user;
for (const asset of assets.slice(0, 4)) {
  await buyer.ask('PUT', `/assets/${asset.id}/assignment`, { endUserId: me.id, location: 'Room 12' });
}
await endUser.ask('POST', `/devices/${assets[0].id}/acknowledge`);
await buyer.ask('PUT', `/assets/${assets[6].id}/status`, { status: 'Under Repair', note: 'Demo: fan is noisy' });
await buyer.ask('POST', `/assets/${assets[8].id}/disposal`, { reason: 'Demo: beyond economical repair' });
await seller.ask('POST', '/warranties', {
  assetId: assets[0].id,
  customerName: 'Demo Store Officer',
  customerEmail: demo.officer.email,
  customerPhone: '9000000001',
  warrantyType: 'Premium',
  warrantyStartDate: assets[0].purchaseDate,
  contactPerson: 'Demo Service Desk',
  contactPhone: '9000000003',
  contactEmail: 'service@demo.gov.in',
});
await seller.ask('POST', '/amc-contracts', {
  assetIds: [assets[1].id, assets[2].id],
  provider: 'Demo Infotech',
  startDate: demo.day(0),
  endDate: demo.day(365),
  value: 12_000,
  contactPerson: 'Demo Service Desk',
  contactPhone: '9000000003',
  contactEmail: 'service@demo.gov.in',
});

await buyer.ask('POST', '/campaigns', {
  name: 'Demo count of the training hall',
  location: 'Room 12',
  dueDate: demo.day(60),
  auditorIds: [(await buyer.ask('GET', '/auth/verify')).user.id],
});
await endUser.ask('POST', '/warranty-claims', {
  assetId: assets[0].id,
  problem: 'Demo: the screen stays dark after some minutes',
  since: demo.day(-2),
});

const raised = [];
for (const ticket of demo.tickets)
  raised.push(await endUser.ask('POST', '/support-tickets', { ...ticket, deviceId: assets[0].id }));
await support.ask('PUT', `/support-tickets/${raised[0].id}/assignment`, {
  sellerOrganizationId: supplier.organizationId,
});

/** A tutorial in every language; its first step shows the picture. @param {(typeof tutorials)[number]} tutorial */
async function addTutorial({ category, picture: name, texts }) {
  const pictures = name ? [await upload('ticketing', 'photo', await picture(name), admin.token)] : [];
  const illustrated = texts.map((text) => ({
    ...text,
    steps: text.steps.map((step, index) => ({ ...step, pictures: index === 0 ? pictures : [] })),
  }));
  await admin.ask('POST', '/tutorials', { category, status: 'Published', texts: illustrated });
}
for (const tutorial of tutorials) await addTutorial(tutorial);

for (const n of [1, 2]) await asking()('POST', '/registrations/enduser', demo.registration(n));
console.log('The demo data is in.');
