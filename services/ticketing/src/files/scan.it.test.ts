// ASVS 5.4.3
import { randomBytes } from 'node:crypto';
import { type PortalEvent, ticketingFiles } from '@portal/contracts';
import {
  actorOf,
  ClamdStandIn,
  eicar,
  eventually,
  startTestService,
  type TestService,
} from '@portal/service-kit/testing';
import { definition } from '../definition.js';

const clamd = new ClamdStandIn();
const DATABASE_PREFIX = `test_${randomBytes(5).toString('hex')}_`;
let service: TestService;
let token: string;
const told: PortalEvent[] = [];

beforeAll(async () => {
  await clamd.start();
  service = await startTestService(definition, { environment: { ...clamd.environment, DATABASE_PREFIX } });
  token = await service.tokenFor('Buyer');
  service.nats.subscribe('events.ticketing.file.refused', {
    callback: (_, message) => void told.push(...message.json<PortalEvent[]>()),
  });
});
afterAll(async () => {
  await service.stop();
  await clamd.stop();
});
beforeEach(async () => {
  clamd.says = undefined;
  told.length = 0;
  await service.kit.files.scans.round();
});

const text = () => `A harmless note ${randomBytes(6).toString('hex')}`;
const upload = (content = text()) => service.upload('note.txt', Buffer.from(content), 'ticketFile', token);
const idOf = ({ body }: Awaited<ReturnType<typeof upload>>) => (body as { id: string }).id;
const stateOf = async (id: string) =>
  ((await service.call(ticketingFiles.scan, { token, params: { id } })).body as { scan: string }).scan;
async function refusal(id: string) {
  const { status, body } = await service.call(ticketingFiles.download, { token, params: { id } });
  return [status, (body as { code?: string }).code];
}
const chunksOf = (id: string) => service.kit.database.collection('fs.chunks').countDocuments({ files_id: id });

/** A file that was brought while the scanner was away. */
async function waiting(content?: string) {
  await clamd.stop();
  const id = idOf(await upload(content));
  expect(await stateOf(id)).toBe('waiting');
  return id;
}

it('gives out a file that the scanner let pass', async () => {
  const answer = await upload();
  expect(answer.body).toMatchObject({ scan: 'clean' });
  expect(await stateOf(idOf(answer))).toBe('clean');
  expect((await refusal(idOf(answer)))[0]).toBe(200);
});

it('refuses an infected file at its field, keeps nothing of it and tells of it', async () => {
  const { status, body } = await upload(eicar);
  expect([status, body]).toMatchObject([
    422,
    { fields: { file: 'The virus scanner found something harmful in this file' } },
  ]);
  expect(await service.kit.database.collection('fs.files').countDocuments({ filename: 'note.txt', length: 68 })).toBe(
    0,
  );
  await eventually(async () =>
    expect(told).toMatchObject([{ record: { label: 'note.txt' }, data: { threat: 'Eicar-Test-Signature' } }]),
  );
});

it('keeps a file while the scanner is away, and gives it to nobody before it is back', async () => {
  const id = await waiting();
  expect(await refusal(id)).toEqual([409, 'FILE_WAITING']);
  await expect(service.kit.files.bytes(id)).rejects.toMatchObject({ code: 'FILE_WAITING' });
  await service.kit.files.scans.round();
  expect(await service.kit.files.scans.health()).toMatchObject({ scanner: 'down' });
  await clamd.start();
  await service.kit.files.scans.round();
  expect(await stateOf(id)).toBe('clean');
  expect(await service.kit.files.scans.health()).toEqual({ scanner: 'up', waiting: 0 });
});

