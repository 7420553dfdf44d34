import { type PortalEvent, procurementFiles, quotes as contract, type Role, roles, rfqs } from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { letPass, newQuote, openRfq, type ShownQuote } from '../testing/new-quote.js';
import { orderFile } from '../testing/new-order.js';
import { standInForParties } from '../testing/purchase-parties.js';

let service: TestService;
const tokens: Partial<Record<Role, string>> = {};
const token = (role: Role) => tokens[role] ?? '';
let workmate: string;
let neighbour: string;
let rival: string;
let third: string;
const events: PortalEvent[] = [];

beforeAll(async () => {
  service = await startTestService(definition);
  service.nats.subscribe('events.procurement.>', { callback: (_, message) => void events.push(...eventsOf(message)) });
  standInForParties(service);
  for (const role of roles) tokens[role] = await service.tokenFor(role);
  workmate = await service.tokenFor('Seller', { id: 'workmate' });
  neighbour = await service.tokenFor('Buyer', { id: 'neighbour', organizationId: 'other-office' });
  rival = await service.tokenFor('Seller', { id: 'of-rival', organizationId: 'rival' });
  third = await service.tokenFor('Seller', { id: 'of-third', organizationId: 'third' });
});
afterAll(() => service.stop());

const open = () => openRfq(service, token('Buyer'));
const file = (as = token('Seller')) => orderFile(service, as, 'quoteFile');
const create = (body: object, as = token('Seller'), key?: string) =>
  service.call(contract.create, { token: as, body, ...(key ? { key } : {}) });
const change = (id: string, body: object, as = token('Seller'), ifMatch?: number) =>
  service.call(contract.update, { token: as, params: { id }, body, ...(ifMatch ? { ifMatch } : {}) });
const get = (id: string, as: string) => service.call(contract.get, { token: as, params: { id } });
const compare = (id: string, as: string) => service.call(rfqs.compare, { token: as, params: { id } });
const close = (id: string) =>
  service.call(rfqs.update, { token: token('Buyer'), params: { id }, body: { status: 'Closed' } });
const read = async (id: string, as: string) => {
  const [scan, download] = [
    await service.call(procurementFiles.scan, { token: as, params: { id } }),
    await service.call(procurementFiles.download, { token: as, params: { id } }),
  ];
  expect(scan.status).toBe(download.status);
  return download.status;
};
const idsOf = (body: object) => (body as ShownQuote).files.map(({ id }) => id);
const boundTo = async (id: string) => (await service.kit.files.find(id))?.metadata.record?.id;

/** A quote with one file for an open request. */
async function quoted(changes: Record<string, unknown> = {}) {
  const rfq = await open();
  const id = await file();
  const quote = (await create(newQuote(rfq, [1, 1], { files: [id], ...changes }))).body as ShownQuote;
  return { rfq, quote, file: id };
}

it('files of a quote are kept with it, from the draft to what is handed in', async () => {
  const rfq = await open();
  const [first, second] = [await file(), await file()];
  const { status, body } = await create(newQuote(rfq, [1, 1], { status: 'Draft', files: [first, first] }));
  expect(status).toBe(201);
  expect(body.files).toEqual([expect.objectContaining({ id: first, name: 'order.pdf', type: 'application/pdf' })]);
  const handedIn = await change(body.id as string, { quote: newQuote(rfq, [1, 1], { files: [second, first] }) });
  expect([handedIn.body.status, idsOf(handedIn.body)]).toEqual(['Submitted', [second, first]]);
  expect(idsOf((await get(body.id as string, workmate)).body)).toEqual([second, first]);
});

it('a quote without files has none', async () => {
  expect((await create(newQuote(await open(), [1, 1]))).body.files).toEqual([]);
});

describe('the seal', () => {
  it('lets nobody but the seller open, name or count the files before the closing', async () => {
    const { rfq, quote, file: id } = await quoted();
    const strangers = [token('Buyer'), token('Super Admin'), neighbour, rival, third];
    for (const as of [...strangers, token('OEM'), token('End User'), token('Support Agent')])
      expect(await read(id, as)).toBe(404);
    for (const as of strangers) {
      expect((await get(quote.id, as)).status).toBe(404);
      expect(JSON.stringify((await service.call(contract.list, { token: as })).body)).not.toContain(id);
    }
    for (const as of [token('Buyer'), token('Super Admin')]) expect((await compare(rfq.id, as)).status).toBe(409);
    for (const as of [token('Seller'), workmate]) expect(await read(id, as)).toBe(200);
  });

  it('opens them after the closing to the office alone', async () => {
    const { rfq, quote, file: id } = await quoted();
    await close(rfq.id);
    for (const as of [token('Buyer'), token('Super Admin')]) {
      expect(await read(id, as)).toBe(200);
      expect(idsOf((await get(quote.id, as)).body)).toEqual([id]);
      expect((await compare(rfq.id, as)).body.quotes).toMatchObject([{ id: quote.id, files: [{ id }] }]);
    }
    for (const as of [neighbour, rival, third, token('OEM'), token('End User'), token('Support Agent')])
      expect(await read(id, as)).toBe(404);
    for (const as of [token('Seller'), workmate]) expect(await read(id, as)).toBe(200);
  });

  it('opens by the clock, and never for drafts, what was withdrawn and requests that were cancelled', async () => {
    const [handedIn, draft, withdrawn, cancelled] = [
      await quoted(),
      await quoted({ status: 'Draft' }),
      await quoted(),
      await quoted(),
    ];
    await change(withdrawn.quote.id, { status: 'Withdrawn' });
    for (const { rfq } of [handedIn, draft, withdrawn]) await letPass(service, rfq.id);
    const body = { status: 'Cancelled', reason: 'No money' };
    await service.call(rfqs.update, { token: token('Buyer'), params: { id: cancelled.rfq.id }, body });
    expect(await read(handedIn.file, token('Buyer'))).toBe(200);
    for (const sealed of [draft, withdrawn, cancelled]) {
      expect(await read(sealed.file, token('Buyer'))).toBe(404);
      expect(await read(sealed.file, token('Super Admin'))).toBe(404);
      expect(await read(sealed.file, token('Seller'))).toBe(200);
    }
  });
});

