import { setTimeout } from 'node:timers/promises';
import { eventually } from '@portal/service-kit/testing/eventually';
import { api, newKey, uploadPdf } from '../support/api.js';
import type { Ledger } from './checker.js';

export interface Tokens {
  seller: string;
  buyer: string;
  admin: string;
  support: string;
}

/** One kind of write of the main job, with its marker in a field of the record. */
export type Write = (marker: string) => Request | undefined | Promise<Request | undefined>;

interface Request {
  method: string;
  path: string;
  token?: string;
  body: unknown;
  /** The version that a change is meant for. */
  ifMatch?: number;
}

export const timeout = 12_000;
export const longestOutage = 60_000;

/** The main job's writes, as operations that carry a key. */
export function writesFor(
  tokens: Tokens,
  order: (marker: string, contract: string) => object | undefined,
): Record<string, Write> {
  return {
    order: (marker) => {
      const body = order(marker, `GE-${marker}`);
      return body && { method: 'POST', path: '/seller-orders', token: tokens.seller, body };
    },
    asset: (marker) => ({
      method: 'POST',
      path: '/assets',
      token: tokens.buyer,
      body: {
        name: marker,
        category: 'Laptop',
        serialNumber: marker,
        gemContractNumber: 'GEMC-FAULT-1',
        value: 50_000,
        purchaseDate: '2026-01-15',
        manufacturer: 'Dell',
      },
    }),
    ticket: (marker) => ({
      method: 'POST',
      path: '/support-tickets',
      token: tokens.support,
      body: { title: marker, description: 'A ticket that is raised while parts are killed.' },
    }),
    registration: (marker) => ({ method: 'POST', path: '/registrations/enduser', body: registration(marker) }),
    user: (marker) => ({
      method: 'POST',
      path: '/users',
      token: tokens.admin,
      body: {
        name: marker,
        email: `${marker}@example.gov.in`,
        role: 'End User',
        organizationName: `Office of ${marker}`,
      },
    }),
  };
}

const registration = (marker: string) => ({
  fullName: marker,
  designation: 'Assistant',
  departmentOfficeName: 'Demo District Office',
  emailId: `${marker}@example.gov.in`,
  mobileNumber: '9000000000',
  password: 'long enough 1',
  confirmPassword: 'long enough 1',
  devicesAssigned: ['Laptop'],
});

/** Requests that were sent, and what became of those that found nobody, or nobody in time. */
export interface Tries {
  asked: number;
  failed: string[];
}

/** What came of the writes, and of each request for them; how many milliseconds each who writes waits before the next. */
interface Books {
  ledger: Ledger;
  tries: Tries;
  pause: number;
}

/** Sends writes one after another until told to stop; asks again with the same key until there is an answer. */
export async function keepWriting(
  base: string,
  kind: string,
  write: Write,
  { ledger, tries, pause }: Books,
  running: () => boolean,
) {
  for (let n = 0; running(); n++) {
    const marker = `${kind}-${process.pid}-${n}-${Math.random().toString(36).slice(2, 8)}`;
    const request = await write(marker);
    if (!request) return;
    const status = await untilAnswered(base, request, tries);
    if (status && status < 300) ledger.acknowledged.push(marker);
    else if (status) ledger.refused.push(marker);
    await setTimeout(pause);
  }
}

/**
 * The status of the answer, or undefined when none came: it may have happened or not; the key makes asking again safe. A change that
 * has no key names the version that it is meant for: that there is another one, asked again, says that the first try may have come through.
 */
function untilAnswered(base: string, { method, path, ifMatch, ...options }: Request, counts: Tries) {
  const key = newKey();
  const headers = ifMatch === undefined ? undefined : { 'if-match': `"${ifMatch}"` };
  let tries = 0;
  const ask = async () => {
    tries += 1;
    counts.asked += 1;
    const note = (what: unknown) =>
      counts.failed.push(`${new Date().toISOString()} ${method} ${path}: ${String(what)}`);
    const { status } = await api(base, method, path, { ...options, headers, key, timeout }).catch((error: unknown) => {
      note(error);
      throw error;
    });
    if (status >= 500) note(status);
    if (status >= 500 || status === 429 || status === 401) throw new Error(`no answer yet: ${status}`);
    return status === 412 && tries > 1 ? undefined : status;
  };
  return eventually(ask, longestOutage).catch(() => undefined);
}

/** Makes order after order, each with a file that was uploaded before; undefined when the files are used up. */
export async function orderMaker(base: string, token: string, files: number) {
  const ready: string[] = [];
  for (let n = 0; n < files; n++) ready.push(await uploadPdf(base, 'procurement', 'gemOrderFile', token));
  return (marker: string, contract: string, quantity = 10) => {
    const file = ready.pop();
    return file === undefined ? undefined : orderBody(marker, contract, quantity, file);
  };
}

const orderBody = (marker: string, contract: string, quantity: number, file: string) => ({
  gemContractNumber: contract,
  gemOrderCategory: 'IT Hardware',
  gemBuyerDepartmentName: marker,
  buyerContact: {
    officerName: 'Officer',
    designation: 'Director',
    email: 'officer@example.gov.in',
    contactNumber: '9876543210',
  },
  deliveryPerson: { officerName: 'Keeper', designation: 'Keeper', contactNumber: '9876543211' },
  expectedDeliveryWindow: { startDate: '2026-01-01', endDate: '2030-01-01' },
  items: [
    {
      productName: 'Laptop',
      brand: 'Dell',
      modelNumber: 'L',
      categoryType: 'Laptop',
      quantity,
      unitPrice: 50_000,
      gstin: '27AAPFU0939F1ZV',
      warrantyPeriod: 3,
    },
  ],
  gemOrderFile: [file],
});
