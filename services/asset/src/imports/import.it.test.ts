// ASVS 2.3.3
import { readFile } from 'node:fs/promises';
import { assetImports, assets, type RefusedRow } from '@portal/contracts';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { type AssetBench, buyerOrganization, startAssetBench } from '../testing/asset-bench.js';
import { readCsv } from '@portal/service-kit';
import { eventually, madeOnce, tryRepetition } from '@portal/service-kit/testing';

interface Expected {
  contract: { number: string; ordered: Record<string, number> };
  unapprovedContract: string;
  rows: number;
  good: number;
  bad: { line: number; serial: string; why: string }[];
}

const fixture = (name: string) => readFile(new URL(`./fixtures/${name}`, import.meta.url));
const reasons: Record<string, string> = {
  'too long': 'At most 2000 characters are allowed',
  'the contract is not approved': 'This GEM contract is not approved',
  'no remaining capacity in the category': 'No remaining capacity',
  'duplicate serial number in the file': 'This serial number is in the file twice',
};

let bench: AssetBench;
let buyer: string;
let admin: string;

beforeAll(async () => {
  bench = await startAssetBench();
  [buyer, admin] = await Promise.all([bench.tokenFor('Buyer'), bench.tokenFor('Super Admin')]);
});
afterAll(() => bench.stop());

async function bring(text: string | Uint8Array, token = buyer, name = 'register.csv') {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const { body } = await bench.upload(name, bytes, 'csv', token);
  return bench.call(assetImports.upload, { token, body: { file: [body.id] } });
}
const bulk = async (text: string, keepGood = 'true') => {
  const { body } = await bench.upload('bulk.csv', Buffer.from(text), 'csv', buyer);
  return bench.call(assetImports.bulkUpload, { token: buyer, body: { file: [body.id] }, query: { keepGood } });
};
/** Runs it, and waits until it has ended where the answer came before. */
async function run(id: string, keepGood: boolean, token = buyer) {
  const answer = await bench.call(assetImports.run, { token, params: { id }, body: { keepGood } });
  return answer.body.status === 'Running' ? ended(id) : answer;
}
const ended = (id: string) =>
  eventually(async () => {
    const answer = await bench.call(assetImports.get, { token: admin, params: { id } });
    if (/ing$/.test(answer.body.status)) throw new Error('not ended yet');
    return answer;
  }, 60_000);
const count = (order: AnnouncedOrder) =>
  bench.kit.database.collection('assets').countDocuments({ sellerOrderId: order.id });
const heading = 'Name,Category,Serial Number,Value,Purchase Date,GEM Contract Number,Manufacturer';
const line = (
  order: AnnouncedOrder,
  serial: string,
  changes: Partial<Record<'name' | 'category' | 'value' | 'date', string>> = {},
) =>
  [
    changes.name ?? 'Laptop',
    changes.category ?? 'Laptop',
    serial,
    changes.value ?? '1000',
    changes.date ?? '2026-01-31',
    order.gemContractNumber,
    'Dell',
  ].join(',');
const sheet = (...lines: string[]) => [heading, ...lines].join('\r\n');

