import { readFile } from 'node:fs/promises';
import { type AssetImport, assetImports, assets, type RefusedRow } from '@portal/contracts';
import { openTable, type TableFile } from '@portal/service-kit';
import { eventually, madeOnce, tryRepetition } from '@portal/service-kit/testing';
import { writeXlsx } from 'hucre/xlsx';
import { type AssetBench, buyerOrganization, startAssetBench } from '../testing/asset-bench.js';

const holder = {
  id: 'holder-1',
  name: 'Asha Rao',
  email: 'asha@example.gov.in',
  designation: 'Clerk',
  department: 'Treasury',
  organizationId: buyerOrganization,
};

let bench: AssetBench;
let buyer: string;
let admin: string;

beforeAll(async () => {
  bench = await startAssetBench([holder]);
  [buyer, admin] = await Promise.all([bench.tokenFor('Buyer'), bench.tokenFor('Super Admin')]);
});
afterAll(() => bench.stop());

async function bring(bytes: Uint8Array | string, { name = 'register.csv', token = buyer } = {}) {
  const { body } = await bench.upload(name, Buffer.from(bytes), 'assetRegister', token);
  const answer = await bench.call(assetImports.upload, { token, body: { file: [body.id] } });
  return answer.body as AssetImport & { error?: string };
}
const check = (id: string, body: object, token = buyer) =>
  bench.call(assetImports.check, { token, params: { id }, body });
