import { type Asset, assets, assetFiles, campaigns, type CampaignAsset } from '@portal/contracts';
import { madeOnce, tryRepetition } from '@portal/service-kit/testing';
import { type CampaignBench, startCampaignBench } from '../testing/campaign-bench.js';

let bench: CampaignBench;
let as: CampaignBench['as'];
beforeAll(async () => {
  bench = await startCampaignBench();
  ({ as } = bench);
});
afterAll(() => bench.stop());

async function campaignOf(count: number, changes: Record<string, unknown> = {}) {
  const order = await bench.tell({ quantities: { Laptop: count + 1 } });
  const location = `Room ${order.gemContractNumber.replaceAll('-', '')}`;
  const made: Asset[] = [];
  for (let at = 0; at < count; at++) made.push(await bench.register(order, { location, ...changes }));
  const campaign = await bench.running({ location });
  return { id: campaign.id, location, order, made, first: made[0] as Asset };
}

/** The figures that are kept, and those that the rows say. */
async function figures(id: string) {
  const { expected, found, unexpected, wrongLocation, damaged } = await bench.find(id);
  const rows = await bench.rows(id);
  const behind = (result: CampaignAsset['results'][number]) =>
    rows.filter(({ results }) => results.includes(result)).length;
  const kept = { expected, found, missing: expected - found, unexpected, wrongLocation, damaged };
  expect(kept).toEqual({
    expected: behind('expected'),
    found: behind('found'),
    missing: behind('missing'),
    unexpected: behind('unexpected'),
    wrongLocation: behind('wrong-location'),
    damaged: behind('damaged'),
  });
  return kept;
}

it('counts by asset id and by serial number in any case, as the register says where nothing else is said', async () => {
  const { id, made, first } = await campaignOf(2);
  const { status, body } = await bench.count(id, { code: first.assetUid });
  expect([status, body]).toMatchObject([
    201,
    { assetId: first.id, condition: 'New', countedBy: 'Buyer One', results: ['expected', 'found'] },
  ]);
  const { body: second } = await bench.count(id, { code: made[1]?.serialNumber.toLowerCase() }, as.second);
  expect(second).toMatchObject({ assetId: made[1]?.id, countedBy: 'Second Auditor' });
  expect(await figures(id)).toEqual({ expected: 2, found: 2, missing: 0, unexpected: 0, wrongLocation: 0, damaged: 0 });
});

it('asks which one where a contract brought several, those that are still to be counted first', async () => {
  const { id, order, made, first } = await campaignOf(2);
  const code = order.gemContractNumber.toLowerCase();
  expect((await bench.count(id, { code })).body.code).toBe('CODE_AMBIGUOUS');
  await bench.count(id, { code, assetId: first.id });
  const { body } = await bench.call(campaigns.lookUp, { token: as.buyer, params: { id }, query: { code } });
  expect(body.items.map((one: { assetId: string; countedBy?: string }) => [one.assetId, one.countedBy])).toEqual([
    [made[1]?.id, undefined],
    [first.id, 'Buyer One'],
  ]);
  const other = await bench.count(id, { code: made[1]?.assetUid, assetId: first.id });
  expect(other.body.fields).toEqual({ assetId: 'Asset not found' });
});

it('tells the second who counted it and when, and gives the same request its count again', async () => {
  const { id, first } = await campaignOf(1);
  const { body: counted } = await bench.count(id, { code: first.assetUid }, as.buyer, 'key-1');
  expect((await bench.count(id, { code: first.assetUid }, as.buyer, 'key-1')).body.id).toBe(counted.id);
  for (const token of [as.buyer, as.second]) {
    const { status, body } = await bench.count(id, { code: first.assetUid }, token, 'key-2');
    expect([status, body]).toMatchObject([
      409,
      { code: 'ALREADY_COUNTED', conflict: { status: 'New', by: 'Buyer One', at: counted.countedAt } },
    ]);
  }
  expect((await figures(id)).found).toBe(1);
});

it('is made once by its key, and never of another asset', async () => {
  const { id, made, first } = await campaignOf(2);
  const said = { body: { code: first.assetUid }, otherBody: { code: made[1]?.assetUid } };
  const trial = { token: as.buyer, stranger: as.second, params: { id }, ...said };
  expect(await tryRepetition(bench, campaigns.count, trial)).toMatchObject(madeOnce(campaigns.count, said));
  const unknown = { body: { code: 'IN-NO-REGISTER' }, otherBody: { code: 'IN-NO-OTHER' } };
  const ofNothing = { token: as.buyer, params: { id }, ...unknown };
  expect(await tryRepetition(bench, campaigns.count, ofNothing)).toMatchObject(madeOnce(campaigns.count, unknown));
  expect(await figures(id)).toMatchObject({ found: 1, unexpected: 1 });
});