describe("a clerk's register", () => {
  let expected: Expected;
  let bytes: Buffer;
  let order: AnnouncedOrder;

  beforeAll(async () => {
    expected = JSON.parse(String(await fixture('office-register.expected.json'))) as Expected;
    bytes = await fixture('office-register.csv');
    order = await bench.tell({ gemContractNumber: expected.contract.number, quantities: expected.contract.ordered });
    await bench.tell({ gemContractNumber: expected.unapprovedContract, status: 'Pending Approval' });
  });

  it('is checked: every bad row with line, column, value and reason, nothing is made', async () => {
    const { status, body } = await bring(bytes, buyer, 'office-register.csv');
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'Checked', rows: 1200, good: 1011, created: 0, missing: [], repeated: false });
    expect(body.mapping).toMatchObject({
      'Sl. No.': null,
      'Name of Item': 'name',
      'Serial No.': 'serialNumber',
      Office: 'department',
      'Value (Rs.)': 'value',
      'Date of Purchase': 'purchaseDate',
      'Warranty upto': 'warrantyExpiry',
      'GeM Contract No.': 'gemContractNumber',
      Make: 'manufacturer',
      'AMC (Y/N)': 'hasAmc',
      'AMC upto': 'amcExpiry',
      'AMC Vendor': 'supplier',
      Remarks: 'notes',
    });
    const refused = (body.refused as RefusedRow[]).map(({ row, serialNumber, reason }) => ({
      row,
      serialNumber,
      reason,
    }));
    const wanted = expected.bad.map(({ line: row, serial, why }) => ({
      row,
      serialNumber: serial,
      reason: reasons[why] ?? why,
    }));
    expect(refused).toEqual(wanted);
    // Row 1 begins on line 2; row 5 follows a row whose office has a line break.
    expect(body.refused[0]).toMatchObject({ row: 1, line: 2, column: 'Category', value: '' });
    expect((body.refused as RefusedRow[]).every((row) => row.line > row.row && row.column in body.mapping)).toBe(true);
    expect(await count(order)).toBe(0);
  });

  it('is refused as a whole unless good rows are kept', async () => {
    const { body } = await bring(bytes);
    expect(body.repeated).toBe(true);
    const all = await run(body.id, false);
    expect(all.body).toMatchObject({ status: 'Refused', created: 0 });
    expect(all.body.refused).toHaveLength(189);
    expect(await count(order)).toBe(0);
  });

  it('goes in with its good rows, and once however often it is brought', async () => {
    const { body } = await bring(bytes);
    const done = await run(body.id, true);
    expect(done.body).toMatchObject({ status: 'Done', created: 1011, good: 1011, rows: 1200 });
    expect(await count(order)).toBe(1011);
    const again = await bring(bytes);
    expect(again.body).toMatchObject({ id: body.id, status: 'Done', created: 1011, repeated: true });
    expect((await run(body.id, true)).body).toMatchObject({ created: 1011, repeated: true });
    expect(await count(order)).toBe(1011);
    const capacity = await bench.call(assets.capacity, { token: buyer, params: { id: order.id } });
    expect(capacity.body.registered).toBe(1011);
    const one = await bench.call(assets.list, { token: buyer, query: { q: 'HP078CA818110007' } });
    expect(one.body.items[0]).toMatchObject({
      department: 'Zilla Parishad, Pune',
      value: 102_049,
      purchaseDate: '2025-03-26',
    });
  });

  it('gives the refused rows as a file', async () => {
    const { body } = await bring(bytes);
    const text = await bench.download(assetImports.refused, { token: buyer, params: { id: body.id } });
    const { headings, rows } = await readCsv(Buffer.from(text), 1_000);
    expect(headings).toEqual([...body.headings, 'Line in the file', 'What is wrong']);
    expect(rows).toHaveLength(189);
    const own = await readCsv(bytes, 2_000);
    expect(rows[0]?.cells).toEqual([...(own.rows[0]?.cells ?? []), '2', 'Category: Category is required']);
  });
});

