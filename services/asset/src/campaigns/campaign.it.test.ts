import { type Asset, assets, campaigns, type PortalEvent } from '@portal/contracts';
import { eventually, madeOnce, tryRepetition } from '@portal/service-kit/testing';
import { type CampaignBench, startCampaignBench } from '../testing/campaign-bench.js';
import { CampaignReminders } from './campaign-reminders.js';
import { CampaignRepository } from './campaign.repository.js';
import { ExpectedList } from './expected-list.js';

let bench: CampaignBench;
let as: CampaignBench['as'];
beforeAll(async () => {
  bench = await startCampaignBench();
  ({ as } = bench);
});
afterAll(() => bench.stop());

/** Assets of the office in a place of their own, which a campaign can be about. */
async function placed(count: number, changes: Record<string, unknown> = {}) {
  const order = await bench.tell({ quantities: { Laptop: count } });
  const location = `Hall ${order.gemContractNumber.replaceAll('-', '')}`;
  const made: Asset[] = [];
  for (let at = 0; at < count; at++) made.push(await bench.register(order, { location, ...changes }));
  return { location, order, made, first: made[0] as Asset };
}

const told = (subject: string, id: string) =>
  eventually(async () => {
    const event = bench.events.find((one: PortalEvent) => one.subject === subject && one.record.id === id);
    if (!event) throw new Error(`${subject} was not told`);
    return event;
  });

describe('a plan', () => {
  it('is the office’s own: a number, its auditors by name, nothing counted yet', async () => {
    const campaign = await bench.plan({ name: '  Yearly   count ' });
    expect(campaign).toMatchObject({ name: 'Yearly count', status: 'Planned', isListed: false, expected: 0 });
    expect(campaign.number).toMatch(/^PV-\d{4}-\d{6}$/);
    expect(campaign.auditors.map(({ name }) => name)).toEqual(['Buyer One', 'Second Auditor']);
    for (const operation of [campaigns.get, campaigns.rows, campaigns.report, campaigns.exportCsv])
      expect((await bench.call(operation, { token: as.stranger, params: { id: campaign.id } })).status).toBe(404);
    const { body } = await bench.call(campaigns.list, { token: as.stranger });
    expect(body.items).toEqual([]);
    expect(
      (
        await bench.call(campaigns.update, {
          token: as.stranger,
          params: { id: campaign.id },
          body: { name: 'x', dueDate: '2090-01-01', auditorIds: ['chief'] },
        })
      ).status,
    ).toBe(404);
  });

  it('is made once by one request', async () => {
    const body = { name: 'Once', dueDate: '2090-03-31', auditorIds: ['chief'] };
    const [one, two] = await Promise.all(
      [1, 2].map(() => bench.call(campaigns.create, { token: as.buyer, body, key: 'once' })),
    );
    expect(one?.body.id).toBe(two?.body.id);
  });

  it.each([
    [{ name: ' ' }, { name: 'Please give the campaign a name' }],
    [{ dueDate: '2020-01-01' }, { dueDate: 'The due date cannot lie in the past' }],
    [{ auditorIds: [] }, { auditorIds: 'Choose at least one auditor' }],
    [{ auditorIds: ['holder'] }, { auditorIds: 'Please choose buyers of this office' }],
    [{ auditorIds: ['nobody'] }, { auditorIds: 'Please choose buyers of this office' }],
    [
      { auditorIds: Array.from({ length: 21 }, (_, at) => `a${at}`) },
      { auditorIds: 'At most 20 auditors are allowed' },
    ],
  ])('refuses %j at its field', async (changes, fields) => {
    const body = { name: 'Count', dueDate: '2090-03-31', auditorIds: ['chief'], ...changes };
    const answer = await bench.call(campaigns.create, { token: as.buyer, body });
    expect([answer.status, answer.body.fields]).toEqual([422, fields]);
  });

  it('of a Super Admin names its office', async () => {
    const body = { name: 'Count', dueDate: '2090-03-31', auditorIds: ['chief'] };
    const none = await bench.call(campaigns.create, { token: as.admin, body });
    expect(none.body.fields).toEqual({ organizationId: 'Please choose the office' });
    const { organizationId } = await bench.plan();
    const made = await bench.plan({ organizationId }, as.admin);
    expect(made).toMatchObject({
      organizationId,
      organizationName: 'Buyer organization',
      createdBy: 'Super Admin One',
    });
  });

  it('says how many assets its scope expects', async () => {
    const { location } = await placed(2);
    const asked = async (query: Record<string, string>) =>
      (await bench.call(campaigns.scope, { token: as.buyer, query })).body.expected;
    expect(await asked({ location })).toBe(2);
    expect(await asked({ location, category: 'Laptop' })).toBe(2);
    expect(await asked({ location, category: 'Desktop' })).toBe(0);
    expect(await asked({ location, holderDepartment: 'Records' })).toBe(0);
    expect((await bench.call(campaigns.scope, { token: as.stranger, query: { location } })).body.expected).toBe(0);
  });
});

