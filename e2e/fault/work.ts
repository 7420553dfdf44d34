import { eventually } from '@portal/service-kit/testing/eventually';
import { api, demoToken } from '../support/api.js';
import { check, type Ledger } from './checker.js';
import { readCapacity, readFound, readRegister } from './found.js';
import { keepPrinting, registerWritesFor, startedCampaign } from './register-writers.js';
import { keepWriting, orderMaker, type Tries, writesFor } from './writers.js';

const contract = 'GEMC-FAULT-1';
const marked = /^(order|asset|ticket|registration|user|assignment|transfer|disposal|count)-\d+-/;
/** Each upon an asset of its own: none of them is meant to be refused. */
const ofRegister = /^(assignment|transfer|disposal|count)-/;

/** What a portal needs from its environment so that its limits stop nobody who works as here. */
export const withoutLimits = {
  ...{ LIMIT_SIGN_IN: '1000000', LIMIT_PUBLIC_WRITE: '1000000', LIMIT_GENERAL: '1000000', LIMIT_USER: '1000000' },
  LIMIT_PUBLIC_REGISTRATIONS: '1000000',
};

/** The main job's writes and a print of labels, done by many over and over until they are told to stop. */
export interface Work {
  tries: Tries;
  /** Waits until ten more writes were acknowledged: the portal works again, and the next fault hits work. */
  goesOn(): Promise<void>;
  /** Stops, waits until every effect is there, and expects that nothing was lost, doubled or forgotten; gives the counts. */
  endsWhole(mongodb: string): Promise<string>;
}

/**
 * @param base the address that they work at
 * @param pause milliseconds that each waits before the next write: none leaves the machine no time for anything else
 */
export async function beginWork(base: string, { pause = 0 } = {}): Promise<Work> {
  const ledger: Ledger = { acknowledged: [], refused: [] };
  const tries: Tries = { asked: 0, failed: [] };
  const [seller, buyer, admin, support] = await Promise.all(
    ['seller', 'buyer', 'admin', 'support'].map((name) => demoToken(base, name)),
  );
  const tokens = { seller: seller ?? '', buyer: buyer ?? '', admin: admin ?? '', support: support ?? '' };
  const order = await orderMaker(base, tokens.seller, 150);
  await approvedContract(base, tokens, order(contract, contract, 100_000));

  const { body: holder } = await api(base, 'GET', '/auth/verify', { token: await demoToken(base, 'enduser') });
  const register = { holder: holder.user.id as string, campaign: await startedCampaign(base, tokens.buyer) };

  let running = true;
  const writes = { ...writesFor(tokens, order), ...registerWritesFor(base, tokens, register) };
  const writers = Object.entries(writes).map(([kind, write]) =>
    keepWriting(base, kind, write, { ledger, tries, pause }, () => running),
  );
  const printing = keepPrinting(base, tokens.buyer, () => running);
  return {
    tries,
    async goesOn() {
      const before = ledger.acknowledged.length;
      await eventually(async () => {
        if (ledger.acknowledged.length < before + 10) throw new Error('no write is acknowledged any more');
        await Promise.resolve();
      }, 60_000);
    },
    async endsWhole(mongodb) {
      running = false;
      await Promise.all(writers);
      const printed = await printing;
      const found = await drained(mongodb, ledger);
      expect(check(ledger, found)).toEqual({ lost: [], doubled: [], undelivered: [], appliedTwice: [], phantom: [] });
      expect(ledger.refused.filter((marker) => ofRegister.test(marker))).toEqual([]);
      for (const kind of Object.keys(writes))
        expect(ledger.acknowledged.some((marker) => marker.startsWith(kind))).toBe(true);
      const capacity = await readCapacity(mongodb, contract);
      expect(capacity.registered).toBe(capacity.assets);
      const { moved, transfers, held, assignments, countsMade, counts } = await readRegister(mongodb);
      expect({ moved, held, countsMade }).toEqual({ moved: transfers, held: assignments, countsMade: counts });
      expect(printed.torn).toBe(0);
      expect(printed.whole).toBeGreaterThan(0);
      return `${ledger.acknowledged.length} acknowledged, ${found.stored.length} stored, ${found.effects.length} effects`;
    },
  };
}

/** What is there when no outbox holds anything any more and every effect of it has arrived. */
const drained = (mongodb: string, ledger: Ledger) =>
  eventually(async () => {
    const now = await readFound(mongodb, marked);
    const { undelivered } = check(ledger, now);
    if (now.waiting > 0 || undelivered.length > 0)
      throw new Error(`not drained: ${now.waiting} waiting, ${undelivered.length} undelivered`);
    return now;
  }, 60_000);

async function approvedContract(
  base: string,
  tokens: { seller: string; buyer: string; admin: string },
  body: object | undefined,
) {
  const { body: made } = await api(base, 'POST', '/seller-orders', { token: tokens.seller, body });
  await api(base, 'PUT', `/seller-orders/${made.id}`, { token: tokens.admin, body: { status: 'Approved' } });
  const mapped = await api(base, 'POST', `/seller-orders/${made.id}/map-to-buyer`, { token: tokens.buyer, body: {} });
  expect(mapped.status).toBe(200);
  // The order names a made-up officer: its seller confirms the office.
  const { id } = mapped.body.request;
  const confirmed = await api(base, 'PUT', `/seller-orders/${made.id}/mapping-requests/${id}`, {
    token: tokens.seller,
    body: { status: 'Confirmed' },
  });
  expect(confirmed.status).toBe(200);
}