describe('reading a file', () => {
  it.each([
    ['31-01-2026', '2026-01-31'],
    ['31/01/2026', '2026-01-31'],
    ['2026-01-31', '2026-01-31'],
    ['३१-०१-२०२६', '2026-01-31'],
    ['31-Jan-2026', '2026-01-31'],
    ['46053', '2026-01-31'],
    ['31-02-2026', null],
    ['2026-13-01', null],
    ['January 2026', null],
    ['', null],
  ])('takes the date %s as %s', async (date, day) => {
    const order = await bench.tell();
    const { body } = await bulk(sheet(line(order, `D${order.id}`, { date })));
    expect(body).toMatchObject({ created: day ? 1 : 0 });
    if (!day)
      return expect(body.details[0]).toMatchObject({
        column: 'Purchase Date',
        value: date,
        reason: date ? 'This is no date' : 'Purchase date is required',
      });
    const { body: list } = await bench.call(assets.list, {
      token: buyer,
      query: { contract: order.gemContractNumber },
    });
    expect(list.items[0].purchaseDate).toBe(day);
  });

  it.each([
    ['"₹ 1,17,874.50"', 117_874.5],
    ['"Rs. 1,000/-"', 1_000],
    ['1 000', 1_000],
    ['१२३४', 1_234],
    ['0', null],
    ['-5', null],
    ['1.5 lakh', 150_000],
    ['many', null],
  ])('takes the value %s as %s', async (value, amount) => {
    const order = await bench.tell();
    const { body } = await bulk(sheet(line(order, `V${order.id}`, { value })));
    expect(body).toMatchObject({ created: amount ? 1 : 0 });
    if (!amount)
      return expect(body.details[0]).toMatchObject({
        column: 'Value',
        reason: value === 'many' ? 'This is no number' : 'Value must be greater than 0',
      });
    const { body: list } = await bench.call(assets.list, {
      token: buyer,
      query: { contract: order.gemContractNumber },
    });
    expect(list.items[0].value).toBe(amount);
  });

  it('names every fault of a row as what it is, and gives each a line of the file', async () => {
    const order = await bench.tell();
    const cells = { name: '', category: 'Fridge', value: 'many', date: '31-02-2026' };
    const { body } = await bring(sheet(line(order, `Q${order.id}`, { ...cells })));
    const faults = [
      { column: 'Name', value: '', reason: 'Asset name is required' },
      { column: 'Category', value: 'Fridge', reason: 'This is none of the possible values' },
      { column: 'Value', value: 'many', reason: 'This is no number' },
      { column: 'Purchase Date', value: '31-02-2026', reason: 'This is no date' },
    ];
    expect(body).toMatchObject({ rows: 1, good: 0, refused: [{ ...faults[0], more: faults.slice(1) }] });
    const text = await bench.download(assetImports.refused, { token: buyer, params: { id: body.id } });
    expect(text.trim().split('\r\n')).toEqual([
      `${heading},Line in the file,What is wrong`,
      `,Fridge,Q${order.id},many,31-02-2026,${order.gemContractNumber},Dell,2,` +
        `"${faults.map(({ column, reason }) => `${column}: ${reason}`).join('; ')}"`,
    ]);
  });

  it('takes the file of refused rows back once it is mended', async () => {
    const order = await bench.tell();
    const { body } = await bring(sheet(line(order, `W${order.id}`, { date: '31-02-2026' })));
    const text = await bench.download(assetImports.refused, { token: buyer, params: { id: body.id } });
    const again = await bring(text.replace('31-02-2026', '28-02-2026'));
    expect(again.body).toMatchObject({ repeated: false, rows: 1, good: 1, refused: [] });
    expect(again.body.mapping).toMatchObject({ 'Line in the file': null, 'What is wrong': null });
    const still = await bring(text.replace('31-02-2026', '30-02-2026'));
    const once = await bench.download(assetImports.refused, { token: buyer, params: { id: still.body.id } });
    expect(once.split('\r\n')[0]).toBe(`\ufeff${heading},Line in the file,What is wrong`);
  });

  it.each([
    ['Unicode text', (text: string) => Buffer.from(`\ufeff${text.replaceAll(',', '\t')}`, 'utf16le')],
    ['the old code page', (text: string) => Buffer.from(text.replace('Dell', 'D\xe9ll'), 'latin1')],
    ['line ends of an older Macintosh', (text: string) => Buffer.from(text.replaceAll('\r\n', '\r'))],
    ['titles above the headings', (text: string) => Buffer.from(`Office of Pune\nAssets, 2026\n\n${text}`)],
  ])('takes %s, and several of a category', async (_, written) => {
    const order = await bench.tell();
    const text = sheet(line(order, `E${order.id}`, { category: 'LAPTOPS' }));
    expect((await bring(written(text))).body).toMatchObject({ missing: [], rows: 1, good: 1, refused: [] });
  });

  it('takes tabs or semicolons, matches nearly right headings, and keeps blank lines out of the count', async () => {
    const order = await bench.tell();
    const head = 'Asset Nam;Asset Categry;Serial Numbr;Purchse Date;Value;GeM Contract Numbr';
    const text = [head, '', `Laptop;Laptop;S${order.id};2026-01-31;1000;${order.gemContractNumber}`].join('\n');
    const { body } = await bring(text);
    expect(body).toMatchObject({ rows: 1, good: 1, missing: [] });
  });

  it('says which fields have no column, and takes a match made by hand', async () => {
    const order = await bench.tell();
    const text = `who_knows,Category,Serial Number,Value,Purchase Date,GEM Contract Number\nLaptop,Laptop,H${order.id},10,2026-01-31,${order.gemContractNumber}`;
    const { body } = await bring(text);
    expect(body).toMatchObject({ missing: ['name'], good: 0, refused: [] });
    expect((await run(body.id, true)).body.fields).toHaveProperty('mapping');
    const byHand = (mapping: object) =>
      bench.call(assetImports.check, { token: buyer, params: { id: body.id }, body: { mapping } });
    const double = await byHand({ ...body.mapping, who_knows: 'category' });
    expect([double.status, double.body.error]).toEqual([422, 'Two columns are matched to the same field']);
    const checked = await byHand({ ...body.mapping, who_knows: 'name' });
    expect(checked.body).toMatchObject({ missing: [], good: 1, refused: [], mapping: { who_knows: 'name' } });
  });

  it.each([
    ['', 'The file is empty'],
    [heading, 'The file has no rows'],
    [`${heading}\n"never closed`, 'Failed to process CSV file'],
    [`${heading}\n${'a\n'.repeat(100_001)}`, 'At most 1,00,000 rows are allowed'],
  ])('refuses a file that cannot be read (%#)', async (text, message) => {
    const { body: file } = await bench.upload('bad.csv', Buffer.from(text), 'csv', buyer);
    if (!file.id) return expect(file.error).toBe(message);
    const { status, body } = await bench.call(assetImports.upload, { token: buyer, body: { file: [file.id] } });
    expect([status, body.error]).toEqual([422, message]);
  });

  it('takes a cell that starts with = as text, and gives it back as no formula', async () => {
    const order = await bench.tell();
    const name = '=HYPERLINK("x","y")';
    const { body } = await bulk(sheet(line(order, `F${order.id}`, { name: '"=HYPERLINK(""x"",""y"")"' })));
    expect(body.created).toBe(1);
    const query = { contract: order.gemContractNumber };
    const { body: list } = await bench.call(assets.list, { token: buyer, query });
    expect(list.items[0].name).toBe(name);
    const text = await bench.download(assets.exportCsv, { token: buyer, query });
    expect(text).toContain(`"'=HYPERLINK(""x"",""y"")"`);
  });

  it('takes the template and an export back', async () => {
    const template = await bench.download(assetImports.template, { token: buyer });
    const { body } = await bring(template);
    expect(body).toMatchObject({ missing: [], rows: 1, good: 0 });
    expect(Object.values(body.mapping as object)).not.toContain(null);
  });
});

