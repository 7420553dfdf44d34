import { jest } from '@jest/globals';
import { quotes as contract, rfqs, type Role, roles } from '@portal/contracts';
import { eventually, startTestService, type TestAnswer, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { RfqRepository } from '../rfqs/rfq.repository.js';
import type { RfqRecord } from '../rfqs/rfq.schema.js';
import { newQuote, openRfq, type ShownQuote } from '../testing/new-quote.js';
import { standInForParties } from '../testing/purchase-parties.js';
import { QuoteFiles } from './quote-files.js';
import { QuoteRepository } from './quote.repository.js';

let service: TestService;
const tokens: Partial<Record<Role, string>> = {};
const token = (role: Role) => tokens[role] ?? '';
let rival: string;

beforeAll(async () => {
  service = await startTestService(definition);
  standInForParties(service);
  for (const role of roles) tokens[role] = await service.tokenFor(role);
  rival = await service.tokenFor('Seller', { id: 'of-rival', organizationId: 'rival' });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => service.stop());

type Asked = Awaited<ReturnType<typeof openRfq>>;
const open = async () => {
  const rfq = await openRfq(service, token('Buyer'));
  await settled();
  return rfq;
};
/** Until the relay has carried everything: it writes the same records, and a write that it meets begins anew. */
const settled = () =>
  eventually(async () => {
    for (const repository of [service.get(RfqRepository), service.get(QuoteRepository)])
      expect(await repository.outboxesWaiting()).toBe(0);
  });
const create = (rfq: Asked, price: number, as = token('Seller')) =>
  service.call(contract.create, { token: as, body: newQuote(rfq, [price, price]) });
const change = (id: string, body: object) =>
  service.call(contract.update, { token: token('Seller'), params: { id }, body });
const step = (id: string, status: string) =>
  service.call(rfqs.update, { token: token('Buyer'), params: { id }, body: { status, reason: 'Because' } });
const compare = (id: string) => service.call(rfqs.compare, { token: token('Buyer'), params: { id } });
const totals = async (id: string) => ((await compare(id)).body.quotes as ShownQuote[]).map((one) => one.totalAmount);
const stored = async (id: string) => (await service.get(RfqRepository).find(id))!;
const past = () => new Date(Date.now() - 1);

/** What a seller changes of its quote; each gives what the office compares once it was written. */
const changes = {
  'a quote': { prices: [], method: 'createOnce', compared: [7.08], write: (rfq: Asked) => create(rfq, 2) },
  'an edited quote': {
    prices: [1],
    method: 'update',
    compared: [7.08],
    write: (rfq: Asked, id: string) => change(id, { quote: newQuote(rfq, [2, 2]) }),
  },
  'a withdrawal': {
    prices: [1],
    method: 'update',
    compared: [],
    write: (_: Asked, id: string) => change(id, { status: 'Withdrawn' }),
  },
} as const;
type Change = keyof typeof changes;
const everyChange = Object.keys(changes) as Change[];

/** An open request, with a quote that was handed in before where the change needs one. */
async function asked(name: Change) {
  const rfq = await open();
  const [price] = changes[name].prices;
  const id = price ? ((await create(rfq, price)).body.id as string) : '';
  await settled();
  return { rfq, write: () => changes[name].write(rfq, id) };
}

/** Calls `meanwhile` when a quote is about to be written, within whatever guards it, and goes on with the write after it. */
function whileWriting(method: 'createOnce' | 'update', meanwhile: () => Promise<unknown>) {
  const repository = service.get(QuoteRepository);
  const write = repository[method].bind(repository) as (...given: unknown[]) => Promise<never>;
  jest.spyOn(repository, method).mockImplementationOnce(async (...given: unknown[]) => {
    await meanwhile();
    return write(...given);
  });
}

/** Told once a step of a request is decided for the second time: something was in its way the first time. */
function triedTwice() {
  const repository = service.get(RfqRepository);
  const update = repository.update.bind(repository);
  return new Promise<void>((resolve) => {
    const tries = jest.spyOn(repository, 'update').mockImplementation((...given) => {
      if (tries.mock.calls.length === 2) resolve();
      return update(...given);
    });
  });
}

describe('a closing that meets', () => {
  it.each(everyChange)('%s comes after it', async (name) => {
    const { rfq, write } = await asked(name);
    let closing: Promise<TestAnswer> | undefined;
    whileWriting(changes[name].method, () => {
      const waits = triedTwice();
      closing = step(rfq.id, 'Closed');
      return Promise.race([waits, closing]);
    });
    const written = await write();
    expect([written.status < 300, (await closing)?.status]).toEqual([true, 200]);
    expect(Date.parse(written.body.updatedAt as string)).toBeLessThanOrEqual((await stored(rfq.id)).closesAt.getTime());
    expect(await totals(rfq.id)).toEqual(changes[name].compared);
  });
});

describe('what was begun in time is refused once the request', () => {
  const begun = (rfq: Asked, status: string) => {
    const files = service.get(QuoteFiles);
    const bind = files.bindFor.bind(files);
    jest.spyOn(files, 'bindFor').mockImplementationOnce(async (...given) => {
      expect((await step(rfq.id, status)).status).toBe(200);
      return bind(...given);
    });
  };

  it.each(['Closed', 'Cancelled'])('is %s', async (status) => {
    for (const name of ['a quote', 'an edited quote'] as const) {
      const { rfq, write } = await asked(name);
      begun(rfq, status);
      expect((await write()).body.error).toBe('The request is closed');
      const { quotes } = (await compare(rfq.id)).body as { quotes?: ShownQuote[] };
      if (status === 'Closed')
        expect(quotes?.map((one) => one.totalAmount)).toEqual(changes[name].prices.map(() => 3.54));
    }
  });

  it.each(everyChange)('closes by the clock: %s', async (name) => {
    const { rfq, write } = await asked(name);
    const repository = service.get(RfqRepository);
    const count = repository.countQuote.bind(repository);
    const late = jest.spyOn(repository, 'countQuote').mockImplementationOnce(async (...given) => {
      const found = await count(...given);
      return found && { ...found, closesAt: past() };
    });
    expect((await write()).body.error).toBe('The request is closed');
    expect(late).toHaveBeenCalledTimes(1);
    await step(rfq.id, 'Closed');
    expect(await totals(rfq.id)).toEqual(changes[name].prices.map(() => 3.54));
  });
});

describe('the office that opens the quotes when the time has passed', () => {
  /** The office's clock is past the closing, as the seller's was not when it began to write. */
  function isPast() {
    const repository = service.get(RfqRepository);
    const find = repository.findOrFail.bind(repository);
    jest.spyOn(repository, 'findOrFail').mockImplementationOnce(async (...given) => {
      const found: RfqRecord = await find(...given);
      return { ...found, closesAt: past() };
    });
  }
  const waitsForRfq = () => {
    const { db } = service.kit.database;
    const question = { currentOp: 1, op: 'update', ns: `${db!.databaseName}.rfqs` };
    return eventually(async () => expect((await db!.admin().command(question))['inprog']).toHaveLength(1));
  };

  it('sees what is being written, and nothing is written after it', async () => {
    const rfq = await open();
    let comparison: Promise<TestAnswer> | undefined;
    whileWriting('createOnce', () => {
      isPast();
      comparison = compare(rfq.id);
      return Promise.race([comparison, waitsForRfq()]);
    });
    const { status, body } = await create(rfq, 2);
    expect(status).toBe(201);
    expect((await comparison)?.body.quotes).toMatchObject([{ id: body.id, totalAmount: 7.08 }]);
    expect((await create(rfq, 1, rival)).body.error).toBe('The request is closed');
    for (const late of [{ quote: newQuote(rfq, [1, 1]) }, { status: 'Withdrawn' }])
      expect((await change(body.id as string, late)).body.error).toBe('The request is closed');
  });
});