async function settled(id: string) {
  return eventually(async () => {
    const { body } = await bench.call(assetImports.get, { token: admin, params: { id } });
    if (/ing$/.test(body.status)) throw new Error('not ended yet');
    return body as AssetImport;
  }, 60_000);
}
async function run(id: string, keepGood = true, token = buyer) {
  const answer = await bench.call(assetImports.run, { token, params: { id }, body: { keepGood } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return settled(id);
}
const undo = (id: string, token = buyer) => bench.call(assetImports.undo, { token, params: { id } });
const listed = async (contract: string) =>
  (await bench.call(assets.list, { token: buyer, query: { contract, sort: 'serialNumber' } })).body;
const book = async (rows: (string | number | Date | null)[][]) => writeXlsx({ sheets: [{ name: 'Register', rows }] });
const heading = ['Name', 'Category', 'Serial Number', 'Value', 'Purchase Date', 'GEM Contract Number', 'Manufacturer'];
const plainRow = (contract: string, serial: string) => [
  'Laptop',
  'Laptop',
  serial,
  '1000',
  '2026-01-31',
  contract,
  'Dell',
];
const csv = (...rows: string[][]) => [heading, ...rows].map((cells) => cells.join(',')).join('\n');

describe('registers as offices keep them', () => {
  it.each([
    ['other-tool.csv', 3, [150_000, 21_450], [[4, 'Purchase Date', '31-02-2026', 'This is no date']]],
    ['hindi.csv', 2, [52_000, 48_500], []],
    ['urdu.csv', 2, [52_000], [[3, 'قیمت', '', 'Value must be greater than 0']]],
    ['two-pages.csv', 3, [52_000, 52_000, 52_000], []],
  ] as const)('%s', async (name, rows, values, refused) => {
    const order = await bench.tell({ quantities: { Laptop: 10, Display: 10 } });
    const text = await readFile(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
    const filled = text.replaceAll('{{contract}}', order.gemContractNumber).replaceAll('{{s}}', order.id);
    const body = await bring(filled, { name });
    expect(body).toMatchObject({ missing: [], rows, good: values.length });
    const told = body.refused.map(({ line, column, value, reason }) => [line, column, value, reason]);
    expect(told).toEqual(refused);
    expect(await run(body.id)).toMatchObject({ status: 'Done', created: values.length });
    const { items } = await listed(order.gemContractNumber);
    expect(items.map(({ value }: { value: number }) => value)).toEqual(values);
  });

  it.each([
    ['bn', 'সম্পদের নাম,শ্রেণী,ক্রমিক নম্বর,ক্রয়ের তারিখ,মূল্য,চুক্তি নম্বর'],
    ['te', 'వస్తువు పేరు,వర్గం,సీరియల్ నంబర్,కొనుగోలు తేదీ,ధర,ఒప్పంద సంఖ్య'],
    ['ta', 'பொருளின் பெயர்,வகை,வரிசை எண்,வாங்கிய தேதி,மதிப்பு,ஒப்பந்த எண்'],
    ['mr', 'वस्तूचे नाव,प्रवर्ग,सिरियल नंबर,खरेदी दिनांक,किंमत,करार क्रमांक'],
    ['gu', 'વસ્તુનું નામ,પ્રકાર,સીરીયલ નંબર,ખરીદી તારીખ,કિંમત,કરાર નંબર'],
    ['kn', 'ವಸ್ತುವಿನ ಹೆಸರು,ವರ್ಗ,ಸರಣಿ ಸಂಖ್ಯೆ,ಖರೀದಿ ದಿನಾಂಕ,ಬೆಲೆ,ಒಪ್ಪಂದ ಸಂಖ್ಯೆ'],
    ['ml', 'ഇനത്തിന്റെ പേര്,വിഭാഗം,സീരിയൽ നമ്പർ,വാങ്ങിയ തീയതി,വില,കരാർ നമ്പർ'],
    ['pa', 'ਵਸਤੂ ਦਾ ਨਾਮ,ਕਿਸਮ,ਸੀਰੀਅਲ ਨੰਬਰ,ਖਰੀਦ ਮਿਤੀ,ਕੀਮਤ,ਇਕਰਾਰਨਾਮਾ ਨੰਬਰ'],
    ['or', 'ସାମଗ୍ରୀର ନାମ,ଶ୍ରେଣୀ,କ୍ରମିକ ସଂଖ୍ୟା,କ୍ରୟ ତାରିଖ,ମୂଲ୍ୟ,ଚୁକ୍ତି ସଂଖ୍ୟା'],
    ['as', 'বস্তুৰ নাম,শ্ৰেণী,ক্ৰমিক নম্বৰ,ক্ৰয়ৰ তাৰিখ,মূল্য,চুক্তি নম্বৰ'],
  ])('knows its headings in the language %s', async (language, headings) => {
    const order = await bench.tell();
    const body = await bring(`${headings}\nDell,Laptop,${language}${order.id},16-09-2025,5,${order.gemContractNumber}`);
    expect(body).toMatchObject({ missing: [], good: 1, refused: [] });
  });

  it.each([
    ['one row', 'क्रमांक,नाम,श्रेणी,मशीन नंबर,सीरियल नंबर', ['१']],
    ['two rows with a dot', 'Serial No,Item,Category,Room,Machine Serial No', ['1.', '2.']],
  ])('takes the number of the row for no serial number: %s', async (_, headings, numbers) => {
    const order = await bench.tell();
    const head = `${headings},Date of Purchase,Value,GeM Contract No`;
    const rows = numbers.map(
      (one) => `${one},Dell,Laptop,4,N${one}${order.id},2026-01-31,5,${order.gemContractNumber}`,
    );
    const body = await bring([head, ...rows].join('\n'));
    expect(body).toMatchObject({ missing: [], good: rows.length });
    await run(body.id);
    const { items } = await listed(order.gemContractNumber);
    const serials = items.map(({ serialNumber }: { serialNumber: string }) => serialNumber);
    expect(serials).toEqual(numbers.map((one) => `N${one}${order.id}`));
  });

  it('reads how offices say status, condition and amount, and leaves out whatever they call their sums', async () => {
    const order = await bench.tell();
    const of = (serial: string, value: string, ...words: string[]) => [
      ...plainRow(order.gemContractNumber, serial).slice(0, 3),
      value,
      '2026-01-31',
      order.gemContractNumber,
      'Dell',
      ...words,
    ];
    const text = [
      [...heading, 'Present Status', 'Condition', 'AMC upto'],
      of(`V1${order.id}`, '"Rs 1,45,000/- only"', 'Working', 'Old', '31-12-2030'),
      of(`V2${order.id}`, '5', 'मरम्मत में', 'नया', ''),
      ['TOTAL (Rs.)', '', '', '145005'],
      ['', 'Total Assets:', '', '2'],
      ['कुल राशि', '', '', '145005'],
    ];
    const body = await bring(text.map((cells) => cells.join(',')).join('\n'));
    expect(body).toMatchObject({ rows: 2, good: 2, refused: [] });
    await run(body.id);
    expect((await listed(order.gemContractNumber)).items).toMatchObject([
      { value: 145_000, status: 'Active', condition: 'Used', hasAmc: true, amcExpiry: '2030-12-31' },
      { value: 5, status: 'Under Repair', condition: 'New', hasAmc: false },
    ]);
  });

  it('takes a workbook, and gives its refused rows back as one, texts as texts', async () => {
    const order = await bench.tell();
    const serial = `0${order.id.replace(/\D/g, '7')}`;
    const day = new Date('2025-09-16T00:00:00Z');
    const rows = [
      ['Office of Pune', null, null],
      heading,
      ['Laptop', 'Laptops', `X1${order.id}`, 52_000.5, day, order.gemContractNumber, 'Dell'],
      ['Laptop', 'Fridge', serial, 52_000, day, order.gemContractNumber, 'Dell'],
    ];
    const body = await bring(await book(rows), { name: 'register.xlsx' });
    expect(body).toMatchObject({ rows: 2, good: 1, refused: [{ line: 4, column: 'Category', value: 'Fridge' }] });
    await run(body.id);
    expect((await listed(order.gemContractNumber)).items).toMatchObject([
      { value: 52_000.5, purchaseDate: '2025-09-16', category: 'Laptop' },
    ]);
    const bytes = await bench.read(assetImports.refused, { token: buyer, params: { id: body.id } });
    const given = await wholeOf(await openTable({ bytes, type: 'xlsx' }, 10));
    const fault = 'Category: This is none of the possible values';
    expect(given).toEqual([
      [...heading, 'Line in the file', 'What is wrong'],
      ['Laptop', 'Fridge', serial, '52000', '2025-09-16', order.gemContractNumber, 'Dell', '4', fault],
    ]);
  });

  it.each([
    ['a CSV that calls itself a workbook', 'register.xlsx', Buffer.from(csv(['x']))],
    ['a workbook that calls itself CSV', 'register.csv', undefined],
    ['zeros', 'register.csv', Buffer.from('Name\0,Category\nx,y')],
  ])('refuses %s', async (_, name, bytes) => {
    const content = bytes ?? (await book([heading, ['x']]));
    const { status, body } = await bench.upload(name, Buffer.from(content), 'assetRegister', buyer);
    expect([status, body.error]).toEqual([422, 'This type of file is not accepted']);
  });
});

async function wholeOf({ headings, batches }: TableFile) {
  const rows = [headings];
  for await (const batch of batches()) rows.push(...batch.map(({ cells }) => cells));
  return rows;
}

describe('said once for all rows', () => {
  it('a contract and a category stand for columns that are missing, or wrong', async () => {
    const order = await bench.tell();
    const text = `Name,Serial Number,Value,Purchase Date,Category\nDell,C1${order.id},5,2026-01-31,Fridge`;
    const body = await bring(text);
    expect(body).toMatchObject({ missing: ['gemContractNumber'], good: 0 });
    const forAll = { gemContractNumber: order.gemContractNumber, category: 'Laptop' };
    const checked = await check(body.id, { mapping: body.mapping, forAll });
    expect(checked.body).toMatchObject({ missing: [], good: 1, refused: [], forAll });
    expect(await run(body.id)).toMatchObject({ created: 1 });
    expect((await listed(order.gemContractNumber)).items).toMatchObject([{ category: 'Laptop' }]);
  });

  it("another office's contract answers as if it did not exist", async () => {
    const foreign = await bench.tell({ buyerOrganizationId: 'another' });
    const body = await bring(csv(plainRow('GEMC-X-1', `F1${foreign.id}`)));
    const forAll = { gemContractNumber: foreign.gemContractNumber };
    const checked = await check(body.id, { mapping: body.mapping, forAll });
    expect(checked.body.refused[0]).toMatchObject({ reason: 'GEM Contract Number does not exist in the system' });
  });

  it('what is no contract number or category is refused at its field', async () => {
    const body = await bring(csv(plainRow('GEMC-X-1', 'ANY-1')));
    const wrong = { mapping: body.mapping, forAll: { gemContractNumber: '12', category: 'Fridge' } };
    const answer = await check(body.id, wrong);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields).sort()).toEqual(['forAll.category', 'forAll.gemContractNumber']);
  });
});

it('tells an organisation in an hour of so many serial numbers that others have, and no more', async () => {
  const office = { organizationId: 'office-that-guesses' };
  const token = await bench.tokenFor('Buyer', office);
  const [order, foreign] = [
    await bench.tell({ buyerOrganizationId: office.organizationId }),
    await bench.tell({ buyerOrganizationId: 'another' }),
  ];
  const theirs = [await bench.register(foreign), await bench.register(foreign), await bench.register(foreign)];
  const own = await bench.register(order);
  const fileOf = (...serials: string[]) => csv(...serials.map((serial) => plainRow(order.gemContractNumber, serial)));
  const [one = '', two = '', three = ''] = theirs.map(({ serialNumber }) => serialNumber);
  expect(await bring(fileOf(one, own.serialNumber), { token })).toMatchObject({ good: 0, rows: 2 });
  const counted = bench.kit.database.collection('attempts');
  const of = { purpose: 'serial numbers of others told to', name: office.organizationId };
  expect(await counted.findOne(of)).toMatchObject({ count: 1, most: 300 });
  await counted.updateOne(of, { $set: { count: 299 } });
  expect(await bring(fileOf(two, own.serialNumber, own.serialNumber), { token })).toMatchObject({ good: 0 });
  expect((await bring(fileOf(three), { token })).error).toMatch(/^Rate limit exceeded/);
  expect(await bring(fileOf(own.serialNumber), { token })).toMatchObject({ good: 0, rows: 1 });
  expect(await bring(fileOf(three))).toMatchObject({ good: 0 });
});

it('matches headings as the office matched them before, and another office not', async () => {
  const organizationId = `office-${Date.now()}`;
  const order = await bench.tell({ buyerOrganizationId: organizationId });
  const token = await bench.tokenFor('Buyer', { organizationId });
  const text = (serial: string) =>
    `Was ist das,${heading.slice(1).join(',')}\n${plainRow(order.gemContractNumber, serial).join(',')}`;
  const first = await bring(text(`M1${order.id}`), { token });
  expect(first.missing).toEqual(['name']);
  await check(first.id, { mapping: { ...first.mapping, 'Was ist das': 'name', Manufacturer: null } }, token);
  await run(first.id, true, token);
  const second = await bring(text(`M2${order.id}`), { token });
  expect(second).toMatchObject({ missing: [], good: 1, mapping: { 'Was ist das': 'name', Manufacturer: null } });
  expect(await bring(text(`M3${order.id}`))).toMatchObject({ missing: ['name'] });
});

describe('serial numbers that are registered', () => {
  it('are updated by choice: what the cells say, and nothing for empty ones', async () => {
    const order = await bench.tell();
    const asset = await bench.register(order, { serialNumber: `U1${order.id}`, location: 'Room 1', model: 'M1' });
    const text = [
      [...heading, 'Room', 'Model'].join(','),
      ['Laptop of Room 2', 'Laptop', asset.serialNumber, '', '', order.gemContractNumber, 'Dell', 'Room 2', ''],
      [...plainRow(order.gemContractNumber, `U2${order.id}`), '', ''],
    ].join('\n');
    const needs = text.replace(',,,', ',60000,2026-01-31,');
    const body = await bring(needs);
    expect(body).toMatchObject({ good: 1, refused: [{ reason: 'This serial number is already registered' }] });
    const checked = await check(body.id, { mapping: body.mapping, existing: 'update' });
    expect(checked.body).toMatchObject({ good: 2, refused: [], existing: 'update' });
    expect(await run(body.id)).toMatchObject({ status: 'Done', created: 1, updated: 1 });
    const after = (await bench.call(assets.get, { token: buyer, params: { id: asset.id } })).body;
    const kept = { model: 'M1', category: 'Laptop', version: asset.version + 1 };
    expect(after).toMatchObject({ name: 'Laptop of Room 2', location: 'Room 2', value: 60_000, ...kept });
  });

  it('are refused what does not go with what they say besides, and stop no other row', async () => {
    const order = await bench.tell();
    const asset = await bench.register(order, { purchaseDate: '2025-01-31', warrantyExpiry: '2025-06-30' });
    const row = plainRow(order.gemContractNumber, asset.serialNumber);
    const body = await bring(csv(row, plainRow(order.gemContractNumber, `U3${order.id}`)));
    await check(body.id, { mapping: body.mapping, existing: 'update' });
    const after = await run(body.id);
    expect(after).toMatchObject({ status: 'Done', created: 1, updated: 0 });
    expect(after.refused).toMatchObject([{ line: 2, reason: 'The warranty cannot end before the purchase' }]);
  });

  it('stay as they are where they are of another office, contract or category', async () => {
    const order = await bench.tell();
    const second = await bench.tell();
    const foreign = await bench.tell({ buyerOrganizationId: 'another' });
    const mine = await bench.register(order);
    const theirs = await bench.register(foreign);
    const rows = [
      plainRow(second.gemContractNumber, mine.serialNumber),
      plainRow(order.gemContractNumber, theirs.serialNumber),
    ];
    const body = await bring(csv(...rows));
    const checked = await check(body.id, { mapping: body.mapping, existing: 'update' });
    expect(checked.body.refused.map(({ reason }: RefusedRow) => reason)).toEqual([
      'Contract and category of a registered asset stay as they are',
      'This serial number is already registered',
    ]);
  });
});

describe('an import that is undone', () => {
  async function imported(count: number) {
    const order = await bench.tell({ quantities: { Laptop: count } });
    const rows = Array.from({ length: count }, (_, at) => plainRow(order.gemContractNumber, `${order.id}-${at}`));
    const text = csv(...rows);
    const body = await bring(text);
    await run(body.id);
    return { order, id: body.id, text };
  }

  it('leaves nothing behind, frees its places, and can be brought again', async () => {
    const { order, id, text } = await imported(5);
    await undo(id);
    const undone = await settled(id);
    expect(undone).toMatchObject({ status: 'Undone', created: 0, undone: { taken: 5, kept: 0, rows: [] } });
    expect((await listed(order.gemContractNumber)).total).toBe(0);
    const capacity = await bench.call(assets.capacity, { token: admin, params: { id: order.id } });
    expect(capacity.body.registered).toBe(0);
    expect((await undo(id)).body).toMatchObject({ status: 'Undone', undone: { taken: 5 } });
    const again = await bring(text);
    expect(again).toMatchObject({ id, status: 'Checked', good: 5 });
    expect(again.undone).toBeUndefined();
    expect(await run(id)).toMatchObject({ status: 'Done', created: 5 });
    await undo(id);
    expect(await settled(id)).toMatchObject({ undone: { taken: 5, kept: 0 } });
  });

  it('keeps what was assigned or changed since, and says so', async () => {
    const { order, id } = await imported(4);
    const { items } = await listed(order.gemContractNumber);
    const [assigned, changed] = items;
    const given = { token: buyer, params: { id: assigned.id }, body: { endUserId: holder.id } };
    const repaired = { token: buyer, params: { id: changed.id }, body: { status: 'Under Repair' } };
    const answers = [await bench.call(assets.assign, given), await bench.call(assets.setStatus, repaired)];
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    await undo(id);
    const after = await settled(id);
    expect(after).toMatchObject({ status: 'Undone', created: 2, undone: { taken: 2, kept: 2 } });
    expect(after.undone?.rows).toEqual([
      { serialNumber: assigned.serialNumber, reason: 'This asset was assigned' },
      { serialNumber: changed.serialNumber, reason: 'This asset was changed after the import' },
    ]);
    expect((await listed(order.gemContractNumber)).total).toBe(2);
  });

  it('takes out what only its order changed, and marks it among the deleted', async () => {
    const { order, id } = await imported(2);
    await bench.tell({ ...order, sellerName: 'Renamed seller' }, 2);
    const renamed = async () => (await listed(order.gemContractNumber)).items as { sellerName: string }[];
    await eventually(async () => {
      expect((await renamed()).map(({ sellerName }) => sellerName)).toEqual(['Renamed seller', 'Renamed seller']);
    });
    await undo(id);
    expect(await settled(id)).toMatchObject({ undone: { taken: 2, kept: 0 } });
    const gone = await bench.call(assets.deleted, { token: admin, query: { q: order.gemContractNumber } });
    const { items } = gone.body as { items: { id: string; undoneImport?: string }[] };
    expect(items.map(({ undoneImport }) => undoneImport)).toEqual(['register.csv', 'register.csv']);
    const back = await bench.call(assets.restore, { token: admin, params: { id: items[0]!.id } });
    expect(back.status).toBe(200);
  });

  it('goes on where it was cut off', async () => {
    const { order, id } = await imported(3);
    const lease = { by: 'dead', until: new Date(0) };
    const stored = bench.kit.database.collection<{ _id: string }>('asset_imports');
    await stored.updateOne({ _id: id }, { $set: { status: 'Undoing', lease } });
    expect(await settled(id)).toMatchObject({ status: 'Undone', undone: { taken: 3 } });
    expect((await listed(order.gemContractNumber)).total).toBe(0);
  });

  it('is not there for another office, and not before it has ended', async () => {
    const { id } = await imported(1);
    const other = await bench.tokenFor('Buyer', { organizationId: 'another' });
    expect((await undo(id, other)).status).toBe(404);
    const open = await bring(csv(plainRow('GEMC-X-1', `open-${id}`)));
    expect((await undo(open.id)).status).toBe(409);
  });
});

it('lists the last imports of the own office alone', async () => {
  const organizationId = `office-${Date.now()}`;
  const token = await bench.tokenFor('Buyer', { organizationId });
  const body = await bring(csv(plainRow('GEMC-X-1', organizationId)), { token, name: 'mine.csv' });
  const { body: list } = await bench.call(assetImports.list, { token });
  expect(list.items).toEqual([expect.objectContaining({ id: body.id, fileName: 'mine.csv', status: 'Checked' })]);
  const stranger = await bench.tokenFor('Buyer', { organizationId: `${organizationId}-2` });
  expect((await bench.call(assetImports.list, { token: stranger })).body.items).toEqual([]);
});

it('keeps all refused rows of a large file, and answers before the last of many is in', async () => {
  const order = await bench.tell({ quantities: { Laptop: 4_000 } });
  const good = Array.from({ length: 4_000 }, (_, at) => plainRow(order.gemContractNumber, `${order.id}-${at}`));
  const bad = Array.from({ length: 1_500 }, (_, at) => plainRow('GEMC-NONE-1', `${order.id}-bad-${at}`));
  const body = await bring(csv(...bad, ...good));
  expect(body).toMatchObject({ rows: 5_500, good: 4_000 });
  expect(body.refused).toHaveLength(1_000);
  expect(await run(body.id)).toMatchObject({ status: 'Done', created: 4_000 });
  const bytes = await bench.read(assetImports.refused, { token: buyer, params: { id: body.id } });
  expect(await wholeOf(await openTable({ bytes }, 2_000))).toHaveLength(1_501);
  const capacity = await bench.call(assets.capacity, { token: admin, params: { id: order.id } });
  expect(capacity.body.registered).toBe(4_000);
}, 90_000);

describe('a workbook of several sheets', () => {
  it('is read behind its cover page, and each other sheet as an import of its own', async () => {
    const order = await bench.tell({ quantities: { Laptop: 5 } });
    const floor = (name: string) => ({
      name,
      rows: [heading, plainRow(order.gemContractNumber, `${order.id}-${name}`)],
    });
    const cover = { name: 'Cover', rows: [['Office of Pune'], ['As on', '31-03-2026']] };
    const bytes = await writeXlsx({ sheets: [cover, floor('Floor 1'), floor('Floor 2')] });
    const first = await bring(bytes, { name: 'register.xlsx' });
    expect(first).toMatchObject({ sheet: 'Floor 1', sheets: ['Floor 1', 'Floor 2'], rows: 1, good: 1, missing: [] });
    const read = (id: string, sheet: string) =>
      bench.call(assetImports.sheet, { token: buyer, params: { id }, body: { sheet } });
    const said = { body: { sheet: 'Floor 2' }, otherBody: { sheet: 'Floor 1' } };
    const once = await tryRepetition(bench, assetImports.sheet, { token: buyer, params: { id: first.id }, ...said });
    expect(once).toMatchObject(madeOnce(assetImports.sheet, said));
    const second = once.first.body as AssetImport;
    expect(second).toMatchObject({ sheet: 'Floor 2', rows: 1, good: 1, repeated: false });
    expect(second.id).not.toBe(first.id);
    expect((await read(first.id, 'Floor 2')).body).toMatchObject({ id: second.id, repeated: true });
    expect((await read(second.id, 'Floor 1')).body).toMatchObject({ id: first.id, repeated: true });
    expect((await read(first.id, 'Cover')).body).toMatchObject({
      fields: { sheet: 'The workbook has no such sheet' },
    });
    await run(second.id);
    expect((await listed(order.gemContractNumber)).items).toMatchObject([{ serialNumber: `${order.id}-Floor 2` }]);
    expect(await run(first.id)).toMatchObject({ status: 'Done', created: 1 });
  });
});

it('sets the lines aside in which people sign for a register, and its sums, and names them', async () => {
  const order = await bench.tell({ quantities: { Laptop: 5 } });
  const rows = [
    plainRow(order.gemContractNumber, `${order.id}-1`),
    ['Signature pad', ...plainRow(order.gemContractNumber, `${order.id}-2`).slice(1)],
    ['Total: 2 items', '', '', '2000'],
    ['Verified by:', '', 'Checked by:', '', 'Store-keeper', 'Head Clerk'],
    ['(R. K. Sharma)', '', '(A. Rao)'],
    ['Date: 31-03-2026'],
    ['सत्यापित', 'भंडारी'],
    ['Laptop', 'Laptop', ''],
    plainRow(order.gemContractNumber, `${order.id}-3`),
    ['Laptop', '', `${order.id}-4`],
  ];
  const body = await bring(csv(...rows));
  expect(body).toMatchObject({ rows: 4, good: 3 });
  expect(body.refused.map(({ line }) => line)).toEqual([11]);
  expect(body.aside).toEqual({
    count: 6,
    lines: [
      { line: 4, text: 'Total: 2 items · 2000', kind: 'total' },
      { line: 5, text: 'Verified by: · Checked by: · Store-keeper · Head Clerk', kind: 'signOff' },
      { line: 6, text: '(R. K. Sharma) · (A. Rao)', kind: 'signOff' },
      { line: 7, text: 'Date: 31-03-2026', kind: 'signOff' },
      { line: 8, text: 'सत्यापित · भंडारी', kind: 'signOff' },
      { line: 9, text: 'Laptop · Laptop', kind: 'signOff' },
    ],
  });
});

it('takes every full row of a register of few columns for an asset', async () => {
  const body = await bring('Asset Name,Serial Number,Contract\nLaptop,S-1,C-1\nSignature pad,S-2,C-1\nVerified by,,\n');
  expect(body).toMatchObject({ rows: 2, aside: { count: 1, lines: [{ line: 4, kind: 'signOff' }] } });
});