describe('a step', () => {
  it.each([
    ['Planned', 'Closed'],
    ['Running', 'Running'],
    ['Cancelled', 'Running'],
  ] as const)('from %s to %s is refused', async (from, to) => {
    const { id } = await bench.plan({ location: 'Nowhere at all' });
    if (from !== 'Planned') await bench.move(id, from, as.buyer, 'No longer needed');
    expect((await bench.move(id, to)).body.code).toBe('ILLEGAL_MOVE');
  });

  it('to Cancelled needs a reason, which its auditors read', async () => {
    const { id } = await bench.plan();
    expect((await bench.move(id, 'Cancelled')).body.fields).toEqual({ reason: 'Please give a reason' });
    expect((await bench.move(id, 'Cancelled', as.buyer, 'Moved to May')).status).toBe(200);
    const { notice } = await told('asset.campaign.cancelled', id);
    expect(notice).toMatchObject({ users: ['auditor-2'], values: { reason: 'Moved to May' } });
  });

  it('to Running lists what is in use then, and tells who counts', async () => {
    const { location, made } = await placed(3);
    const elsewhere = await placed(1);
    const [, , gone] = made as [Asset, Asset, Asset];
    await bench.kit.database
      .collection<{ _id: string }>('assets')
      .updateOne({ _id: gone.id }, { $set: { status: 'Disposed' } });
    const campaign = await bench.running({ location });
    expect(campaign).toMatchObject({ status: 'Running', expected: 2, found: 0 });
    const rows = await bench.rows(campaign.id, { result: 'missing' });
    expect(rows.map(({ assetId }) => assetId).sort()).toEqual(
      made
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    );
    expect(rows.some(({ assetId }) => assetId === elsewhere.first.id)).toBe(false);
    expect((await told('asset.campaign.started', campaign.id)).notice).toMatchObject({
      users: ['auditor-2'],
      record: { type: 'campaign', id: campaign.id },
    });
  });

  it('goes on with a list that was cut off, without losing or doubling a row', async () => {
    const { location } = await placed(2);
    const { id } = await bench.running({ location });
    const { database } = bench.kit;
    await database.collection<{ _id: string }>('campaigns').updateOne({ _id: id }, { $set: { isListed: false } });
    const refused = await bench.count(id, { code: 'anything' });
    expect(refused.body.code).toBe('CAMPAIGN_NOT_LISTED');
    expect((await bench.move(id, 'Closed', as.chief)).body.code).toBe('CAMPAIGN_NOT_LISTED');
    await database.collection('campaign_assets').deleteOne({ campaignId: id });
    await bench.get(ExpectedList).sweep();
    expect(await bench.find(id)).toMatchObject({ isListed: true, expected: 2 });
  });

  it('keeps no rows where it was cancelled while they were listed', async () => {
    const { location } = await placed(2);
    const { id } = await bench.running({ location });
    const { database } = bench.kit;
    await database.collection<{ _id: string }>('campaigns').updateOne({ _id: id }, { $set: { isListed: false } });
    const before = await bench.get(CampaignRepository).findOrFail(id, {});
    expect((await bench.move(id, 'Cancelled', as.buyer, 'Moved to May')).status).toBe(200);
    await bench.get(ExpectedList).take(before);
    expect(await database.collection('campaign_assets').countDocuments({ campaignId: id })).toBe(0);
  });

  it('changes a running campaign but for what is expected, and tells whom it adds', async () => {
    const { id, version, location } = await bench.running({ location: 'Nowhere at all', auditorIds: ['chief'] });
    const body = { name: 'Longer', dueDate: '2091-03-31', auditorIds: ['chief', 'auditor-2'], location };
    const params = { id };
    const scope = await bench.call(campaigns.update, {
      token: as.buyer,
      params,
      body: { ...body, category: 'Laptop' },
    });
    expect(scope.body.fields).toEqual({ category: 'What is expected stays as it was when the campaign started' });
    expect((await bench.call(campaigns.update, { token: as.buyer, params, body, ifMatch: version - 1 })).status).toBe(
      412,
    );
    const { body: changed } = await bench.call(campaigns.update, { token: as.buyer, params, body, ifMatch: version });
    expect(changed).toMatchObject({ name: 'Longer', dueDate: '2091-03-31', auditorIds: ['chief', 'auditor-2'] });
    expect((await told('asset.campaign.changed', id)).notice?.users).toEqual(['auditor-2']);
  });

  it('to Closed is not taken by who counted alone', async () => {
    const { location, made, first } = await placed(2);
    const { id } = await bench.running({ location });
    expect((await bench.count(id, { code: first.assetUid })).status).toBe(201);
    const alone = await bench.move(id, 'Closed');
    expect([alone.status, alone.body.code]).toEqual([409, 'CAMPAIGN_COUNTED_ALONE']);
    // Nor by who took themselves off the list of auditors afterwards.
    const plan = { name: 'Others', dueDate: '2091-03-31', auditorIds: ['auditor-2'], location };
    expect((await bench.call(campaigns.update, { token: as.buyer, params: { id }, body: plan })).status).toBe(200);
    expect((await bench.move(id, 'Closed')).body.code).toBe('CAMPAIGN_COUNTED_ALONE');
    await bench.count(id, { code: made[1]?.assetUid }, as.second);
    expect((await bench.move(id, 'Closed')).body).toMatchObject({ status: 'Closed', closedBy: 'Buyer One', found: 2 });
  });

  it('to Closed is taken by a colleague, and by a Super Admin', async () => {
    for (const token of [as.chief, as.admin]) {
      const { id } = await bench.running({ location: 'Nowhere at all' });
      expect((await bench.move(id, 'Closed', token)).body.status).toBe('Closed');
    }
  });
});

