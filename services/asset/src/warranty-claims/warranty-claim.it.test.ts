import {
  type Asset,
  assetFiles,
  assets,
  cover,
  type HistoryEntry,
  maintenance,
  type Role,
  supportContacts,
  warrantyClaims,
  warrantyClaimsADay,
  type WarrantyClaimStatus,
} from '@portal/contracts';
import type { AnnouncedOrder } from '../contracts/contract.js';
import { addDays, today } from '../days.js';
import { ClaimReminders } from './claim-reminders.js';
import { eventually } from '@portal/service-kit/testing';
import { type AssetBench, buyerOrganization, startAssetBench } from '../testing/asset-bench.js';

const asha = {
  ...{ id: 'asha', name: 'Asha Rao', email: 'asha@example.gov.in', designation: 'Clerk', department: 'Treasury' },
  organizationId: buyerOrganization,
};

let bench: AssetBench;
let order: AnnouncedOrder;
const tokens = {} as Record<Role, string>;
let [otherMaker, otherOffice, otherSeller, colleague, otherHolder] = ['', '', '', '', ''];

beforeAll(async () => {
  bench = await startAssetBench([asha]);
  const of: Partial<Record<Role, object>> = {
    OEM: { brands: ['Dell'], organizationId: 'dell', organizationName: 'Dell India' },
    'End User': { id: asha.id, name: asha.name, organizationId: buyerOrganization },
  };
  for (const role of ['Super Admin', 'Buyer', 'Seller', 'OEM', 'End User', 'Support Agent'] as const)
    tokens[role] = await bench.tokenFor(role, of[role] ?? {});
  [otherMaker, otherOffice, otherSeller, colleague, otherHolder] = await Promise.all([
    bench.tokenFor('OEM', { brands: ['HP'], organizationId: 'hp' }),
    bench.tokenFor('Buyer', { organizationId: 'other' }),
    bench.tokenFor('Seller', { organizationId: 'other' }),
    bench.tokenFor('Buyer', { id: 'colleague', name: 'A Colleague' }),
    bench.tokenFor('End User', { id: 'far', organizationId: buyerOrganization }),
  ]);
  order = await bench.tell({ quantities: { Laptop: 1_000 } });
});
afterAll(() => bench.stop());
beforeEach(() => bench.kit.database.collection('attempts').deleteMany({}));

const body = (assetId: string, changes = {}) => ({
  ...{ assetId, problem: 'The screen stays dark', since: today(), wish: 'Repair' },
  ...changes,
});
const covered = (changes: Record<string, unknown> = {}) =>
  bench.register(order, { warrantyExpiry: addDays(today(), 100), ...changes });
const raise = (assetId: string, token = tokens.Buyer, changes = {}, key?: string) =>
  bench.call(warrantyClaims.create, { token, body: body(assetId, changes), key });
const read = (id: string, token = tokens.Buyer) => bench.call(warrantyClaims.get, { token, params: { id } });
const listOf = async (token: string, query: Record<string, string> = {}) =>
  (await bench.call(warrantyClaims.list, { token, query: { pageSize: '100', ...query } })).body.items as {
    id: string;
  }[];
const words: Partial<Record<WarrantyClaimStatus, object>> = {
  Rejected: { reason: 'Dropped' },
  Reopened: { reason: 'Still dark' },
  Resolved: { resolution: 'Panel exchanged' },
};
const move = (id: string, status: WarrantyClaimStatus, token = tokens.OEM, changes: object = words[status] ?? {}) =>
  bench.call(warrantyClaims.move, { token, params: { id }, body: { status, ...changes } });
const give = (id: string, endUserId: string | null) =>
  bench.call(assets.assign, { token: tokens.Buyer, params: { id }, body: { endUserId } });

/** A claim of the office that was brought as far as this, step by step. */
async function claimAt(...steps: WarrantyClaimStatus[]) {
  const asset = await covered();
  const { body: claim } = await raise(asset.id);
  for (const step of steps) {
    const isOffice = ['Closed', 'Reopened', 'Withdrawn'].includes(step);
    const { status } = await move(claim.id as string, step, isOffice ? tokens.Buyer : tokens.OEM);
    expect(status).toBe(200);
  }
  return { asset, id: claim.id as string };
}