describe('importing', () => {
  it('answers a bulk upload with counts by reason', async () => {
    const order = await bench.tell({ quantities: { Laptop: 2 } });
    const taken = await bench.register(order);
    const pending = await bench.tell({ status: 'Pending Approval' });
    const rows = [
      line(order, `B1${order.id}`),
      line(order, `b1${order.id}`),
      line(order, taken.serialNumber),
      line(order, `B2${order.id}`),
      line(pending, `B3${order.id}`),
      line({ ...order, gemContractNumber: 'GEMC-NONE-1' }, `B4${order.id}`),
      line(order, `B5${order.id}`, { value: '0' }),
    ];
    const { status, body } = await bulk(sheet(...rows));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      created: 1,
      skipped: 6,
      summary: {
        successRate: 14.3,
        validationErrors: {
          duplicateSerialInCSV: 1,
          duplicateSerialInDB: 1,
          quantityMismatch: 1,
          missingGeMContract: 1,
          unapprovedGeMContract: 1,
          invalidData: 1,
        },
      },
    });
    expect(body.details.map(({ row }: RefusedRow) => row)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('takes the maker of the contract for a cell that is empty, and asks for it where there are several', async () => {
    const made = (lineId: string, manufacturer: string) => ({
      ...{ lineId, name: 'Laptop', category: 'Laptop', manufacturer, model: 'M1' },
      ...{ quantity: 5, value: 1_000, warrantyYears: 3 },
    });
    const order = await bench.tell({ lines: [made('l1', 'Dell')] });
    const of = (several: AnnouncedOrder, serial: string) => line(several, serial).replace(/Dell$/, '');
    const taken = await bench.register(order, { serialNumber: `MK1${order.id}`, manufacturer: 'Dell' });
    const again = await bulk(sheet(of(order, taken.serialNumber), of(order, `MK2${order.id}`)));
    expect(again.body).toMatchObject({ created: 1, details: [{ row: 1, reason: expect.stringMatching(/already/) }] });
    const both = await bench.tell({ lines: [made('l1', 'Dell'), made('l2', 'HP')] });
    const unclear = await bulk(sheet(of(both, `MK3${order.id}`)));
    expect(unclear.body.details[0]).toMatchObject({
      column: 'Manufacturer',
      reason: 'The contract has this category of several makers: please enter the manufacturer',
    });
  });

  it('makes all or nothing when asked so', async () => {
    const order = await bench.tell({ quantities: { Laptop: 3 } });
    const bad = await bulk(sheet(line(order, `N1${order.id}`), line(order, `N2${order.id}`, { value: '0' })), 'false');
    expect(bad.body).toMatchObject({ success: false, created: 0, skipped: 2 });
    expect(await count(order)).toBe(0);
    const good = await bulk(sheet(line(order, `N1${order.id}`), line(order, `N2${order.id}`)), 'false');
    expect(good.body).toMatchObject({ success: true, created: 2, skipped: 0 });
    expect(await count(order)).toBe(2);
  });

  it('takes everything back when a row is refused in the middle of all or nothing', async () => {
    const order = await bench.tell({ quantities: { Laptop: 250 } });
    const rows = Array.from({ length: 250 }, (_, at) => line(order, `A${at}-${order.id}`));
    const { body } = await bring(sheet(...rows));
    const racing = run(body.id, false);
    const other = await bench.call(assets.create, { token: admin, body: bench.newAsset(order) });
    const ended = await racing;
    // One of the two got the last place; never a part of the file.
    expect(ended.body).toMatchObject(
      other.status === 201 ? { status: 'Refused', created: 0 } : { status: 'Done', created: 250 },
    );
    const made = other.status === 201 ? 1 : 250;
    expect(await count(order)).toBe(made);
    const capacity = await bench.call(assets.capacity, { token: admin, params: { id: order.id } });
    expect(capacity.body.registered).toBe(made);
    expect(
      (await bench.call(assets.list, { token: buyer, query: { contract: order.gemContractNumber } })).body.total,
    ).toBe(made);
  });

  it('releases what was staged when a run of all or nothing was cut off', async () => {
    const order = await bench.tell({ quantities: { Laptop: 200 } });
    const { body } = await bring(sheet(...Array.from({ length: 120 }, (_, at) => line(order, `Z${at}-${order.id}`))));
    await run(body.id, false);
    const { database } = bench.kit;
    // As a killed process leaves it before the release: all staged, nothing told.
    await database
      .collection('assets')
      .updateMany({ sellerOrderId: order.id }, { $set: { staged: [], deletedAt: new Date() } });
    const lease = { by: 'dead', until: new Date(0) };
    await database
      .collection<{ _id: string }>('asset_imports')
      .updateOne({ _id: body.id }, { $set: { status: 'Running', lease } });
    const seen = async () =>
      (await bench.call(assets.list, { token: buyer, query: { contract: order.gemContractNumber, pageSize: '1' } }))
        .body.total;
    await eventually(async () => {
      const after = await bench.call(assetImports.get, { token: buyer, params: { id: body.id } });
      expect(after.body).toMatchObject({ status: 'Done', created: 120 });
    }, 20_000);
    expect(await seen()).toBe(120);
    expect(await count(order)).toBe(120);
  });

  it('takes back what a cut-off run had staged when it can no longer go in as a whole', async () => {
    const order = await bench.tell({ quantities: { Laptop: 200 } });
    const { body } = await bring(sheet(...Array.from({ length: 120 }, (_, at) => line(order, `Y${at}-${order.id}`))));
    await run(body.id, false);
    const { database } = bench.kit;
    await database
      .collection('assets')
      .updateMany({ sellerOrderId: order.id }, { $set: { staged: [], deletedAt: new Date() } });
    await bench.tell({ ...order, status: 'Pending Approval' }, 2);
    const lease = { by: 'dead', until: new Date(0) };
    await database
      .collection<{ _id: string }>('asset_imports')
      .updateOne({ _id: body.id }, { $set: { status: 'Running', lease } });
    await eventually(async () => {
      const after = await bench.call(assetImports.get, { token: buyer, params: { id: body.id } });
      expect(after.body).toMatchObject({ status: 'Refused', created: 0, good: 0 });
    }, 20_000);
    expect(await count(order)).toBe(0);
    const capacity = await bench.call(assets.capacity, { token: admin, params: { id: order.id } });
    expect(capacity.body.registered).toBe(0);
  });

  it('goes on where a run was cut off, and makes no row twice', async () => {
    const order = await bench.tell({ quantities: { Laptop: 400 } });
    const rows = Array.from({ length: 250 }, (_, at) => line(order, `K${at}-${order.id}`));
    const { body } = await bring(sheet(...rows));
    await run(body.id, true);
    const { database } = bench.kit;
    const made = await database
      .collection<{ _id: string }>('assets')
      .find({ sellerOrderId: order.id })
      .sort({ _id: 1 })
      .toArray();
    const left = made.slice(0, 120).map(({ _id }) => _id);
    // As a killed process leaves it: a part is made, the import says it is running, nobody renews the lease.
    await database.collection<{ _id: string }>('assets').deleteMany({ _id: { $nin: left }, sellerOrderId: order.id });
    await database
      .collection<{ _id: string }>('contracts')
      .updateOne({ _id: order.id }, { $set: { 'registered.Laptop': 120 } });
    await database
      .collection<{ _id: string }>('asset_imports')
      .updateOne(
        { _id: body.id },
        { $set: { status: 'Running', created: 120, lease: { by: 'dead', until: new Date(0) } } },
      );
    await eventually(async () => {
      const after = await bench.call(assetImports.get, { token: buyer, params: { id: body.id } });
      expect(after.body).toMatchObject({ status: 'Done', created: 250, refused: [] });
    }, 20_000);
    expect(await count(order)).toBe(250);
    const capacity = await bench.call(assets.capacity, { token: admin, params: { id: order.id } });
    expect(capacity.body.registered).toBe(250);
  });

  it('takes the number of a purchase order as a contract, as far as its goods came', async () => {
    const item = { lineId: 'l1', name: 'Laptop', category: 'Laptop', manufacturer: 'Dell', model: 'M1' };
    const order = await bench.tell({
      ...{
        source: 'purchase-order',
        gemContractNumber: 'PO-2026-800001',
        status: 'Delivered',
        quantities: { Laptop: 3 },
      },
      lines: [{ ...item, quantity: 3, value: 1_000, warrantyYears: 1, delivered: 2 }],
    });
    const rows = Array.from({ length: 3 }, (_, at) => line(order, `Q${at}-${order.id}`));
    const { body } = await bring(sheet(...rows));
    expect([body.good, body.refused]).toMatchObject([2, [{ line: 4, reason: 'No remaining capacity' }]]);
    expect((await run(body.id, true)).body).toMatchObject({ status: 'Done', created: 2 });
    expect(await count(order)).toBe(2);
  });

  it('runs once when two ask at one moment', async () => {
    const order = await bench.tell({ quantities: { Laptop: 400 } });
    const { body } = await bring(sheet(...Array.from({ length: 150 }, (_, at) => line(order, `P${at}-${order.id}`))));
    const answers = await Promise.all([run(body.id, true), run(body.id, true), run(body.id, true)]);
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
    expect(await count(order)).toBe(150);
    await eventually(async () => {
      const { body: now } = await bench.call(assetImports.get, { token: buyer, params: { id: body.id } });
      expect(now).toMatchObject({ status: 'Done', created: 150 });
    });
  });

  it.each([
    ['Buyer', { organizationId: 'another' }, 404],
    ['Seller', {}, 404],
    ['Super Admin', {}, 200],
    ['Buyer', { id: 'colleague', organizationId: buyerOrganization }, 200],
    ['OEM', {}, 403],
    ['End User', {}, 403],
  ] as const)('shows an import to %s %j: %i', async (role, changes, status) => {
    const order = await bench.tell();
    const { body } = await bring(sheet(line(order, `R${order.id}`)));
    const token = await bench.tokenFor(role, changes);
    const params = { id: body.id as string };
    expect((await bench.call(assetImports.get, { token, params })).status).toBe(status);
    if (status !== 200) expect((await run(body.id, true, token)).status).toBe(status);
  });
});

it('is brought, run and undone once by its key, and says of none that it came before', async () => {
  const order = await bench.tell({ quantities: { Laptop: 5 } });
  const { body: file } = await bench.upload('once.csv', Buffer.from(sheet(line(order, 'ONCE-1'))), 'csv', buyer);
  const brought = await tryRepetition(bench, assetImports.upload, { token: buyer, body: { file: [file.id] } });
  expect(brought).toMatchObject(madeOnce(assetImports.upload));
  const { id } = brought.first.body;
  for (const [operation, body] of [
    [assetImports.run, { keepGood: true }],
    [assetImports.undo, undefined],
  ] as const) {
    const { statuses, toldAgain, first } = await tryRepetition(bench, operation, {
      token: buyer,
      params: { id },
      body,
    });
    expect([statuses, toldAgain, first.body.repeated]).toEqual([[200, 200, 200], [], false]);
    await ended(id);
  }
});

it('is brought and run in one step once by its key', async () => {
  const order = await bench.tell({ quantities: { Laptop: 5 } });
  const { body: file } = await bench.upload('step.csv', Buffer.from(sheet(line(order, 'STEP-1'))), 'csv', buyer);
  const asked = { token: buyer, body: { file: [file.id] }, query: { keepGood: 'true' } };
  const brought = await tryRepetition(bench, assetImports.bulkUpload, asked);
  expect(brought.statuses).toEqual(Array(3).fill(assetImports.bulkUpload.status));
  expect(brought.toldAgain).toEqual([]);
  expect(await count(order)).toBe(1);
});