it('reminds who counts, a week and a day before the end, once each, while something is left', async () => {
  const { location, first } = await placed(1);
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const { id } = await bench.running({ location, dueDate: soon });
  const reminders = () =>
    bench.events.filter(({ subject, record }) => subject === 'asset.campaign.reminded' && record.id === id);
  await bench.get(CampaignReminders).sweep();
  await bench.get(CampaignReminders).sweep();
  await eventually(async () => expect(reminders()).toHaveLength(1));
  expect(reminders()[0]?.notice).toMatchObject({ users: ['buyer-1', 'auditor-2'], values: { day: soon, count: '1' } });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const campaigns_ = bench.kit.database.collection<{ _id: string }>('campaigns');
  await campaigns_.updateOne({ _id: id }, { $set: { dueDate: tomorrow } });
  await bench.get(CampaignReminders).sweep();
  await eventually(async () => expect(reminders()).toHaveLength(2));
  await bench.count(id, { code: first.assetUid });
  await campaigns_.updateOne({ _id: id }, { $unset: { remindedFor: 1 } });
  await bench.get(CampaignReminders).sweep();
  await bench.carry();
  expect(reminders()).toHaveLength(2);
});

describe('the outcome', () => {
  it('is a document in the reader’s language, whatever was typed, once the campaign is closed', async () => {
    const { location, made, first } = await placed(3, { name: 'लैपटॉप *b* $m$ دفتر "\\' });
    const { id, number } = await bench.running({ location, name: '#panic("x") जाँच' });
    const params = { id };
    expect((await bench.call(campaigns.report, { token: as.buyer, params })).body.code).toBe('CAMPAIGN_NOT_CLOSED');
    await bench.count(id, { code: first.assetUid, condition: 'Damaged', seenLocation: '#include "x"', note: '$x$' });
    await bench.count(id, { code: `unknown-${number}` }, as.second);
    await bench.move(id, 'Closed', as.chief);
    for (const language of ['en', 'hi', 'ur']) {
      const pdf = await bench.read(campaigns.report, { token: as.buyer, params, language });
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const csv = await bench.download(campaigns.exportCsv, { token: as.buyer, params, query: { result: 'missing' } });
    expect(csv.trim().split('\r\n')).toHaveLength(3);
    expect(csv).toContain(made[1]?.assetUid);
    expect(csv).not.toContain(first.assetUid);
    const all = await bench.download(campaigns.exportCsv, { token: as.buyer, params });
    expect(all).toMatch(/Damaged/);
    expect(all).toContain(`unknown-${number}`);
  });

  it('marks missing assets once, and notes in their lives that they were missed and found, for the office alone', async () => {
    const { location, made, first } = await placed(2);
    const { id } = await bench.running({ location });
    await bench.count(id, { code: first.assetUid }, as.second);
    const [row] = await bench.rows(id, { result: 'missing' });
    const ids = [row?.id ?? '', `${id}-${first.id}`];
    const mark = (token = as.buyer) => bench.call(campaigns.followUp, { token, params: { id }, body: { ids } });
    expect((await mark()).body.code).toBe('CAMPAIGN_NOT_CLOSED');
    await bench.move(id, 'Closed', as.chief);
    expect((await mark(as.stranger)).status).toBe(404);
    expect([(await mark()).body, (await mark()).body]).toEqual([{ marked: 1 }, { marked: 0 }]);
    const settle = (rowId: string, note = 'In the store of the second floor') =>
      bench.call(campaigns.settle, { token: as.buyer, params: { id, row: rowId }, body: { note } });
    expect((await settle(ids[1] ?? '')).body.code).toBe('ILLEGAL_MOVE');
    expect((await settle(ids[0] ?? '', ' ')).body.fields).toEqual({ note: 'Please say where it was found' });
    expect((await settle(ids[0] ?? '')).body).toMatchObject({ followUp: 'Found', results: ['expected', 'missing'] });
    expect((await settle(ids[0] ?? '')).body.code).toBe('ILLEGAL_MOVE');
    const life = async (token: string) =>
      (await bench.call(assets.events, { token, params: { id: made[1]?.id ?? '' } })).body.items
        .filter(({ eventType }: { eventType: string }) => eventType === 'verification')
        .map(({ description }: { description: string }) => description);
    expect(await life(as.buyer)).toEqual(['Found in verification', 'Missing in verification']);
    expect(await life(await bench.tokenFor('Seller'))).toEqual([]);
    expect((await bench.rows(id, { followUp: 'Found' })).map((one) => one.id)).toEqual([ids[0]]);
  });

  it('are marked once by their key, and no other ones by it', async () => {
    const { location } = await placed(3);
    const { id } = await bench.running({ location });
    await bench.move(id, 'Closed', as.chief);
    const [one, two, other] = (await bench.rows(id, { result: 'missing' })).map((row) => row.id);
    const said = { body: { ids: [one, two] }, otherBody: { ids: [other] } };
    const marked = await tryRepetition(bench, campaigns.followUp, { token: as.buyer, params: { id }, ...said });
    expect(marked).toMatchObject(madeOnce(campaigns.followUp, said));
    expect(marked.first.body).toEqual({ marked: 2 });
    expect(await bench.rows(id, { followUp: 'Open' })).toHaveLength(2);
  });
});