it('counts an asset once when many count it at one moment', async () => {
  const { id, first } = await campaignOf(1);
  const answers = await Promise.all(
    [as.buyer, as.second, as.buyer, as.second].map((token) => bench.count(id, { code: first.assetUid }, token)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  expect(answers.filter(({ body }) => body.code).map(({ body }) => body.code)).toEqual(
    Array(3).fill('ALREADY_COUNTED'),
  );
  expect((await figures(id)).found).toBe(1);
});

it('records an unknown code once when two record it at one moment', async () => {
  const { id } = await campaignOf(1);
  const answers = await Promise.all(
    [as.buyer, as.second].map((token) => bench.count(id, { code: 'NOBODY-KNOWS' }, token)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await figures(id)).unexpected).toBe(1);
});

it('is closed before or after a count, never between: the figures are those of the rows', async () => {
  const { id, made } = await campaignOf(6);
  await bench.count(id, { code: made[0]?.assetUid }, as.second);
  const [closed, ...counts] = await Promise.all([
    bench.move(id, 'Closed', as.chief),
    ...made.slice(1).map(({ assetUid }) => bench.count(id, { code: assetUid })),
    bench.count(id, { code: 'LATE-AND-UNKNOWN' }),
  ]);
  expect(closed?.status).toBe(200);
  const refused = counts.filter(({ status }) => status !== 201);
  expect(refused.every(({ body }) => body.code === 'CAMPAIGN_NOT_RUNNING')).toBe(true);
  const { found, unexpected } = await figures(id);
  expect(found + unexpected).toBe(1 + counts.length - refused.length);
  expect((await bench.count(id, { code: 'LATER-STILL' })).body.code).toBe('CAMPAIGN_NOT_RUNNING');
});

it('knows another place and damage; case and punctuation make no other place', async () => {
  const { id, location, made } = await campaignOf(3);
  const results = async (at: number, said: object) =>
    (await bench.count(id, { code: made[at]?.assetUid, ...said })).body.results;
  expect(await results(0, { seenLocation: ` ${location.toUpperCase()}. ` })).toEqual(['expected', 'found']);
  expect(await results(1, { seenLocation: 'Cellar' })).toEqual(['expected', 'found', 'wrong-location']);
  expect(await results(2, { seenLocation: 'Cellar', condition: 'Damaged' })).toEqual([
    'expected',
    'found',
    'wrong-location',
    'damaged',
  ]);
  expect(await figures(id)).toMatchObject({ found: 3, wrongLocation: 2, damaged: 1 });
  expect((await bench.rows(id, { result: 'damaged' })).map(({ assetId }) => assetId)).toEqual([made[2]?.id]);
});

it('takes what is in no register of the office as unexpected, and tells nothing of another office’s asset', async () => {
  const { id, order } = await campaignOf(1);
  const foreign = await bench.tell({ buyerOrganizationId: 'elsewhere', buyerName: 'Other office' });
  const theirs = await bench.register(foreign, { name: 'Secret device', location: 'Their vault' });
  for (const code of [theirs.assetUid, theirs.serialNumber, foreign.gemContractNumber]) {
    const { status, body } = await bench.count(id, { code });
    expect([status, body.results, body.code]).toEqual([201, ['unexpected'], code]);
    expect(body).not.toHaveProperty('name');
    const told = JSON.stringify(body);
    for (const secret of ['Secret device', 'Their vault', 'Other office', theirs.id])
      expect(told).not.toContain(secret);
    const { body: found } = await bench.call(campaigns.lookUp, { token: as.buyer, params: { id }, query: { code } });
    expect(found.items).toEqual([]);
  }
  const { body: chosen } = await bench.count(id, { code: theirs.assetUid, assetId: theirs.id });
  expect(chosen.fields).toEqual({ assetId: 'Asset not found' });
  // An asset of the office that this campaign does not expect is shown as what it is.
  const own = await bench.register(order, { location: 'Another wing', name: 'Our printer' });
  expect((await bench.count(id, { code: own.assetUid })).body).toMatchObject({
    name: 'Our printer',
    results: ['unexpected'],
  });
  expect(await figures(id)).toMatchObject({ expected: 1, found: 0, unexpected: 4 });
});

it('keeps what a count said before it was corrected, whoever corrects it', async () => {
  const { id, first } = await campaignOf(1);
  const { body: counted } = await bench.count(id, {
    code: first.assetUid,
    condition: 'Damaged',
    note: 'Lid is cracked',
  });
  const correct = (body: object, ifMatch?: number, token = as.second) =>
    bench.call(campaigns.correct, { token, params: { id, row: counted.id }, body, ifMatch });
  expect((await correct({ condition: 'Used' }, counted.version - 1)).status).toBe(412);
  const { body: corrected } = await correct({ condition: 'Used' }, counted.version);
  expect(corrected).toMatchObject({
    condition: 'Used',
    countedBy: 'Second Auditor',
    results: ['expected', 'found'],
    earlier: [{ countedBy: 'Buyer One', condition: 'Damaged', note: 'Lid is cracked', correctedBy: 'Second Auditor' }],
  });
  expect(corrected.note).toBeUndefined();
  expect(await figures(id)).toMatchObject({ found: 1, damaged: 0 });
  const { body: back } = await correct({ counted: false });
  expect(back).toMatchObject({ isCounted: false, results: ['expected', 'missing'] });
  expect(back.earlier).toHaveLength(2);
  expect((await correct({ condition: 'New' })).body.code).toBe('ILLEGAL_MOVE');
  expect(await figures(id)).toMatchObject({ found: 0, missing: 1 });
  expect((await bench.count(id, { code: first.assetUid })).body.earlier).toHaveLength(2);
});

it('takes back an unknown code that was mistyped', async () => {
  const { id } = await campaignOf(1);
  const { body: counted } = await bench.count(id, { code: 'MISTYPED' });
  await bench.call(campaigns.correct, { token: as.buyer, params: { id, row: counted.id }, body: { counted: false } });
  expect(await figures(id)).toMatchObject({ unexpected: 0 });
  expect(await bench.rows(id, { result: 'unexpected' })).toEqual([]);
});

it('lets its auditors count and nobody else', async () => {
  const { id, first } = await campaignOf(1);
  const body = { code: first.assetUid };
  const asked = async (token: string) => (await bench.count(id, body, token)).status;
  expect(await asked(as.chief)).toBe(403);
  expect(await asked(as.admin)).toBe(403);
  expect(await asked(as.stranger)).toBe(404);
  for (const role of ['Seller', 'OEM', 'End User', 'Support Agent'] as const)
    expect(await asked(await bench.tokenFor(role))).toBe(403);
  const { body: counted } = await bench.count(id, body);
  const correct = await bench.call(campaigns.correct, { token: as.chief, params: { id, row: counted.id }, body: {} });
  expect(correct.status).toBe(403);
  const other = await campaignOf(1);
  const foreign = await bench.call(campaigns.correct, {
    token: as.buyer,
    params: { id: other.id, row: counted.id },
    body: {},
  });
  expect(foreign.status).toBe(404);
});

it('lists running campaigns that somebody counts in', async () => {
  const { id } = await campaignOf(1);
  const planned = await bench.plan();
  const listed = async (token: string) =>
    (
      (await bench.call(campaigns.list, { token, query: { counting: 'yes', pageSize: '100' } })).body.items as {
        id: string;
      }[]
    ).map((one) => one.id);
  expect(await listed(as.second)).toContain(id);
  expect(await listed(as.second)).not.toContain(planned.id);
  expect(await listed(as.chief)).toEqual([]);
});

it('shows photos of a count to who sees the campaign', async () => {
  const { id, made, first } = await campaignOf(3);
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const upload = async (token: string) => (await bench.upload('lid.png', png, 'photo', token)).body.id as string;
  const photo = await upload(as.buyer);
  const read = async (token: string) =>
    (await bench.call(assetFiles.download, { token, params: { id: photo } })).status;
  expect([await read(as.buyer), await read(as.second)]).toEqual([200, 404]);
  const { body } = await bench.count(id, { code: first.assetUid, photos: [photo] });
  expect(body.photos).toMatchObject([{ id: photo, name: 'lid.png' }]);
  expect([await read(as.second), await read(as.admin), await read(as.stranger)]).toEqual([200, 200, 404]);
  // Sent twice at one moment, the count that was faster keeps them.
  const twice = await upload(as.buyer);
  const again = () => bench.count(id, { code: made[1]?.assetUid, photos: [twice] });
  const answers = (await Promise.all([again(), again()])).map(({ status }) => status).sort();
  expect(answers).toEqual([201, 409]);
  expect((await bench.call(assetFiles.download, { token: as.second, params: { id: twice } })).status).toBe(200);
  // A photo of another count, or of somebody else, is none of this one.
  const taken = await bench.count(id, { code: made[2]?.assetUid, photos: [photo] });
  expect(taken.body.fields).toEqual({ photos: 'Please upload this file again' });
  const correct = (photos: string[]) =>
    bench.call(campaigns.correct, { token: as.second, params: { id, row: body.id }, body: { photos } });
  const added = await upload(as.second);
  expect((await correct([photo, added])).body.photos.map((one: { id: string }) => one.id)).toEqual([photo, added]);
  expect((await bench.count(id, { code: made[2]?.assetUid, photos: ['a', 'b', 'c', 'd'] })).body.fields).toEqual({
    photos: 'At most 3 photos are allowed',
  });
});

it.each([
  [{ code: ' ' }, { code: 'Please scan or type a code' }],
  [{ code: 'x'.repeat(101) }, { code: 'At most 100 characters are allowed' }],
  [{ code: 'x', condition: 'Fine' }, { condition: 'Please choose a condition' }],
])('refuses %j at its field and records nothing', async (body, fields) => {
  const { id } = await campaignOf(1);
  const answer = await bench.count(id, body);
  expect([answer.status, answer.body.fields]).toEqual([422, fields]);
  expect(await figures(id)).toMatchObject({ unexpected: 0 });
});

it('lists an asset as it was when the campaign started, and finds it by its words', async () => {
  const { id, first } = await campaignOf(1);
  await bench.call(assets.delete, { token: as.admin, params: { id: first.id } });
  expect(await bench.rows(id, { q: first.serialNumber.toLowerCase() })).toMatchObject([
    { assetId: first.id, results: ['expected', 'missing'] },
  ]);
  expect(await bench.rows(id, { q: 'nothing like it' })).toEqual([]);
});
