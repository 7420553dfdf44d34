/** What the demo data is made of; everything is marked as demo. */

/** The officer of the orders has an account of the office: the delivery is accepted there. */
export const officer = { email: 'buyer@demo.gov.in' };
const gstin = '27AAPFU0939F1ZV';

/** @param {string} productName @param {string} brand @param {string} modelNumber @param {string} categoryType @param {number} quantity @param {number} unitPrice */
const line = (productName, brand, modelNumber, categoryType, quantity, unitPrice) => ({
  productName,
  brand,
  modelNumber,
  categoryType,
  quantity,
  unitPrice,
  gstin,
  warrantyPeriod: 3,
});

const laptop = (/** @type {number} */ quantity) =>
  line('Demo laptop 14 inch', 'Dell', 'Latitude 5450', 'Laptop', quantity, 48_200);
const desktop = (/** @type {number} */ quantity) =>
  line('Demo desktop tower', 'HP', 'Pro Tower 280 G9', 'Desktop', quantity, 41_900);
const printer = (/** @type {number} */ quantity) =>
  line('Demo laser printer', 'HP', 'LaserJet Pro 4004dn', 'Printer', quantity, 21_450);
const scanner = (/** @type {number} */ quantity) =>
  line('Demo document scanner', 'Lenovo', 'ScanMate D1', 'Scanner', quantity, 17_300);

/** One order for each state, so that every list has something to show. */
export const orders = [
  { number: 'GEMC-DEMO-20260001', state: 'Completed', items: [laptop(40), printer(8)] },
  { number: 'GEMC-DEMO-20260002', state: 'In Progress', items: [desktop(25), scanner(4)] },
  { number: 'GEMC-DEMO-20260003', state: 'Approved', items: [laptop(15)] },
  { number: 'GEMC-DEMO-20260004', state: 'Pending Approval', items: [printer(12)] },
  { number: 'GEMC-DEMO-20260005', state: 'Pending Approval', items: [laptop(60), desktop(20)] },
  { number: 'GEMC-DEMO-20260006', state: 'Rejected', items: [scanner(10)] },
  { number: 'GEMC-DEMO-20260007', state: 'Cancelled', items: [printer(3)] },
];

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
/** The day so many days from today, as it is in India. */
export const day = (/** @type {number} */ inDays) => indianDay.format(Date.now() + inDays * 86_400_000);

/** @param {string} source @param {string} lineId @param {string[]} serialNumbers */
export const dispatchBody = (source, lineId, serialNumbers) => ({
  source,
  ...{ dispatchDate: day(0), expectedArrival: day(3), carrier: 'India Post', trackingNumber: 'DEMO-EE-0001' },
  lines: [{ lineId, serialNumbers }],
  notes: 'Demo data',
});

/** @param {{ number: string, items: object[] }} order @param {string} gemOrderFile */
export const orderBody = ({ number, items }, gemOrderFile) => ({
  gemContractNumber: number,
  gemOrderCategory: 'IT Hardware',
  gemBuyerDepartmentName: 'Demo District Office',
  buyerContact: {
    officerName: 'Demo Store Officer',
    designation: 'Deputy Director',
    email: officer.email,
    contactNumber: '9000000001',
  },
  deliveryPerson: { officerName: 'Demo Store Keeper', designation: 'Store keeper', contactNumber: '9000000002' },
  expectedDeliveryWindow: { startDate: day(-10), endDate: day(30) },
  items,
  gemOrderFile: [gemOrderFile],
  notes: 'Demo data',
});

/** @param {string} assetName @param {string} brand @param {string} category @param {number} quantity @param {number} unitPrice */
const purchase = (assetName, brand, category, quantity, unitPrice) => ({
  assetName,
  category,
  quantity,
  unitPrice,
  specifications: { brand, warrantyPeriod: 3 },
});

/** @param {string} title @param {string} state @param {string} assetName @param {number} quantity @param {number} [estimatedUnitPrice] */
const need = (title, state, assetName, quantity, estimatedUnitPrice) => ({
  title,
  state,
  items: [{ assetName, category: 'Laptop', quantity, estimatedUnitPrice, brand: 'Dell' }],
});

