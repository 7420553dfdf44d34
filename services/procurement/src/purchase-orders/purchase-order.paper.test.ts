import { type PurchaseOrder, type Role } from '@portal/contracts';
import { paperOf, shownTo } from './purchase-order.paper.js';

const instant = '2026-11-01T05:00:00Z';
const order: PurchaseOrder = {
  ...{ id: 'p1', version: 2, createdAt: instant, updatedAt: instant, requestedDate: instant, source: 'purchase-order' },
  ...{ poNumber: 'PO-2026-000001', title: 'Laptops', priority: 'Medium', status: 'Approved', currency: 'INR' },
  ...{ department: 'Department of Records', requestedBy: 'Officer Who Asked', requestedById: 'u1' },
  ...{ supplier: 'Seller company', expectedDeliveryDate: '2090-01-31', internalNotes: 'Only among us' },
  ...{ buyerContact: { officerName: 'Buying Officer', email: 'buys@example.gov.in' } },
  ...{ deliveryPerson: { officerName: 'Keeper', location: 'Gate 4' } },
  ...{ supplierContact: { officerName: 'Sales Officer', email: 'sales@example.com' } },
  ...{ subtotal: 100_000, gstTotal: 18_000, totalAmount: 118_000, approvedBy: 'Approving Officer' },
  ...{ approvedDate: instant, attachments: [], requisitionNumber: 'PR-2026-000007' },
  items: [
    {
      ...{ id: 'i1', assetName: 'Latitude', category: 'Laptop', quantity: 2, unitPrice: 50_000, gst: 18, hsn: '8471' },
      ...{ gstAmount: 18_000, totalPrice: 118_000, deliveryStatus: 'Not Started' },
      specifications: { brand: 'Dell', warrantyPeriod: 3, installationRequired: true },
    },
  ],
  history: [{ at: instant, by: 'Deciding Officer', byId: 'u2', action: 'Approve Order', status: 'Approved' }],
};

const paper = (role: Role, language: 'en' | 'hi' | 'ur' = 'en') => paperOf(shownTo(role, order), language);
const guarded = ['Officer Who Asked', 'Only among us', 'Approving Officer', 'Deciding Officer', 'PR-2026-000007'];
const seen = async (role: Role) => {
  const words = JSON.stringify(await paper(role));
  return guarded.filter((name) => words.includes(name));
};

it('says what its reader’s page says, and nothing else', async () => {
  // Internal notes are on no paper: it is made to be sent.
  const office = guarded.filter((name) => name !== 'Only among us');
  expect(await seen('Buyer')).toEqual(office);
  expect(await seen('Super Admin')).toEqual(office);
  expect(await seen('Seller')).toEqual(['Officer Who Asked']);
  expect(await seen('End User')).toEqual(['Officer Who Asked', 'PR-2026-000007']);
  expect(await seen('OEM')).toEqual([]);
});

it('tells everybody but a maker whom to write to and where the goods go', async () => {
  for (const role of ['Buyer', 'Seller', 'End User'] as const) {
    const [buyer] = (await paper(role)).parties;
    expect(buyer?.lines.map(({ value }) => value)).toEqual(expect.arrayContaining(['buys@example.gov.in', 'Gate 4']));
  }
  expect(JSON.stringify(await paper('OEM'))).not.toMatch(/buys@|Gate 4|Keeper/);
});

it('tells a maker no price and no seller', async () => {
  const { items, totals, words, ...maker } = await paper('OEM');
  expect(items.columns.map(({ label }) => label)).toEqual(['No.', 'Asset name', 'Quantity']);
  expect(totals).toEqual([]);
  expect(JSON.stringify([items, maker])).not.toMatch(/₹|118|50,000|Seller company|Sales Officer/);
  expect(words).toBeUndefined();
});

it('names each line with its HSN, GST and terms, and the sum in words', async () => {
  const { items, totals, words } = await paper('Buyer');
  expect(items.rows[0]?.map(({ value }) => value)).toEqual([
    ...['1', 'Latitude', '8471', '2', '₹ 50,000.00', '18 %', '₹ 18,000.00', '₹ 1,18,000.00'],
  ]);
  expect(items.rows[0]?.[1]?.more).toEqual(['Laptop · Dell', 'Warranty period in years: 3', 'Installation required']);
  expect(totals.map(({ value }) => value)).toEqual(['₹ 1,00,000.00', '₹ 18,000.00', '₹ 1,18,000.00']);
  expect(words?.value).toBe('One Lakh Eighteen Thousand Rupees Only');
});

it('says below the total what was deducted at acceptance and why, to who is shown prices', async () => {
  const deductions = new Map([['i1', { amount: 50_050, reasons: ['A week late'] }]]);
  const { totals, lists } = await paperOf(shownTo('Seller', order), 'en', deductions);
  expect(totals.slice(-2).map(({ label, value }) => [label, value])).toEqual([
    ['Deducted at acceptance', '₹ 500.50'],
    ['Total less deductions', '₹ 1,17,499.50'],
  ]);
  expect(lists[0]?.rows[0]?.map(({ value }) => value)).toEqual(['Latitude', '₹ 500.50', 'A week late']);
  const maker = await paperOf(shownTo('OEM', order), 'en', deductions);
  expect(JSON.stringify(maker)).not.toMatch(/500|A week late/);
});

it('says in whose name an approval was given, to the office alone', async () => {
  const lent: PurchaseOrder = {
    ...{ ...order, approvedOnBehalfOf: 'Director Away' },
    history: order.history.map((entry) => ({ ...entry, onBehalfOf: 'Director Away' })),
  };
  const lists = async (role: Role, of = lent) => (await paperOf(shownTo(role, of), 'en')).lists;
  const more = ['In the name of: Director Away'];
  expect((await lists('Buyer'))[0]?.rows[0]?.[1]).toMatchObject({ value: 'Approving Officer', more });
  expect((await lists('Buyer'))[1]?.rows[0]?.[2]).toMatchObject({ value: 'Deciding Officer', more });
  const tiers = {
    ...lent,
    approvals: [{ designation: 'Director', approvedBy: 'Deputy', onBehalfOf: 'Director Away' }],
  };
  expect((await lists('Buyer', tiers))[0]?.rows[0]?.[1]).toMatchObject({ value: 'Deputy', more });
  expect(JSON.stringify(await lists('Seller'))).not.toContain('Director Away');
});

it.each([
  ['hi', 'क्रय आदेश', 'एक लाख अठारह हज़ार रुपये', false],
  ['ur', 'خریداری آرڈر', 'ایک لاکھ اٹھارہ ہزار روپے صرف', true],
] as const)('speaks %s', async (language, heading, amount, rtl) => {
  expect(await paper('Buyer', language)).toMatchObject({ heading, rtl, words: { value: amount } });
});
