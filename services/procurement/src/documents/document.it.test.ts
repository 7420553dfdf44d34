import {
  assets,
  cover,
  dayInIndia,
  documents,
  mappings,
  orders,
  type PortalEvent,
  procurementFiles,
  type ReplyOf,
} from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import { bringOn, eventually, startTestService, type TestService } from '@portal/service-kit/testing';
import { headers } from '@nats-io/transport-node';
import { definition } from '../definition.js';
import { newOrder, orderFile } from '../testing/new-order.js';
import { standInForOffices } from '../testing/office-people.js';
import { OrderRepository } from '../orders/order.repository.js';
import { DocumentParties } from './document-parties.js';
import { DocumentReminders } from './document-reminders.js';
import { DocumentRepository } from './document.repository.js';

let service: TestService;
const token: Record<'seller' | 'colleague' | 'rival' | 'buyer' | 'neighbour' | 'admin' | 'second', string> = {
  ...{ seller: '', colleague: '', rival: '', buyer: '', neighbour: '', admin: '', second: '' },
};
type Person = keyof typeof token;
const events: PortalEvent[] = [];

const tracked = { version: 1, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
const seenAsset: ReplyOf<typeof assets.get> = {
  ...tracked,
  ...{ id: 'a1', assetUid: '202600000001', name: 'Laptop', category: 'Laptop', serialNumber: 'SN-1' },
  ...{ department: 'Office', manufacturer: 'Dell', brand: 'Dell', gemContractNumber: 'GEMC-1', condition: 'New' },
  ...{ purchaseDate: '2026-01-01', hasAmc: false, assigned: false, status: 'Active', procurementStatus: 'Procured' },
  ...{ sellerOrganizationId: '2-organization', buyerOrganizationId: '1-organization', disposal: { status: 'None' } },
};
const seenContract: ReplyOf<typeof cover.amcContract> = {
  ...tracked,
  ...{ id: 'm1', contractNumber: 'AMC-2026-000001', assetIds: ['a1'], assetNames: ['Laptop'], provider: 'Seller' },
  ...{ startDate: '2026-01-01', endDate: '2026-12-31', remainingDays: 30, status: 'Active', serviceType: 'Preventive' },
  ...{ contactPerson: 'Asha Rao', contactPhone: '9876543210', contactEmail: 'amc@example.com' },
};

/** The asset service, which knows one asset and one AMC contract of the buyer and the seller of these tests. */
function standInForAssets() {
  const answers: [string, string, object][] = [
    [assets.get.subject, 'a1', seenAsset],
    [cover.amcContract.subject, 'm1', seenContract],
  ];
  for (const [subject, known, body] of answers)
    service.nats.subscribe(subject, {
      callback: (_, message) => {
        const head = headers();
        const id = new URLSearchParams(message.headers?.get('params')).get('id');
        head.set('status', id === known ? '200' : '404');
        const refusal = { code: 'NOT_FOUND', error: 'Not found' };
        message.respond(JSON.stringify(id === known ? body : refusal), { headers: head });
      },
    });
}

beforeAll(async () => {
  service = await startTestService(definition);
  standInForOffices(service);
  standInForAssets();
  service.nats.subscribe('events.procurement.document.>', {
    callback: (_, message) => void events.push(...eventsOf(message)),
  });
  token.seller = await service.tokenFor('Seller');
  token.colleague = await service.tokenFor('Seller', { id: 'seller-2' });
  token.rival = await service.tokenFor('Seller', { id: 'rival', organizationId: 'rival-company' });
  token.buyer = await service.tokenFor('Buyer');
  token.neighbour = await service.tokenFor('Buyer', { id: 'neighbour', organizationId: 'other-office' });
  token.admin = await service.tokenFor('Super Admin');
  token.second = await service.tokenFor('Super Admin', { id: 'admin-2' });
});
afterAll(() => service.stop());

const fileOf = (person: Person) => orderFile(service, token[person], 'document');
const upload = async (person: Person, body: object = {}, key?: string) =>
  service.call(documents.upload, {
    token: token[person],
    key,
    body: { file: [await fileOf(person)], type: 'invoice', ...body },
  });
const get = (person: Person, id: string) => service.call(documents.get, { token: token[person], params: { id } });
const decide = (person: Person, id: string, body: object) =>
  service.call(documents.decide, { token: token[person], params: { id }, body });
const listed = async (person: Person, query: Record<string, string>) =>
  (await service.call(documents.list, { token: token[person], query })).body.items.map(({ id }: { id: string }) => id);

async function order(mapped = true) {
  const { body } = await service.call(orders.create, {
    token: token.seller,
    body: newOrder({ gemOrderFile: [await orderFile(service, token.seller)] }),
  });
  await service.call(orders.update, { token: token.admin, params: { id: body.id }, body: { status: 'Approved' } });
  if (mapped) await map(body.id);
  return body.id as string;
}
const map = (id: string) => service.call(mappings.map, { token: token.buyer, params: { id }, body: {} });
/** A Super Admin took it off the office, and the neighbours have it now. */
async function handOver(id: string) {
  const set = { buyerOrganizationId: 'other-office', organizations: ['other-office'], takenOff: ['1-organization'] };
  await service.get(OrderRepository).update(id, {}, () => ({ set }));
  await service.get(DocumentParties).learn(id);
}
const eventOf = (verb: string, id: string) =>
  eventually(async () => {
    const found = events.find(({ subject, record }) => subject === `procurement.document.${verb}` && record.id === id);
    if (!found) throw new Error(`no ${verb} yet`);
    await Promise.resolve();
    return found;
  });

describe('a document', () => {
  it('waits for a decision, is named after its file, and is told to who decides', async () => {
    const purchaseOrderId = await order();
    const { status, body } = await upload('seller', { purchaseOrderId, description: 'March' });
    expect([status, body]).toMatchObject([
      201,
      {
        name: 'order.pdf',
        type: 'invoice',
        status: 'pending',
        uploadedBy: 'Seller One',
        purchaseOrderId,
        description: 'March',
        versions: [{ number: 1, uploadedBy: 'Seller One' }],
      },
    ]);
    const { notice } = await eventOf('uploaded', body.id);
    expect(notice).toMatchObject({
      organizations: ['1-organization'],
      title: 'Document {{name}} waits for a decision',
      record: { type: 'document', id: body.id },
    });
  });

  it.each([
    [{ file: [] }, 'file', 'Please choose a file'],
    [{ type: 'letter' }, 'type', 'Please choose a type'],
    [{ purchaseOrderId: 'none' }, 'purchaseOrderId', 'There is no such record'],
    [{ assetId: 'none' }, 'assetId', 'There is no such record'],
    [{ amcContractId: 'none' }, 'amcContractId', 'There is no such record'],
    [{ assetId: 'a1', amcContractId: 'm1' }, 'purchaseOrderId', 'Please name one record at most'],
    [{ expiresOn: '31-02-2026' }, 'expiresOn', 'Please enter a valid date'],
  ])('is refused with %j at %s: %s', async (body, field, message) => {
    const answer = await upload('seller', body);
    expect([answer.status, answer.body.fields]).toEqual([422, { [field]: message }]);
  });

  it('hangs on an asset, an AMC contract, or on the own organisation alone', async () => {
    const ofAsset = await upload('seller', { assetId: 'a1' });
    const ofContract = await upload('buyer', { amcContractId: 'm1' });
    const own = await upload('seller');
    expect([ofAsset, ofContract, own].map(({ body }) => body.recordName)).toEqual([
      'Laptop · SN-1',
      'AMC-2026-000001',
      'Seller organization',
    ]);
    expect([ofAsset, ofContract, own].map(({ body }) => body.recordType)).toEqual([
      ...['asset', 'amcContract', 'organization'],
    ]);
    expect((await get('buyer', ofAsset.body.id)).status).toBe(200);
    expect((await get('seller', ofContract.body.id)).status).toBe(200);
    expect((await get('buyer', own.body.id)).status).toBe(404);
    expect((await get('colleague', own.body.id)).status).toBe(200);
  });

  it('is made once for a key, one after another or at once', async () => {
    const body = { file: [await fileOf('seller')], type: 'other' };
    const ask = () => service.call(documents.upload, { token: token.seller, key: 'once', body });
    const answers = [...(await Promise.all([ask(), ask()])), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
  });
});

describe('who sees a document and its file', () => {
  it('are the parties of its record, nobody else', async () => {
    const purchaseOrderId = await order();
    const { body } = await upload('seller', { purchaseOrderId });
    const file = body.versions[0].file.id as string;
    const people: [Person, number][] = [
      ...([
        ['seller', 200],
        ['colleague', 200],
        ['buyer', 200],
        ['admin', 200],
      ] as [Person, number][]),
      ...([
        ['rival', 404],
        ['neighbour', 404],
      ] as [Person, number][]),
    ];
    for (const [person, status] of people) {
      expect([person, (await get(person, body.id)).status]).toEqual([person, status]);
      const scan = await service.call(procurementFiles.scan, { token: token[person], params: { id: file } });
      expect([person, scan.status]).toEqual([person, status]);
      expect((await listed(person, { purchaseOrderId })).length).toBe(status === 200 ? 1 : 0);
    }
  });

  it('follows the mapping of the order', async () => {
    const purchaseOrderId = await order(false);
    const { body } = await upload('seller', { purchaseOrderId });
    expect((await get('buyer', body.id)).status).toBe(404);
    await map(purchaseOrderId);
    await eventually(async () => expect((await get('buyer', body.id)).status).toBe(200));
  });

  it('stays with the office that brought it when its order gets another one, and what was decided there stays too', async () => {
    const purchaseOrderId = await order();
    const { body: own } = await upload('buyer', { purchaseOrderId });
    const { body: ofSeller } = await upload('seller', { purchaseOrderId });
    await decide('buyer', ofSeller.id, { status: 'rejected', reason: 'Wrong month' });
    await service.call(documents.addVersion, {
      token: token.admin,
      params: { id: own.id },
      body: { file: [await fileOf('admin')] },
    });
    await handOver(purchaseOrderId);
    expect((await get('neighbour', own.id)).status).toBe(404);
    expect(await listed('neighbour', { purchaseOrderId })).toEqual([ofSeller.id]);
    const scanned = own.versions[0].file.id as string;
    const scan = async (person: Person) =>
      (await service.call(procurementFiles.scan, { token: token[person], params: { id: scanned } })).status;
    expect([await scan('neighbour'), await scan('buyer')]).toEqual([404, 200]);
    for (const person of ['buyer', 'seller', 'admin'] as const) expect((await get(person, own.id)).status).toBe(200);
    expect((await get('buyer', ofSeller.id)).status).toBe(404);
    const { body: seen } = await get('neighbour', ofSeller.id);
    expect(seen.status).toBe('rejected');
    expect(JSON.stringify(seen)).not.toMatch(/Wrong month|Buyer One/);
    expect((await get('seller', ofSeller.id)).body).toMatchObject({ decidedBy: 'Buyer One', reason: 'Wrong month' });
  });

  it('comes back to the office that brought it where it went on with its order before', async () => {
    const purchaseOrderId = await order();
    const { body } = await upload('buyer', { purchaseOrderId });
    await handOver(purchaseOrderId);
    const moved = { $set: { organizations: ['2-organization', 'other-office'] }, $unset: { officeId: 1 as const } };
    await service.get(DocumentRepository).updateMany({ _id: body.id }, moved);
    await bringOn(service);
    expect([(await get('neighbour', body.id)).status, (await get('buyer', body.id)).status]).toEqual([404, 200]);
  });

  it('a stranger hangs nothing on an order that is not theirs', async () => {
    const answer = await upload('rival', { purchaseOrderId: await order() });
    expect(answer.body.fields).toEqual({ purchaseOrderId: 'There is no such record' });
  });
});

describe('a decision about a document', () => {
  it('is the office of the order for a document of its seller, and is told to who brought it', async () => {
    const { body } = await upload('seller', { purchaseOrderId: await order() });
    expect((await decide('buyer', body.id, { status: 'rejected' })).body.fields).toEqual({
      reason: 'Please give a reason',
    });
    const { body: rejected } = await decide('buyer', body.id, { status: 'rejected', reason: 'Wrong month' });
    expect(rejected).toMatchObject({ status: 'rejected', decidedBy: 'Buyer One', reason: 'Wrong month' });
    const { notice } = await eventOf('rejected', body.id);
    expect(notice).toMatchObject({ organizations: ['2-organization'], title: 'Document {{name}} was rejected' });
    expect((await decide('buyer', body.id, { status: 'approved' })).status).toBe(409);
  });

  it('is never of the own organisation, nor of a role or an office that it does not concern', async () => {
    const { body: ofBuyer } = await upload('buyer', { purchaseOrderId: await order() });
    const { body: refused } = await decide('buyer', ofBuyer.id, { status: 'approved' });
    expect([refused.code, refused.error]).toEqual([
      ...['DOCUMENT_OWN', 'Nobody decides about a document of their own organization'],
    ]);
    expect((await decide('seller', ofBuyer.id, { status: 'approved' })).status).toBe(403);
    expect((await decide('neighbour', ofBuyer.id, { status: 'approved' })).status).toBe(404);
    expect((await decide('admin', ofBuyer.id, { status: 'approved' })).body.status).toBe('approved');
  });

  it('of two at one moment is made once', async () => {
    const { body } = await upload('seller', { purchaseOrderId: await order() });
    const [first, second] = await Promise.all([
      decide('buyer', body.id, { status: 'approved' }),
      decide('admin', body.id, { status: 'rejected', reason: 'No' }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
  });
});

describe('a new version', () => {
  it('keeps what was before and waits for a decision again', async () => {
    const { body } = await upload('seller', { purchaseOrderId: await order() });
    await decide('buyer', body.id, { status: 'rejected', reason: 'Wrong month' });
    const file = [await fileOf('colleague')];
    const ask = () =>
      service.call(documents.addVersion, { token: token.colleague, params: { id: body.id }, body: { file } });
    const { body: after } = await ask();
    expect(after).toMatchObject({ status: 'pending', uploadedById: 'seller-2' });
    expect(after.versions.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
    expect(after).not.toHaveProperty('reason');
    expect((await ask()).body.versions).toHaveLength(2);
  });

  it('comes once, and holds no second file, when its form is sent again', async () => {
    const { body } = await upload('seller', { purchaseOrderId: await order() });
    const files = [await fileOf('seller'), await fileOf('seller')];
    // As the gateway sends a form: each time its file is another one, and what it says is the same.
    const send = (file = '', head = { 'content-hash': 'same-content' }) =>
      service.call(documents.addVersion, {
        ...{ token: token.seller, params: { id: body.id }, ifMatch: body.version, body: { file: [file] } },
        ...{ key: `version-of-${body.id}`, head },
      });
    const first = await send(files[0]);
    const again = await send(files[1]);
    expect([first.status, again]).toMatchObject([201, { status: 201, body: { version: first.body.version } }]);
    expect(again.body.versions).toEqual(first.body.versions);
    const refused = await fileOf('seller');
    expect((await send(refused, { 'content-hash': 'other-content' })).status).toBe(422);
    const recordsOf = await Promise.all(
      [...files, refused].map(async (id) => (await service.kit.files.find(id))?.metadata.record?.id),
    );
    expect(recordsOf).toEqual([body.id, undefined, undefined]);
  });

  it('leaves to the one before it what was decided, by whom and why', async () => {
    const { body } = await upload('seller', { purchaseOrderId: await order() });
    await decide('buyer', body.id, { status: 'rejected', reason: 'Wrong month' });
    const file = [await fileOf('seller')];
    await service.call(documents.addVersion, { token: token.seller, params: { id: body.id }, body: { file } });
    const { body: waits } = await get('buyer', body.id);
    expect(waits.versions.map(({ decision }: { decision?: object }) => decision)).toMatchObject([
      ...[undefined, { status: 'rejected', decidedBy: 'Buyer One', reason: 'Wrong month' }],
    ]);
    const { body: approved } = await decide('buyer', body.id, { status: 'approved' });
    expect(approved.versions.map(({ decision }: { decision: object }) => decision)).toMatchObject([
      ...[{ status: 'approved', decidedBy: 'Buyer One' }, { status: 'rejected' }],
    ]);
    expect(approved.versions[0].decision).not.toHaveProperty('reason');
  });

  it('is not for the other side, and not for who read another version', async () => {
    const { body } = await upload('seller', { purchaseOrderId: await order() });
    const add = async (person: Person, ifMatch?: number) =>
      service.call(documents.addVersion, {
        token: token[person],
        params: { id: body.id },
        ifMatch,
        body: { file: [await fileOf(person)] },
      });
    expect((await add('buyer')).status).toBe(403);
    expect((await add('rival')).status).toBe(404);
    expect((await add('seller', 7)).status).toBe(412);
  });
});

describe('deleting a document', () => {
  const remove = (person: Person, id: string) =>
    service.call(documents.delete, { token: token[person], params: { id } });

  it('is for who brought it, while it is not approved', async () => {
    const { body } = await upload('seller', { purchaseOrderId: await order() });
    expect((await remove('buyer', body.id)).status).toBe(403);
    expect((await remove('rival', body.id)).status).toBe(404);
    expect((await remove('colleague', body.id)).body).toEqual({ success: true });
    expect((await get('seller', body.id)).status).toBe(404);
  });

  it('is refused to who looks at an older state of it', async () => {
    const { body } = await upload('seller', { purchaseOrderId: await order() });
    const stale = { token: token.seller, params: { id: body.id }, ifMatch: body.version + 1 };
    expect((await service.call(documents.delete, stale)).status).toBe(412);
    expect((await get('seller', body.id)).status).toBe(200);
  });

  it('of an approved one is for a Super Admin alone', async () => {
    const { body } = await upload('seller', { purchaseOrderId: await order() });
    await decide('buyer', body.id, { status: 'approved' });
    const { body: refused } = await remove('seller', body.id);
    expect([refused.code, refused.error]).toEqual([
      ...['DOCUMENT_APPROVED', 'An approved document is not deleted; upload a new version instead'],
    ]);
    expect((await remove('admin', body.id)).status).toBe(200);
  });
});

it('is found by what it is called, its type, its status and its end, in every order', async () => {
  const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000));
  const assetId = 'a1';
  const late = (await upload('buyer', { assetId, name: 'Zeta', type: 'warranty', expiresOn: inDays(-1) })).body.id;
  const soon = (await upload('buyer', { assetId, name: 'Alpha', type: 'photo', expiresOn: inDays(30) })).body.id;
  const far = (await upload('buyer', { assetId, name: 'Beta', type: 'photo', expiresOn: inDays(31) })).body.id;
  const of = (query: Record<string, string>) => listed('buyer', { assetId, ...query });
  expect(await of({ expiry: 'ended' })).toEqual([late]);
  expect(await of({ expiry: 'soon' })).toEqual([soon]);
  expect(await of({ type: 'photo', sort: 'name' })).toEqual([soon, far]);
  expect(await of({ type: 'photo', sort: '-name' })).toEqual([far, soon]);
  expect(await of({ q: 'zet' })).toEqual([late]);
  expect(await of({ status: 'approved' })).toEqual([]);
  const bad = await service.call(documents.list, { token: token.buyer, query: { sort: 'organizations' } });
  expect(bad.body.fields).toEqual({ sort: 'The list cannot be sorted by this' });
});

it('is found by what it hangs on and by an organisation of its record, each within what the asker sees', async () => {
  const purchaseOrderId = await order();
  const ids = {
    order: (await upload('seller', { purchaseOrderId })).body.id,
    asset: (await upload('seller', { assetId: 'a1' })).body.id,
    amcContract: (await upload('seller', { amcContractId: 'm1' })).body.id,
    organization: (await upload('seller')).body.id,
  };
  for (const [place, id] of Object.entries(ids)) {
    const found = await listed('seller', { place, pageSize: '100' });
    expect([place, Object.values(ids).filter((one) => found.includes(one))]).toEqual([place, [id]]);
  }
  const of = async (person: Person, organizationId: string) =>
    (await listed(person, { organizationId, place: 'organization', pageSize: '100' })).includes(ids.organization);
  expect([await of('admin', '2-organization'), await of('admin', '1-organization')]).toEqual([true, false]);
  expect([await of('rival', '2-organization'), await of('buyer', '2-organization')]).toEqual([false, false]);
});

describe('the end of a document', () => {
  const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000));
  const sweep = () => service.get(DocumentReminders).sweep();
  const told = (id: string) => {
    const heard = events.filter(({ record, subject }) => record.id === id && /reminded|expired/.test(subject));
    return [...new Map(heard.map((event) => [event.id, event.subject.split('.').at(-1)])).values()];
  };
  /** As if it had been brought long ago. */
  const ends = (id: string, days: number) =>
    service
      .get(DocumentRepository)
      .updateMany(
        { _id: id },
        { $set: { expiresOn: inDays(days), uploadedAt: new Date(Date.now() - 60 * 86_400_000) } },
      );

  it.each([
    [31, []],
    [30, ['reminded']],
    [8, ['reminded']],
    [7, ['reminded']],
    [0, ['reminded']],
    [-1, ['expired']],
    [-7, ['expired']],
    [-8, []],
  ])('is told %d days before it as %j, once', async (days, expected) => {
    const { id } = (await upload('seller')).body;
    await ends(id, days);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    await service.carry();
    await eventually(async () => {
      await Promise.resolve();
      expect(told(id)).toEqual(expected);
    });
  });

  it('is told at 30 days, at 7 and once it has come, to whoever may renew it, at the same version', async () => {
    const { id, version } = (await upload('seller')).body;
    for (const days of [20, 5, -2]) {
      await ends(id, days);
      await sweep();
    }
    const { notice } = await eventOf('expired', id);
    expect(notice).toMatchObject({
      organizations: ['2-organization'],
      title: 'Document {{name}} was valid until {{day}}: please upload a new version',
      values: { day: inDays(-2) },
    });
    expect(told(id)).toEqual(['reminded', 'reminded', 'expired']);
    expect((await get('seller', id)).body.version).toBe(version);
  });

  it('is told of neither a rejected one nor one that had ended before it was brought', async () => {
    const { id: rejected } = (await upload('seller', { expiresOn: inDays(5) })).body;
    await decide('admin', rejected, { status: 'rejected', reason: 'Unreadable' });
    const { id: old } = (await upload('seller', { expiresOn: inDays(-3) })).body;
    const { id: last } = (await upload('seller', { expiresOn: inDays(5) })).body;
    await sweep();
    await eventOf('reminded', last);
    expect([told(rejected), told(old)]).toEqual([[], []]);
  });
});

it('reminds of an end once, and again of a new end', async () => {
  const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000));
  const { body } = await upload('seller', { purchaseOrderId: await order(), expiresOn: inDays(10) });
  const reminders = service.get(DocumentReminders);
  // An event may be heard twice; it is the same one by its id.
  const reminded = () => {
    const heard = events.filter(({ subject, record }) => subject.endsWith('.reminded') && record.id === body.id);
    return [...new Set(heard.map(({ id }) => id))];
  };
  await Promise.all([reminders.sweep(), reminders.sweep()]);
  await reminders.sweep();
  expect((await eventOf('reminded', body.id)).notice).toMatchObject({
    organizations: ['2-organization'],
    title: 'Document {{name}} is valid until {{day}}',
    values: { day: inDays(10) },
  });
  await service.carry();
  expect(reminded()).toHaveLength(1);
  const file = [await fileOf('seller')];
  const params = { id: body.id };
  await service.call(documents.addVersion, { token: token.seller, params, body: { file, expiresOn: inDays(20) } });
  await reminders.sweep();
  await eventually(async () => {
    await Promise.resolve();
    expect(reminded()).toHaveLength(2);
  });
});