/** What the end user asked for: a draft, one that waits, one that was returned, and one that was ordered. */
export const requisitions = [
  need('Demo laptop for a visitor', 'Draft', 'Laptop 14 inch', 1),
  need('Demo laptops for the field staff', 'Submitted', 'Laptop 14 inch', 3, 48_200),
  need('Demo laptop with a large screen', 'Returned', 'Laptop 17 inch', 1, 92_000),
  need('Demo laptops for the training hall', 'Accepted', 'Laptop 14 inch', 12, 48_200),
];

/** @param {{ title: string, items: object[] }} requisition */
export const requisitionBody = ({ title, items }) => ({
  title,
  items,
  justification: 'Demo: the ones that there are do not suffice.',
  neededBy: day(45),
  status: 'Draft',
});

/** From which value on an order of the demo office needs whose approval. */
export const approvalTiers = [
  { designation: 'Deputy Director', minAmount: 100_000, department: 'Demo District Office' },
  { designation: 'Director', minAmount: 500_000, department: 'Demo District Office' },
];

/** A draft, one that waits, and one of a requisition, that its seller has. */
export const purchaseOrders = [
  {
    title: 'Demo scanners for the record room',
    state: 'Draft',
    items: [purchase('Scanner', 'Lenovo', 'Other', 2, 17_300)],
  },
  {
    title: 'Demo printers for the front desk',
    state: 'Pending Approval',
    items: [purchase('Laser printer', 'HP', 'Printer', 4, 21_450)],
  },
  {
    title: 'Demo laptops for the training hall',
    state: 'Order Confirmed',
    items: [purchase('Laptop 14 inch', 'Dell', 'Laptop', 12, 48_200)],
  },
  {
    title: 'Demo monitors for the meeting rooms',
    state: 'Delivered',
    items: [purchase('Monitor 24 inch', 'Dell', 'Display', 20, 14_300)],
  },
];

/** What is billed of the delivered purchase order, one invoice in each state. */
export const invoices = [
  { number: 'DEMO/1', quantity: 8, state: 'Paid' },
  { number: 'DEMO/2', quantity: 5, state: 'Accepted' },
  { number: 'DEMO/3', quantity: 4, state: 'Submitted' },
  { number: 'DEMO/4', quantity: 2, state: 'Returned' },
  { number: 'DEMO/5', quantity: 1, state: 'Withdrawn' },
];

/** @param {{ id: string, items: { id: string, unitPrice: number, gst: number }[] }} order @param {{ number: string, quantity: number }} invoice @param {string} file */
export const invoiceBody = ({ id, items }, { number, quantity }, file) => ({
  source: 'purchase-order',
  orderId: id,
  invoiceNumber: number,
  invoiceDate: day(0),
  items: items.map(({ id: lineId, unitPrice, gst }) => ({ lineId, quantity, unitPrice, gst })),
  file: [file],
  notes: 'Demo data',
});

/** @param {{ title: string, items: object[] }} order @param {string} buyerId @param {string} sellerOrganizationId @param {string} [requisitionId] */
export const purchaseOrderBody = ({ title, items }, buyerId, sellerOrganizationId, requisitionId) => ({
  requisitionId,
  title,
  buyerId,
  sellerOrganizationId,
  expectedDeliveryDate: day(30),
  items,
  notes: 'Demo data',
  internalNotes: 'Demo: within the budget of the year',
});

/** A draft, one that is open and answered, one that is closed: to be awarded. */
export const rfqs = [
  { title: 'Demo request for tablets', state: 'Draft' },
  { title: 'Demo request for monitors', state: 'Open' },
  { title: 'Demo request for laptops of the library', state: 'Closed' },
];

/** @param {{ title: string }} rfq @param {string} buyerId @param {string} sellerOrganizationId */
export const rfqBody = ({ title }, buyerId, sellerOrganizationId) => ({
  title,
  buyerId,
  sellerIds: [sellerOrganizationId],
  closesAt: new Date(Date.now() + 12 * 86_400_000).toISOString(),
  expectedDeliveryDate: day(60),
  items: [
    { assetName: 'Device 14 inch', category: 'Laptop', quantity: 6, brand: 'Dell' },
    { assetName: 'Docking station', category: 'Other', quantity: 6 },
  ],
  notes: 'Demo data',
});

