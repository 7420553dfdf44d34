// Requirements: upload delivery proof as one multipart form, from the edge to the store.
import { expect } from '@playwright/test';
import { dayInIndia, type Role } from '@portal/contracts';
import { orderMaker } from '../fault/writers.js';
import { api, newKey, portal } from '../support/api.js';
import { otpFor } from '../support/mail.js';
import { test } from '../support/test.js';

const pdf = (name: string) =>
  ['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n', name] as const;

/** An order of a laptop that is mapped and in progress. */
async function orderInProgress(tokens: Record<Role, string>) {
  const contract = `GEMC-FORM-${Date.now()}`;
  const body = (await orderMaker(portal, tokens.Seller, 1))('Office of the form', contract, 1);
  const { body: order } = await api(portal, 'POST', '/seller-orders', { token: tokens.Seller, body });
  const moved = (token: string, status: string) =>
    api(portal, 'PUT', `/seller-orders/${order.id}`, { token, body: { status } });
  expect((await moved(tokens['Super Admin'], 'Approved')).status).toBe(200);
  const mapping = `/seller-orders/${order.id}`;
  const { body: mapped } = await api(portal, 'POST', `${mapping}/map-to-buyer`, { token: tokens.Buyer, body: {} });
  const request = `${mapping}/mapping-requests/${mapped.request.id}`;
  const confirmed = { token: tokens.Seller, body: { status: 'Confirmed' } };
  expect((await api(portal, 'PUT', request, confirmed)).status).toBe(200);
  expect((await moved(tokens.Seller, 'In Progress')).status).toBe(200);
  return order.id as string;
}

test('a delivery is proved with one form: its values and its files together, once', async ({ tokens }) => {
  const id = await orderInProgress(tokens);
  const since = Date.now() - 1_000;
  const sent = await api(portal, 'POST', `/seller-orders/${id}/delivery-otp`, { token: tokens.Seller });
  expect(sent.status).toBe(201);
  const otp = await otpFor('buyer@demo.gov.in', since);
  const proves = async (key: string, password: string) => {
    const form = new FormData();
    const values = {
      deliveryDate: dayInIndia(),
      deliveryLocation: 'Gate 4',
      deliveryBatch: 'B1',
    };
    for (const [name, value] of Object.entries({ ...values, otp: password })) form.set(name, value);
    form.set('deliveredAssets', JSON.stringify([{ serialNumber: `FORM-${id}`, category: 'Laptop', quantity: 1 }]));
    for (const field of ['deliveryReceipt', 'invoice']) {
      const [content, name] = pdf(`${field}.pdf`);
      form.append(field, new Blob([content]), name);
    }
    const headers = { authorization: `Bearer ${tokens.Seller}`, 'idempotency-key': key };
    const url = `${portal}/api/seller-orders/${id}/delivery-proof`;
    const answer = await fetch(url, { method: 'POST', body: form, headers });
    const body = (await answer.json()) as {
      success: true;
      validation: object;
      order: { status: string };
      proof: { id: string };
    };
    return { status: answer.status, body };
  };
  const wrong = await proves(newKey(), otp === '000000' ? '000001' : '000000');
  expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([422, expect.stringContaining('Invalid OTP')]);

  const key = newKey();
  const proved = await proves(key, otp);
  expect([proved.status, proved.body.success, proved.body.validation]).toEqual([201, true, { totalAssets: 1 }]);
  expect(proved.body.order.status).toBe('Completed');
  const again = await proves(key, otp);
  expect([again.status, again.body.proof.id]).toEqual([201, proved.body.proof.id]);
  const { body } = await api(portal, 'GET', `/seller-orders/${id}/delivery-proofs`, { token: tokens.Seller });
  const files = body.items.map((proof: { files: { field: string; name: string }[] }) =>
    proof.files.map(({ field, name }) => [field, name]),
  );
  expect(files).toEqual([
    [
      ['deliveryReceipt', 'deliveryReceipt.pdf'],
      ['invoice', 'invoice.pdf'],
    ],
  ]);
});