describe('a file is refused', () => {
  const refused = { status: 422, body: { fields: { files: 'Please upload this file again' } } };

  it('beside five others', async () => {
    const { status, body } = await create(newQuote(await open(), [1, 1], { files: Array<string>(6).fill('f') }));
    expect([status, body.fields]).toEqual([422, { files: 'At most 5 files are allowed' }]);
  });

  it('when somebody else brought it, it belongs to another record, or nobody knows it', async () => {
    const { file: taken } = await quoted();
    const rfq = await open();
    for (const id of [await file(rival), await file(workmate), taken, 'unknown'])
      expect(await create(newQuote(rfq, [1, 1], { files: [id] }))).toMatchObject(refused);
    const { quote, rfq: other } = await quoted();
    for (const id of [await file(rival), taken])
      expect(await change(quote.id, { quote: newQuote(other, [1, 1], { files: [id] }) })).toMatchObject(refused);
  });

  it('of a type that quotes do not take', async () => {
    const text = await service.upload('quote.txt', Buffer.from('cheap'), 'quoteFile', token('Seller'));
    expect(text.status).toBe(422);
    const ticketFile = await service.upload('quote.txt', Buffer.from('cheap'), 'ticketFile', token('Seller'));
    const body = newQuote(await open(), [1, 1], { files: [ticketFile.body.id] });
    expect(await create(body)).toMatchObject(refused);
  });
});

describe('a change of files', () => {
  it('lets go of what is named no more, and keeps what a workmate brought', async () => {
    const { rfq, quote, file: first } = await quoted({ status: 'Draft' });
    const second = await file(workmate);
    const added = newQuote(rfq, [1, 1], { status: 'Draft', files: [first, second] });
    expect(idsOf((await change(quote.id, { quote: added }, workmate)).body)).toEqual([first, second]);
    expect(idsOf((await change(quote.id, { quote: { ...added, files: [second] } })).body)).toEqual([second]);
    expect([await boundTo(first), await boundTo(second)]).toEqual([undefined, quote.id]);
    await change(quote.id, { quote: { ...added, files: [] } });
    expect(await boundTo(second)).toBeUndefined();
  });

  it('that is refused leaves the files where they were', async () => {
    const { rfq, quote, file: first } = await quoted();
    const [second, third] = [await file(), await file()];
    const changed = { quote: newQuote(rfq, [1, 1], { files: [second] }) };
    expect((await change(quote.id, changed, token('Seller'), quote.version + 1)).status).toBe(412);
    expect([await boundTo(first), await boundTo(second)]).toEqual([quote.id, undefined]);
    expect((await create(newQuote(rfq, [1, 1], { files: [third] }))).status).toBe(409);
    const taken = newQuote(await open(), [1, 1], { quoteNumber: quote.quoteNumber, files: [third] });
    expect((await create(taken)).status).toBe(409);
    expect(await boundTo(third)).toBeUndefined();
    expect((await create({ ...taken, quoteNumber: `${quote.quoteNumber}-2` })).status).toBe(201);
  });

  it('ends with the closing and with the withdrawal', async () => {
    const [late, withdrawn] = [await quoted(), await quoted()];
    const fresh = await file();
    await close(late.rfq.id);
    await change(withdrawn.quote.id, { status: 'Withdrawn' });
    for (const { rfq, quote, file: id } of [late, withdrawn]) {
      expect((await change(quote.id, { quote: newQuote(rfq, [1, 1], { files: [fresh] }) })).status).toBe(409);
      expect((await change(quote.id, { quote: newQuote(rfq, [1, 1]) })).status).toBe(409);
      expect(idsOf((await get(quote.id, token('Seller'))).body)).toEqual([id]);
    }
    expect(await boundTo(fresh)).toBeUndefined();
  });

  it('is the seller’s alone', async () => {
    const { rfq, quote, file: id } = await quoted();
    await close(rfq.id);
    const body = { quote: newQuote(rfq, [1, 1]) };
    expect((await change(quote.id, body, token('Buyer'))).status).toBe(403);
    expect((await change(quote.id, body, rival)).status).toBe(404);
    expect(idsOf((await get(quote.id, token('Buyer'))).body)).toEqual([id]);
  });
});

it('a retry of the same write gives the same quote with its files', async () => {
  const body = newQuote(await open(), [1, 1], { files: [await file()] });
  const ask = () => create(body, token('Seller'), 'once');
  const answers = [...(await Promise.all([ask(), ask()])), await ask()];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
  const other = await create({ ...body, files: [await file()] }, token('Seller'), 'once');
  expect([other.status, other.body.code]).toEqual([422, 'KEY_REUSED']);
});

it('no word of a file stands in what others are told of its quote', async () => {
  const { rfq, quote, file: first } = await quoted();
  const second = await file();
  await change(quote.id, { quote: newQuote(rfq, [1, 1], { files: [second] }) });
  const told = () => events.filter(({ record }) => record.id === quote.id);
  await eventually(() => Promise.resolve(expect(told()).toHaveLength(2)));
  for (const id of [first, second, 'order.pdf']) expect(JSON.stringify(told())).not.toContain(id);
});
