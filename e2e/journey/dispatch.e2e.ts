import { expect } from '@playwright/test';
import type { Role } from '@portal/contracts';
import { api, portal } from '../support/api.js';
import { inDays } from '../support/day.js';
import { otpFor } from '../support/mail.js';
import { pdfFile, pngFile } from '../support/person.js';
import { test } from '../support/test.js';
import { addsOrder } from './ordering.js';

const mark = Date.now().toString(36).toUpperCase();
const contract = `GEMC-D${Date.now()}`;
const serial = (unit: number) => `D${mark}-${unit}`;
const officer = 'buyer@demo.gov.in';

test('serial numbers are announced once: the delivery takes them over, and the office accepts them into its register', async ({
  buyer,
  seller,
  admin,
  tokens,
}) => {
  test.setTimeout(180_000);
  await addsOrder(seller, { contract, department: 'District Office', officer, laptops: 3 });
  const found = await api(portal, 'GET', `/seller-orders?q=${contract}`, { token: tokens.Seller });
  const order = (found.body.items as { id: string }[])[0]?.id ?? '';
  const step = async (role: Role, method: string, path: string, body: object) => {
    const answer = await api(portal, method, `/seller-orders/${order}${path}`, { token: tokens[role], body });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  await step('Super Admin', 'PUT', '', { status: 'Approved' });
  const { request } = await step('Buyer', 'POST', '/map-to-buyer', {});
  // The order names a department that the buyer is not of: its seller confirms the office.
  await step('Seller', 'PUT', `/mapping-requests/${request.id}`, { status: 'Confirmed' });
  await step('Seller', 'PUT', '', { status: 'In Progress' });

  await seller.opens(`/seller/orders/${order}`);
  await seller.follows('Announce Dispatch');
  const serials = seller.page.getByRole('group', { name: /^Laptop/ }).getByRole('textbox');
  await seller.fills('Expected arrival', inDays(30));
  await seller.fills('Carrier', 'Demo Carriers');
  await seller.fills('Tracking number', `TRK-${mark}`);
  await seller.presses('Announce Dispatch');
  await seller.reads('Please enter the serial numbers of at least one item');
  // A scanner types and ends each number with Enter.
  await serials.click();
  for (const scanned of [serial(1), serial(1)]) {
    await seller.page.keyboard.type(scanned);
    await seller.page.keyboard.press('Enter');
  }
  await seller.presses('Announce Dispatch');
  await seller.reads(new RegExp(`${serial(1)}: `));
  await serials.fill([1, 2, 3, 4].map(serial).join('\n'));
  await seller.presses('Announce Dispatch');
  await seller.reads(/4 of 3 open units/);
  await expect(seller.page.getByText(/was announced/)).toHaveCount(0);
  await serials.fill([1, 2].map(serial).join('\n'));
  await seller.page
    .getByLabel(/CSV file/)
    .setInputFiles({ name: 'units.csv', mimeType: 'text/csv', buffer: Buffer.from(`Serial No\r\n${serial(3)}\r\n`) });
  await seller.reads(/3 of 3 open units/);
  await seller.presses('Announce Dispatch');
  await seller.reads(/was announced/);

  await buyer.opens(`/buyer/procurement/${order}`);
  await buyer.reads('Demo Carriers');
  await buyer.page.getByText('3 serial numbers').click();
  await buyer.reads(new RegExp(serial(2)));
  const other = await api(portal, 'GET', `/seller-orders/${order}/dispatch-advices`, { token: tokens.OEM });
  expect(other.status).toBe(403);

  await seller.opens(`/seller/orders/${order}`);
  await seller.follows('Upload Delivery Proof');
  await seller.presses(/From dispatch advice/);
  await seller.reads(/These are the goods of dispatch advice/);
  await seller.fills('Delivery batch number', 'BATCH-1');
  await seller.fills('Delivery location', 'Central store');
  await seller.picks(/Delivery receipt/, pdfFile('receipt.pdf'));
  await seller.picks(/Invoice/, pdfFile('invoice.pdf'));
  const since = Date.now() - 1_000;
  await seller.presses('Send OTP');
  await seller.page.getByLabel('OTP', { exact: true }).fill(await otpFor(officer, since));
  await seller.presses('Submit Delivery Proof');
  await seller.reads(/^Delivery proof of .+ was uploaded$/);

  let receipt = '';
  await expect(async () => {
    const { body } = await api(portal, 'GET', `/receipts?order=${order}`, { token: tokens.Buyer });
    receipt = (body.items as { id: string }[])[0]?.id ?? '';
    expect(receipt).not.toBe('');
  }).toPass();
  await buyer.opens(`/buyer/receipts/${receipt}`);
  await buyer.chooses('Rejected units', serial(3));
  await buyer.page.keyboard.press('Escape');
  await buyer.chooses('Reason', 'Damaged');
  await buyer.picks(/Photos/, pngFile('crack.png'));
  await buyer.presses('Save inspection');
  await buyer.confirms('Save inspection');
  await buyer.reads(/: Partly Rejected/);
  await seller.opens(`/seller/receipts/${receipt}`);
  // It stands alone beside all that came, which are folded away.
  await expect(seller.page.getByText(serial(3), { exact: true })).toBeVisible();

  const list = `/buyer/asset-drafts?q=${contract}`;
  await expect(async () => {
    await buyer.opens(list);
    await expect(buyer.page.getByText(/Rejected in the inspection/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await buyer.ticks('Select all rows');
  await buyer.presses('Accept into the register');
  await buyer.page
    .getByRole('dialog')
    .getByLabel(/^Location/)
    .fill('Store room 4');
  await buyer.confirms('Accept into the register');
  await buyer.reads('2 assets were accepted into the register');
  await expect(buyer.page.getByRole('region', { name: 'Selected rows' })).toHaveCount(0);
  await buyer.opens(`/buyer/assets?q=${serial(1)}`);
  await buyer.reads(serial(1));
  await buyer.reads('Store room 4');

  const { body } = await api(portal, 'GET', `/asset-drafts?q=${contract}`, { token: tokens.Buyer });
  const drafts = body.items as { id: string; status: string }[];
  expect(drafts.map(({ status }) => status).toSorted()).toEqual(['Accepted', 'Accepted', 'Refused']);
  const ids = drafts.map(({ id }) => id);
  await api(portal, 'POST', '/asset-drafts/acceptance', { token: tokens.Buyer, body: { ids } });
  const assets = await api(portal, 'GET', `/assets?q=${contract}`, { token: tokens.Buyer });
  expect(assets.body.total).toBe(2);
  for (const role of ['Seller', 'OEM'] as const) {
    const answer = await api(portal, 'POST', '/asset-drafts/acceptance', { token: tokens[role], body: { ids } });
    expect(answer.status).toBe(403);
  }

  await admin.opens(`/superadmin/asset-drafts?q=${contract}`);
  await admin.reads(serial(1));
  await expect(admin.page.getByRole('button', { name: 'Accept into the register' })).toHaveCount(0);
});

test('serial numbers of a purchase order are announced once, delivered without a password, and accepted into the register', async ({
  buyer,
  seller,
  tokens,
}) => {
  test.setTimeout(180_000);
  const ask = async (role: Role, method: string, path: string, body: object) => {
    const answer = await api(portal, method, path, { token: tokens[role], body });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body;
  };
  const { user: office } = (await api(portal, 'GET', '/auth/verify', { token: tokens.Buyer })).body;
  const { user: supplier } = (await api(portal, 'GET', '/auth/verify', { token: tokens.Seller })).body;
  const { id: order, poNumber } = await ask('Buyer', 'POST', '/purchase-orders', {
    ...{ title: `Tablets ${mark}`, buyerId: office.id, sellerOrganizationId: supplier.organizationId },
    ...{ expectedDeliveryDate: '2030-03-31', status: 'Pending Approval' },
    items: [
      { assetName: 'Tablet', category: 'Other', quantity: 2, unitPrice: 20_000, specifications: { brand: 'Dell' } },
      { assetName: 'Dock', category: 'Accessories', quantity: 1, unitPrice: 4_000 },
    ],
  });
  const step = (role: Role, status: string) => ask(role, 'PUT', `/purchase-orders/${order}`, { status });
  await step('Super Admin', 'Approved');
  await step('Buyer', 'Sent to Supplier');
  await step('Seller', 'Order Confirmed');

  const page = `/seller/purchase-orders/${order}`;
  await seller.opens(page);
  await seller.follows('Announce Dispatch');
  await seller.fills('Expected arrival', inDays(30));
  await seller.fills('Carrier', 'Demo Carriers');
  await seller.fills('Tracking number', `PTRK-${mark}`);
  const serials = (item: string) => seller.page.getByRole('group', { name: item }).getByRole('textbox').first();
  await serials('Tablet').fill([11, 12].map(serial).join('\n'));
  await serials('Dock').fill(serial(13));
  await seller.presses('Announce Dispatch');
  await seller.reads(/Please say who makes it/);
  await seller.page.getByRole('group', { name: 'Dock' }).getByRole('textbox').last().fill('Targus');
  await seller.presses('Announce Dispatch');
  await seller.reads(/was announced/);

  await buyer.opens(`/buyer/purchase-orders/${order}`);
  await buyer.reads('Demo Carriers');
  await expect(buyer.page.getByText('In Transit').first()).toBeVisible();

  await seller.opens(page);
  await seller.follows('Upload Delivery Proof');
  await seller.presses(/From dispatch advice/);
  await seller.reads(/These are the goods of dispatch advice/);
  await seller.fills('Delivery batch number', 'BATCH-P1');
  await seller.fills('Delivery location', 'Central store');
  await seller.picks(/Delivery receipt/, pdfFile('receipt.pdf'));
  await seller.picks(/Invoice/, pdfFile('invoice.pdf'));
  await expect(seller.page.getByRole('button', { name: 'Send OTP' })).toHaveCount(0);
  await seller.presses('Submit Delivery Proof');
  await seller.reads(/^Delivery proof of .+ was uploaded$/);
  await seller.reads('The buyer inspects the goods and completes the order.');

  const list = `/buyer/asset-drafts?q=${poNumber}`;
  await expect(async () => {
    await buyer.opens(list);
    await expect(buyer.page.getByText(serial(13))).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await buyer.ticks('Select all rows');
  await buyer.presses('Accept into the register');
  await buyer.confirms('Accept into the register');
  await buyer.reads('3 assets were accepted into the register');
  await buyer.page.getByRole('link', { name: poNumber }).first().click();
  await buyer.reads(`Tablets ${mark}`);
  await buyer.reads(/^Delivery proof DEL-/);
  await buyer.opens(`/buyer/assets?q=${serial(13)}`);
  await buyer.reads(serial(13));
  const { body } = await api(portal, 'GET', `/assets?q=${serial(13)}`, { token: tokens.Buyer });
  expect(body.items).toMatchObject([
    { manufacturer: 'Targus', value: 4_000, orderSource: 'purchase-order', gemContractNumber: poNumber },
  ]);
});