it('removes an infected file that waited, and tells who brought it once', async () => {
  const id = await waiting(eicar);
  await clamd.start();
  await service.kit.files.scans.round();
  expect([await stateOf(id), await refusal(id), await chunksOf(id)]).toEqual(['refused', [409, 'FILE_REFUSED'], 0]);
  await expect(
    service.kit.files.claim([id], 'attachments', 'ticketFile', actorOf('Buyer'), { type: 'Ticket', id: 't1' }),
  ).rejects.toMatchObject({ code: 'INVALID' });
  await eventually(async () => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({
    by: { name: 'Portal' },
    data: { uploader: actorOf('Buyer').id },
    notice: { users: [actorOf('Buyer').id], values: { name: 'note.txt' } },
  });
});

it('ends a refusal that a crash cut in two: told once, nothing left', async () => {
  const id = await waiting(eicar);
  const files = service.kit.database.collection<{ _id: string }>('fs.files');
  await clamd.start();
  await service.kit.files.scans.round();
  await eventually(async () => expect(told).toHaveLength(1));
  // As it is after a crash before the verdict was written, and then before the content was removed.
  await files.updateOne({ _id: id }, { $unset: { 'metadata.scan': 1 } });
  const { insertedId } = await service.kit.database
    .collection<{ _id: string; files_id: string; n: number; data: Buffer }>('fs.chunks')
    .insertOne({ _id: `${id}:0`, files_id: id, n: 0, data: Buffer.from(eicar) });
  expect(insertedId).toBe(`${id}:0`);
  await service.kit.files.scans.round();
  expect(await stateOf(id)).toBe('refused');
  await files.updateOne({ _id: id }, { $set: { 'metadata.scan.emptied': false } });
  await service.kit.database
    .collection<{ _id: string; files_id: string; n: number }>('fs.chunks')
    .insertOne({ _id: `${id}:0`, files_id: id, n: 0 });
  await service.kit.files.scans.round();
  expect(await chunksOf(id)).toBe(0);
  await service.carry();
  expect(told).toHaveLength(1);
});

it('does not take a content that is not whole for a clean one', async () => {
  const id = await waiting();
  await service.kit.database.collection('fs.chunks').deleteMany({ files_id: id });
  await clamd.start();
  await service.kit.files.scans.round();
  expect([await stateOf(id), await refusal(id)]).toEqual(['could not be scanned', [409, 'FILE_NOT_SCANNED']]);
});

it('gives out nothing that the scanner could not read, and tries it again later', async () => {
  clamd.says = 'INSTREAM size limit exceeded. ERROR';
  const id = idOf(await upload());
  expect([await stateOf(id), await refusal(id)]).toEqual(['could not be scanned', [409, 'FILE_NOT_SCANNED']]);
  clamd.says = undefined;
  await service.kit.files.scans.round();
  expect(await stateOf(id)).toBe('could not be scanned');
  const files = service.kit.database.collection<{ _id: string }>('fs.files');
  await files.updateOne({ _id: id }, { $set: { 'metadata.scan.dueAt': new Date(0) } });
  await service.kit.files.scans.round();
  expect(await stateOf(id)).toBe('clean');
});

describe('beside a second instance', () => {
  let second: TestService;
  const startSecond = async (environment: NodeJS.ProcessEnv) =>
    (second = await startTestService(definition, {
      identity: false,
      environment: { DATABASE_PREFIX, ...environment },
    }));
  // Not its own stop: the database is the first one's.
  afterEach(async () => {
    await second.kit.files.scans.stop();
    await second.kit.stop();
    await second.nats.close();
  });

  it('what waited is scanned once, by whichever takes it', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push(await waiting());
    await startSecond(clamd.environment);
    await clamd.start();
    clamd.scanned = 0;
    await Promise.all([service.kit.files.scans.round(), second.kit.files.scans.round()]);
    expect(await Promise.all(ids.map((id) => stateOf(id)))).toEqual(ids.map(() => 'clean'));
    expect(clamd.scanned).toBe(5);
  });

  it('without a scanner a portal says so, and keeps back only what was refused', async () => {
    const [id, bad] = [await waiting(), await waiting(eicar)];
    await clamd.start();
    await service.kit.files.scans.round();
    await startSecond({});
    const { scans } = second.kit.files;
    const find = async (of: string) => (await second.kit.files.find(of))!;
    await service.kit.database
      .collection<{ _id: string }>('fs.files')
      .updateOne({ _id: id }, { $unset: { 'metadata.scan': 1 } });
    expect([scans.stateOf(await find(id)), scans.stateOf(await find(bad))]).toEqual(['not scanned', 'refused']);
    expect(() => scans.assertGiven({ metadata: { type: 'txt', sha256: '', uploader: '' } })).not.toThrow();
    expect(await scans.health()).toEqual({ scanner: 'off', waiting: 0 });
    // With a scanner from now on, what was never scanned waits for it.
    expect(service.kit.files.scans.stateOf(await find(id))).toBe('waiting');
  });
});

it('adds nothing to a file that is finished', async () => {
  const id = idOf(await upload());
  await expect(service.kit.files.keep(id, 1, Buffer.from(eicar))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await chunksOf(id)).toBe(1);
});

it('keeps the record of a refused file for a day, the audit log keeps it longer', async () => {
  const indexes = await service.kit.database.collection('refused-files').indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ key: { createdAt: 1 }, expireAfterSeconds: 24 * 3_600 }));
});