/** @param {{ id: string, items: { id: string, assetName: string, quantity: number }[] }} rfq */
export const quoteBody = ({ id, items }) => ({
  rfqId: id,
  quoteNumber: `DEMO-Q-${id.slice(-6)}`,
  quoteDate: day(0),
  validUntil: day(30),
  terms: 'Net 30 days, 3-year warranty included',
  deliveryTime: '2-3 weeks',
  warranty: '3 years on-site warranty',
  notes: 'Demo data',
  items: items.map(({ id: rfqItemId, assetName, quantity }, index) => ({
    rfqItemId,
    assetName,
    description: `Demo: ${assetName} as asked for`,
    quantity,
    unitPrice: [46_900, 7_450][index],
  })),
});

/** One that is approved, and one that waits and ends soon; both of the completed order. */
export const documents = [
  { name: 'Demo invoice of the laptops', type: 'invoice', decision: { status: 'approved' } },
  { name: 'Demo warranty of the printers', type: 'warranty', expiresOn: day(20) },
];

/** One that waits, one that its seller works on, one that is resolved; about the purchase order that its seller has. */
export const escalations = [
  {
    title: 'Demo: keyboards of another layout',
    description: 'Demo data: half of the keyboards have another layout than was ordered.',
    type: 'quality_issue',
    priority: 'Medium',
    steps: [],
  },
  {
    title: 'Demo: the delivery is later than promised',
    description: 'Demo data: the training begins before the laptops come.',
    type: 'delivery_delay',
    priority: 'Critical',
    steps: [{ status: 'In Progress' }],
  },
  {
    title: 'Demo: the driver disk does not start',
    description: 'Demo data: the drivers cannot be installed.',
    type: 'technical_support',
    priority: 'Low',
    steps: [
      { status: 'In Progress' },
      { status: 'Resolved', resolution: 'Demo: the drivers come from the maker’s site' },
    ],
  },
];

const places = ['Room 12', 'Record room', 'IT cell', 'Front desk', 'Training hall'];

/** Assets of the completed order: enough to page through. */
export const assets = Array.from({ length: 34 }, (_, n) => {
  const isPrinter = n % 6 === 5;
  return {
    name: isPrinter ? 'HP LaserJet Pro 4004dn' : 'Dell Latitude 5450',
    category: isPrinter ? 'Printer' : 'Laptop',
    serialNumber: `DEMO-${isPrinter ? 'PR' : 'LT'}-${String(n + 1).padStart(4, '0')}`,
    gemContractNumber: 'GEMC-DEMO-20260001',
    value: isPrinter ? 25_311 : 56_876,
    purchaseDate: day(-200 - n * 9),
    manufacturer: isPrinter ? 'HP' : 'Dell',
    model: isPrinter ? 'LaserJet Pro 4004dn' : 'Latitude 5450',
    location: places[n % places.length],
    warrantyExpiry: day(n < 5 ? 12 + n : 900 - n * 9),
    hasAmc: n % 7 === 0,
    ...(n % 7 === 0 ? { amcExpiry: day(n === 0 ? 20 : 400), supplier: 'Demo Infotech' } : {}),
    notes: 'Demo data',
  };
});

export const tickets = [
  {
    title: 'Demo: battery does not charge',
    category: 'Hardware Issue',
    priority: 'High',
    description: 'The battery stays at 7 percent although the charger is plugged in.',
  },
  {
    title: 'Demo: no network in room 12',
    category: 'Network Issue',
    priority: 'Critical',
    description: 'Since this morning the laptop finds no network in room 12.',
  },
  {
    title: 'Demo: office suite asks for a key',
    category: 'Software Issue',
    priority: 'Medium',
    description: 'The office suite asks for a product key at every start.',
  },
];

/** @param {number} n */
export const registration = (n) => ({
  fullName: `Demo Applicant ${n}`,
  designation: 'Assistant',
  departmentOfficeName: 'Demo District Office',
  emailId: `applicant${n}@demo.gov.in`,
  mobileNumber: `900000010${n}`,
  password: `Applicant#demo${n}`,
  confirmPassword: `Applicant#demo${n}`,
  devicesAssigned: ['Laptop'],
  deviceSerialNumbers: [{ device: 'Laptop', serialNumber: `DEMO-REG-${n}` }],
  languagePreference: n === 1 ? 'Hindi' : 'English',
});