describe('a new claim', () => {
  it('has a number, rests on what covers the asset and goes to its maker', async () => {
    const asset = await covered();
    const { status, body: claim } = await raise(asset.id);
    expect(status).toBe(201);
    expect(claim).toMatchObject({
      ...{ status: 'Submitted', answeredBy: 'maker', coverKind: 'warranty', coverEndDate: asset.warrantyExpiry },
      ...{ serialNumber: asset.serialNumber, raisedBySide: 'office', steps: ['Withdrawn'] },
      number: expect.stringMatching(/^CLM-\d{4}-\d{6}$/) as string,
    });
    const { notice } = await bench.heard('asset.warranty-claim.submitted', asset.id);
    expect(notice).toMatchObject({ brands: ['Dell'], record: { type: 'warrantyClaim', id: claim.id } });
  });

  it('names the warranty that was registered', async () => {
    const asset = await bench.register(order);
    const warranty = await bench.call(cover.addWarranty, { token: tokens.Seller, body: newWarranty(asset) });
    expect((await raise(asset.id)).body).toMatchObject({
      coverId: warranty.body.id,
      coverNumber: warranty.body.warrantyNumber,
      coverEndDate: warranty.body.warrantyEndDate,
    });
  });

  it.each([
    [{ problem: ' ' }, 'problem', 'Please say what is wrong'],
    [{ since: undefined }, 'since', 'Please enter since when'],
    [{ since: addDays(today(), 1) }, 'since', 'The date must not lie in the future'],
    [{ wish: 'Money' }, 'wish', 'Please choose repair or replacement'],
    [{ files: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'files', 'At most 5 files are allowed'],
    [{ files: ['nothing'] }, 'files', 'Please upload this file again'],
  ])('with %j is refused at its field', async (changes, field, message) => {
    const asset = await covered();
    const { status, body: refused } = await raise(asset.id, tokens.Buyer, changes);
    expect([status, refused.fields]).toEqual([422, { [field]: message }]);
    expect(await listOf(tokens.Buyer, { assetId: asset.id })).toEqual([]);
  });

  it('needs a warranty that runs', async () => {
    const [without, over] = [await bench.register(order), await covered({ warrantyExpiry: addDays(today(), -1) })];
    for (const { id } of [without, over]) {
      const { status, body: refused } = await raise(id);
      expect([status, refused.code]).toEqual([409, 'WARRANTY_CLAIM_UNCOVERED']);
    }
    expect((await raise((await covered({ warrantyExpiry: today() })).id)).status).toBe(201);
  });

  it('is made once by its key, and one is open of an asset until it ends', async () => {
    const asset = await covered();
    const first = await raise(asset.id, tokens.Buyer, {}, `key-${asset.id}`);
    expect((await raise(asset.id, tokens.Buyer, {}, `key-${asset.id}`)).body.id).toBe(first.body.id);
    const second = await raise(asset.id, tokens.Seller);
    expect([second.status, second.body.code]).toEqual([409, 'WARRANTY_CLAIM_OPEN']);
    expect((await move(first.body.id as string, 'Withdrawn', tokens.Buyer)).status).toBe(200);
    expect((await raise(asset.id, tokens.Seller)).status).toBe(201);
  });

  it('is one also when two are raised at one moment', async () => {
    for (let round = 0; round < 5; round++) {
      const asset = await covered();
      const answers = await Promise.all([raise(asset.id), raise(asset.id, tokens.Seller)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expect(await listOf(tokens['Super Admin'], { assetId: asset.id })).toHaveLength(1);
    }
  });

  it('is raised by its office, its holder, its seller and a Super Admin, and by nobody else', async () => {
    for (const role of ['Super Admin', 'Buyer', 'Seller'] as const)
      expect((await raise((await covered()).id, tokens[role])).status).toBe(201);
    const held = await covered();
    expect((await raise(held.id, tokens['End User'])).body.fields).toEqual({ assetId: 'Asset not found' });
    await give(held.id, asha.id);
    expect((await raise(held.id, otherHolder)).status).toBe(422);
    expect((await raise(held.id, tokens['End User'])).body).toMatchObject({ raisedBySide: 'holder' });
    for (const stranger of [otherOffice, otherSeller])
      expect((await raise((await covered()).id, stranger)).status).toBe(422);
    for (const role of ['OEM', 'Support Agent'] as const)
      expect((await raise((await covered()).id, tokens[role])).status).toBe(403);
  });

  it(`is raised ${warrantyClaimsADay} times a day by one person`, async () => {
    const asset = await covered();
    for (let n = 0; n < warrantyClaimsADay; n++) {
      const { status, body: claim } = await raise(asset.id);
      expect(status).toBe(201);
      await move(claim.id as string, 'Withdrawn', tokens.Buyer);
    }
    expect((await raise(asset.id)).status).toBe(429);
    expect((await raise(asset.id, colleague)).status).toBe(201);
  });

  it('goes to the seller where nobody of the maker has an account', async () => {
    const asset = await covered({ manufacturer: 'Acer', brand: 'Acer' });
    // Nobody answers what they asked for themselves.
    expect((await raise(asset.id, tokens.Seller)).body.code).toBe('WARRANTY_CLAIM_OWN');
    const { body: claim } = await raise(asset.id);
    expect(claim.answeredBy).toBe('seller');
    const { notice } = await bench.heard('asset.warranty-claim.submitted', asset.id);
    expect(notice?.organizations).toContain(order.sellerOrganizationId);
    expect(notice?.brands).toBeUndefined();
    const acer = await bench.tokenFor('OEM', { brands: ['Acer'] });
    expect((await read(claim.id as string, acer)).status).toBe(404);
    expect((await move(claim.id as string, 'Accepted', tokens.Seller)).status).toBe(200);
  });

  it('rests on an AMC contract only where the order made the maker responsible', async () => {
    for (const [amcResponsibility, status] of [
      ['OEM', 201],
      ['Seller', 409],
    ] as const) {
      const asset = await maintained(amcResponsibility);
      const answer = await raise(asset.id);
      expect(answer.status).toBe(status);
      if (status === 201) expect(answer.body).toMatchObject({ coverKind: 'amc', answeredBy: 'maker' });
      const mine = (await bench.call(maintenance.list, { token: tokens.OEM, query: { pageSize: '100' } })).body;
      const named = JSON.stringify(mine).includes(asset.serialNumber);
      expect(named).toBe(status === 201);
    }
    const others = await bench.call(maintenance.list, { token: otherMaker });
    expect(others.body.items).toEqual([]);
    for (const role of ['Buyer', 'Seller', 'End User', 'Support Agent'] as const)
      expect((await bench.call(maintenance.list, { token: tokens[role] })).status).toBe(403);
  });

  it('is announced beforehand: what covers the asset, who answers, and the one that is open', async () => {
    const asset = await covered();
    const ask = async (token = tokens.Buyer) =>
      (await bench.call(warrantyClaims.proposal, { token, params: { id: asset.id } })).body;
    expect(await ask()).toMatchObject({ cover: { kind: 'warranty' }, answeredBy: 'maker', isOpen: false });
    const { body: claim } = await raise(asset.id);
    expect(await ask()).toMatchObject({ isOpen: true, open: { id: claim.id, number: claim.number } });
    await give(asset.id, asha.id);
    const holders = await ask(tokens['End User']);
    expect(holders.isOpen).toBe(true);
    expect(holders).not.toHaveProperty('open');
    const elsewhere = await bench.call(warrantyClaims.proposal, { token: otherOffice, params: { id: asset.id } });
    expect(elsewhere.status).toBe(404);
  });
});

describe('a step of a claim', () => {
  const answerers: Role[] = ['OEM', 'Super Admin'];
  const from: Record<string, WarrantyClaimStatus[]> = {
    Accepted: [],
    Rejected: [],
    Withdrawn: [],
    'In Repair': ['Accepted'],
    Resolved: ['Accepted', 'In Repair'],
    Closed: ['Accepted', 'In Repair', 'Resolved'],
    Reopened: ['Accepted', 'In Repair', 'Resolved'],
  };

  it.each([
    ['Accepted', answerers],
    ['Rejected', answerers],
    ['Withdrawn', ['Buyer']],
    ['In Repair', answerers],
    ['Resolved', answerers],
    ['Closed', ['Buyer']],
    ['Reopened', ['Buyer']],
  ] as [WarrantyClaimStatus, Role[]][])('to %s is taken by %j and refused to everybody else', async (to, allowed) => {
    for (const role of ['Super Admin', 'Buyer', 'Seller', 'OEM', 'End User', 'Support Agent'] as const) {
      const { id } = await claimAt(...(from[to] ?? []));
      const { status } = await move(id, to, tokens[role]);
      const refusal = role === 'End User' ? 404 : 403;
      expect([role, status]).toEqual([role, allowed.includes(role) ? 200 : refusal]);
    }
  });

  it('is not taken out of turn, and nothing changes', async () => {
    const outOfTurn: [WarrantyClaimStatus[], WarrantyClaimStatus][] = [
      [[], 'In Repair'],
      [[], 'Resolved'],
      [['Accepted'], 'Resolved'],
      [['Accepted'], 'Rejected'],
      [['Rejected'], 'Accepted'],
      [['Accepted', 'In Repair', 'Resolved', 'Closed'], 'In Repair'],
    ];
    for (const [steps, to] of outOfTurn) {
      const { id } = await claimAt(...steps);
      const before = (await read(id)).body;
      expect((await move(id, to)).status).toBe(409);
      expect((await read(id)).body).toEqual(before);
    }
    const accepted = await claimAt('Accepted');
    expect((await move(accepted.id, 'Withdrawn', tokens.Buyer)).status).toBe(409);
  });

  it.each([
    ['Rejected', [], { reason: 'Please give a reason' }],
    ['Resolved', ['Accepted', 'In Repair'], { resolution: 'Please say what was done' }],
  ] as [WarrantyClaimStatus, WarrantyClaimStatus[], object][])('to %s needs its words', async (to, steps, fields) => {
    const { id } = await claimAt(...steps);
    const { status, body: refused } = await move(id, to, tokens.OEM, {});
    expect([status, refused.fields]).toEqual([422, fields]);
  });

  it('is told to the other side and stands in the history', async () => {
    const { asset, id } = await claimAt('Accepted', 'In Repair', 'Resolved', 'Reopened', 'In Repair');
    const { body: claim } = await read(id);
    expect((claim.history as HistoryEntry[]).map(({ status }) => status)).toEqual([
      ...['Submitted', 'Accepted', 'In Repair', 'Resolved', 'Reopened', 'In Repair'],
    ]);
    expect(claim.history).toContainEqual(expect.objectContaining({ note: 'Still dark', side: 'office' }));
    const accepted = await bench.heard('asset.warranty-claim.accepted', asset.id);
    expect(accepted.notice).toMatchObject({ organizations: [buyerOrganization] });
    expect((await bench.heard('asset.warranty-claim.reopened', asset.id)).notice).toMatchObject({ brands: ['Dell'] });
  });

  it('is one, also when it is accepted and rejected at one moment', async () => {
    const { id } = await claimAt();
    const answers = await Promise.all([move(id, 'Accepted'), move(id, 'Rejected')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('of a holder is closed by the holder or the office', async () => {
    for (const closer of ['End User', 'Buyer'] as const) {
      const asset = await covered();
      await give(asset.id, asha.id);
      const { body: claim } = await raise(asset.id, tokens['End User']);
      const id = claim.id as string;
      expect((await move(id, 'Withdrawn', tokens.Buyer)).status).toBe(403);
      for (const step of ['Accepted', 'In Repair', 'Resolved'] as const) await move(id, step);
      expect((await move(id, 'Closed', tokens[closer])).status).toBe(200);
    }
  });
});

describe('the asset of a claim', () => {
  const lifeOf = async (id: string) =>
    (await bench.call(assets.events, { token: tokens.Buyer, params: { id } })).body.items as {
      description: string;
      performedBy: string;
    }[];

  it('keeps the repair in its life, and the claim in its thread', async () => {
    const { asset, id } = await claimAt('Accepted', 'In Repair', 'Resolved');
    const life = await lifeOf(asset.id);
    expect(life).toContainEqual(
      expect.objectContaining({ description: 'Repair under a warranty claim', performedBy: 'Dell India' }),
    );
    expect(life).toContainEqual(expect.objectContaining({ description: 'Repaired under a warranty claim' }));
    const thread = await bench.call(assets.thread, { token: tokens.Buyer, params: { id: asset.id } });
    expect(thread.body.items).toContainEqual(
      expect.objectContaining({
        title: 'Warranty claim raised',
        record: expect.objectContaining({ type: 'warranty-claim', id }) as object,
      }),
    );
  });

  it('gets the serial number of what came in its place, and keeps the old one in its history', async () => {
    const asset = await bench.register(order);
    await bench.call(cover.addWarranty, { token: tokens.Seller, body: newWarranty(asset) });
    const { body: claim } = await raise(asset.id);
    for (const step of ['Accepted', 'In Repair'] as const) await move(claim.id as string, step);
    const replacementSerial = `NEW-${asset.serialNumber}`;
    const resolved = await move(claim.id as string, 'Resolved', tokens.OEM, {
      ...{ resolution: 'Exchanged for a new one', replacementSerial },
    });
    expect([resolved.status, resolved.body.replacementSerial]).toEqual([200, replacementSerial]);
    const now = await bench.call(assets.get, { token: tokens.Buyer, params: { id: asset.id } });
    expect(now.body.serialNumber).toBe(replacementSerial);
    const warranties = await bench.call(cover.warranties, { token: tokens.Buyer, query: { assetId: asset.id } });
    expect(warranties.body.items).toMatchObject([{ serialNumber: replacementSerial }]);
    const thread = await bench.call(assets.thread, { token: tokens.Buyer, params: { id: asset.id } });
    expect(thread.body.items).toContainEqual(
      expect.objectContaining({
        title: 'Replaced under a warranty claim',
        fields: [{ field: 'serialNumber', from: asset.serialNumber, to: replacementSerial }],
      }),
    );
  });

  it('gets no serial number that the register has of its maker, nor its own', async () => {
    const taken = await covered();
    const { asset, id } = await claimAt('Accepted', 'In Repair');
    const resolve = (replacementSerial: string) =>
      move(id, 'Resolved', tokens.OEM, { resolution: 'Exchanged', replacementSerial });
    const refused = await resolve(taken.serialNumber.toLowerCase());
    expect([refused.status, refused.body.fields]).toEqual([
      409,
      { replacementSerial: 'This serial number is already registered' },
    ]);
    expect((await resolve(asset.serialNumber)).status).toBe(422);
    expect((await read(id)).body.status).toBe('In Repair');
  });

  it('gets no number of an asset of others, of which its answerer hears so many in an hour', async () => {
    const acer = { manufacturer: 'Acer', brand: 'Acer' };
    const elsewhere = await bench.tell({ sellerOrganizationId: 'another', buyerOrganizationId: 'far' });
    const { serialNumber: replacementSerial } = await bench.register(elsewhere, acer);
    const asset = await covered(acer);
    const id = (await raise(asset.id)).body.id as string;
    for (const step of ['Accepted', 'In Repair'] as const)
      expect((await move(id, step, tokens.Seller)).status).toBe(200);
    const resolve = () => move(id, 'Resolved', tokens.Seller, { resolution: 'Exchanged', replacementSerial });
    const heard = { purpose: 'serial numbers of others told to', name: order.sellerOrganizationId };
    const counted = bench.kit.database.collection('attempts');
    expect((await resolve()).status).toBe(409);
    expect(await counted.findOne(heard)).toMatchObject({ count: 1, most: 300 });
    await counted.updateOne(heard, { $set: { count: 300 } });
    expect((await resolve()).status).toBe(429);
  });

  it('gets the serial number of one of two that are named for two assets at one moment', async () => {
    const [one, other] = [await claimAt('Accepted', 'In Repair'), await claimAt('Accepted', 'In Repair')];
    const said = { resolution: 'Exchanged', replacementSerial: `BOTH-${one.asset.serialNumber}` };
    const answers = await Promise.all([one, other].map(({ id }) => move(id, 'Resolved', tokens.OEM, said)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('who sees a claim', () => {
  it('is its office, its seller, its maker, who raised it and a Super Admin', async () => {
    const { id } = await claimAt();
    for (const role of ['Super Admin', 'Buyer', 'Seller', 'OEM'] as const)
      expect((await read(id, tokens[role])).status).toBe(200);
    for (const stranger of [otherMaker, otherOffice, otherSeller, otherHolder, tokens['End User']]) {
      expect((await read(id, stranger)).status).toBe(404);
      expect((await listOf(stranger)).some((one) => one.id === id)).toBe(false);
      expect(
        (await bench.call(warrantyClaims.addNote, { token: stranger, params: { id }, body: { note: 'Hello' } })).status,
      ).toBe(404);
    }
    expect((await move(id, 'Accepted', otherMaker)).status).toBe(404);
    expect((await read(id, tokens['Support Agent'])).status).toBe(403);
  });

  it('is no longer who raised it and moved to another office', async () => {
    const asset = await covered();
    await give(asset.id, asha.id);
    const { body: claim } = await raise(asset.id, tokens['End User']);
    expect((await read(claim.id as string, tokens['End User'])).status).toBe(200);
    const moved = await bench.tokenFor('End User', { id: asha.id, organizationId: 'other' });
    expect((await read(claim.id as string, moved)).status).toBe(404);
  });

  it('is the new office of an asset only while the claim is open', async () => {
    const moving = await bench.tell({ quantities: { Laptop: 5 } });
    const made = async () => {
      const asset = await bench.register(moving, { warrantyExpiry: addDays(today(), 100) });
      return { asset, id: (await raise(asset.id)).body.id as string };
    };
    const [open, ended] = [await made(), await made()];
    await move(ended.id, 'Withdrawn', tokens.Buyer);
    await bench.tell({ ...moving, buyerOrganizationId: 'other', buyerName: 'Other' }, 2);
    await eventually(async () => expect((await read(open.id, otherOffice)).status).toBe(200));
    expect([(await read(ended.id, otherOffice)).status, (await read(ended.id)).status]).toEqual([404, 200]);
  });

  it('reads no name of the office as its maker or seller, and no seller as its maker', async () => {
    const asset = await covered();
    await give(asset.id, asha.id);
    const { body: claim } = await raise(asset.id, tokens['End User']);
    for (const role of ['OEM', 'Seller'] as const) {
      const text = JSON.stringify([
        (await read(claim.id as string, tokens[role])).body,
        await listOf(tokens[role], { assetId: asset.id }),
      ]);
      for (const secret of [asha.name, asha.email, asha.id, '"value"']) expect(text).not.toContain(secret);
      expect(text.includes(order.sellerName)).toBe(role === 'Seller');
    }
    expect((await read(claim.id as string)).body.raisedBy).toBe(asha.name);
  });

  it('reads the support contact of the office from the acceptance on', async () => {
    const contacts = { phone: '1800 111 222', email: 'desk@example.gov.in' };
    await bench.call(supportContacts.set, { token: tokens.Buyer, body: contacts });
    const { id } = await claimAt();
    expect((await read(id, tokens.OEM)).body).not.toHaveProperty('deskContact');
    await move(id, 'Accepted');
    expect((await read(id, tokens.OEM)).body.deskContact).toEqual(contacts);
  });

  it('reads its files, and nobody else does', async () => {
    const asset = await covered();
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const { body: file } = await bench.upload('screen.png', png, 'claimFile', tokens.Buyer);
    const open = async (token: string) =>
      (await bench.call(assetFiles.scan, { token, params: { id: file.id as string } })).status;
    expect([await open(tokens.Buyer), await open(tokens.OEM)]).toEqual([200, 404]);
    const { status } = await raise(asset.id, tokens.Buyer, { files: [file.id] });
    expect([status, await open(tokens.OEM), await open(colleague)]).toEqual([201, 200, 200]);
    expect([await open(otherMaker), await open(otherOffice), await open(tokens['End User'])]).toEqual([404, 404, 404]);
  });

  it('finds claims by what waits, by their day, and in the order asked for', async () => {
    const [{ id: waiting }, { id: ended }] = [await claimAt(), await claimAt('Rejected')];
    const idsOf = async (token: string, query: Record<string, string>) =>
      (await listOf(token, query)).map((one) => one.id);
    expect(await idsOf(tokens.OEM, { waiting: 'yes' })).toContain(waiting);
    expect(await idsOf(tokens.Buyer, { waiting: 'yes' })).not.toContain(waiting);
    expect(await idsOf(tokens.Buyer, { open: 'yes' })).not.toContain(ended);
    expect(await idsOf(tokens.OEM, { due: 'yes' })).not.toContain(waiting);
    await bench.kit.database
      .collection<{ _id: string }>('warranty_claims')
      .updateOne({ _id: waiting }, { $set: { dueOn: today() } });
    expect(await idsOf(tokens.OEM, { due: 'yes', sort: 'dueOn' })).toContain(waiting);
    const wrong = await bench.call(warrantyClaims.list, { token: tokens.OEM, query: { sort: 'raisedBy' } });
    expect(wrong.status).toBe(422);
  });
});

it('is written about by its sides until it ends', async () => {
  const { asset, id } = await claimAt();
  const note = (token: string, text = 'When can we come?') =>
    bench.call(warrantyClaims.addNote, { token, params: { id }, body: { note: text } });
  expect((await note(tokens.OEM)).body.history).toContainEqual(
    expect.objectContaining({ note: 'When can we come?', side: 'maker' }),
  );
  expect((await bench.heard('asset.warranty-claim.noted', asset.id)).notice?.organizations).toEqual([
    buyerOrganization,
  ]);
  expect((await note(tokens.Buyer, ' ')).body.fields).toEqual({ note: 'Please enter a note' });
  const twice = { token: tokens.Buyer, params: { id }, body: { note: 'Sent twice' }, key: `note-${id}` };
  await bench.call(warrantyClaims.addNote, twice);
  const { history } = (await bench.call(warrantyClaims.addNote, twice)).body as { history: { note?: string }[] };
  expect(history.filter(({ note: text }) => text === 'Sent twice')).toHaveLength(1);
  await move(id, 'Rejected');
  expect((await note(tokens.Buyer)).status).toBe(409);
});

it('lets a maker read a warranty without its customer, and find none by them', async () => {
  const asset = await bench.register(order);
  const { body: made } = await bench.call(cover.addWarranty, { token: tokens.Seller, body: newWarranty(asset) });
  const seen = await bench.call(cover.warranty, { token: tokens.OEM, params: { id: made.id as string } });
  const found = async (token: string) =>
    (await bench.call(cover.warranties, { token, query: { q: 'Kalpana', assetId: asset.id } })).body.total as number;
  expect(JSON.stringify(seen.body)).not.toMatch(/Kalpana|customer/);
  expect([await found(tokens.OEM), await found(tokens.Buyer)]).toEqual([0, 1]);
});

const newWarranty = ({ id }: Asset) => ({
  assetId: id,
  ...{ customerName: 'Office of Kalpana', customerEmail: 'kalpana@example.gov.in', customerPhone: '9000000001' },
  ...{ contactPerson: 'Desk', contactPhone: '1800', contactEmail: 'desk@example.com' },
  ...{ warrantyType: 'Standard', warrantyStartDate: today() },
});

/** An asset under an AMC contract, of an order that says who answers for it. */
async function maintained(amcResponsibility: string) {
  const line = {
    ...{ lineId: 'l1', name: 'Laptop', category: 'Laptop', manufacturer: 'Dell', model: 'L1', quantity: 10 },
    ...{ value: 1_000, warrantyYears: 0, amcResponsibility },
  };
  const asset = await bench.register(await bench.tell({ lines: [line] }));
  const { status } = await bench.call(cover.addAmcContract, {
    token: tokens.Seller,
    body: {
      ...{ assetIds: [asset.id], provider: 'Care', startDate: today(), endDate: addDays(today(), 90), value: 10 },
      ...{ contactPerson: 'Desk', contactPhone: '1800', contactEmail: 'desk@example.com' },
    },
  });
  expect(status).toBe(201);
  return asset;
}

it('reminds the maker and the office of a claim whose day has gone by, once for each day', async () => {
  const { id, asset } = await claimAt('Accepted');
  const stored = bench.kit.database.collection<{ _id: string }>('warranty_claims');
  const reminders = () =>
    bench.events.filter(({ subject, record }) => subject === 'asset.warranty-claim.overdue' && record.id === id);
  const sweepAt = async (dueOn: string) => {
    await stored.updateOne({ _id: id }, { $set: { dueOn } });
    await bench.get(ClaimReminders).sweep();
    await bench.get(ClaimReminders).sweep();
  };
  const { version } = (await read(id)).body;
  await sweepAt(today());
  await sweepAt(addDays(today(), -1));
  const { notice } = await bench.heard('asset.warranty-claim.overdue', asset.id);
  expect(notice).toMatchObject({ organizations: [buyerOrganization], brands: ['Dell'] });
  expect(notice?.values['day']).toBe(addDays(today(), -1));
  expect((await read(id)).body.version).toBe(version);
  await bench.carry();
  expect(reminders()).toHaveLength(1);
});
