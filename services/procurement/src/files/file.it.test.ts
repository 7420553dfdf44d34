// ASVS 5.3.2
import { randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import { type Actor, procurementFiles } from '@portal/contracts';
import { actorOf, startTestService, type TestService } from '@portal/service-kit/testing';
import { headers } from '@nats-io/transport-node';
import { definition } from '../definition.js';
import { orderFile } from '../testing/new-order.js';

let service: TestService;
let seller: string;

beforeAll(async () => {
  service = await startTestService(definition);
  seller = await service.tokenFor('Seller');
});
afterAll(() => service.stop());

const uploadId = () => randomBytes(16).toString('base64url');

async function send(verb: 'chunk' | 'drop' | 'finish', upload: string, text = '', token = seller) {
  const head = headers();
  const fields = { authorization: `Bearer ${token}`, upload, n: '0', name: 'order.pdf', purpose: 'gemOrderFile' };
  for (const [name, value] of Object.entries(fields)) head.set(name, value);
  const reply = await service.nats.request(`procurement.file.${verb}`, text, { headers: head, timeout: 5_000 });
  return Number(reply.headers?.get('status'));
}

const left = (id: string) =>
  service.kit.database
    .collection('fs.chunks')
    .countDocuments({ files_id: id })
    .then((chunks) => chunks > 0);

describe('an upload', () => {
  it('leaves nothing when it is dropped or refused', async () => {
    const [dropped, refused] = [uploadId(), uploadId()];
    for (const id of [dropped, refused]) expect(await send('chunk', id, 'no PDF')).toBe(200);
    expect(await left(dropped)).toBe(true);
    expect(await send('drop', dropped)).toBe(200);
    expect(await send('finish', refused)).toBe(422);
    expect([await left(dropped), await left(refused)]).toEqual([false, false]);
  });

  it('leaves nothing after a day when it never ended', async () => {
    const id = uploadId();
    await send('chunk', id, '%PDF-1.4');
    await service.kit.files.sweep();
    expect(await left(id)).toBe(true);
    const twoDays = new Date(Date.now() - 2 * 24 * 60 * 60 * 1_000);
    await service.kit.database
      .collection<{ _id: string }>('fs.begun')
      .updateOne({ _id: id }, { $set: { at: twoDays } });
    await service.kit.files.sweep();
    expect(await left(id)).toBe(false);
  });

  it('cannot be written over or dropped once it is there', async () => {
    const id = await orderFile(service, seller);
    const before = await service.kit.files.bytes(id);
    await send('chunk', id, '%PDF-1.4 forged');
    await send('drop', id);
    expect((await service.kit.files.bytes(id)).equals(before)).toBe(true);
  });

  it('is not taken before a temporary password is changed, nor from nobody', async () => {
    const temporary = await service.tokenFor('Seller', { mustChangePassword: true });
    expect(await send('chunk', uploadId(), 'x', temporary)).toBe(403);
    expect(await send('chunk', uploadId(), 'x', 'nobody')).toBe(401);
  });
});

describe('a file', () => {
  it('that a record claims while what belongs to nothing is swept stays whole', async () => {
    const id = await orderFile(service, seller);
    const files = service.kit.database.collection<{ _id: string }>('fs.files');
    await files.updateOne({ _id: id }, { $set: { uploadDate: new Date(Date.now() - 2 * 24 * 60 * 60 * 1_000) } });
    const swept = service.kit.files['files'];
    const remove = swept.deleteOne.bind(swept);
    const spy = jest.spyOn(swept, 'deleteOne').mockImplementation(async (filter) => {
      if (filter?._id === id)
        await service.kit.files.claim([id], 'file', 'gemOrderFile', actorOf('Seller'), { type: 'Order', id: 'swept' });
      return remove(filter);
    });
    await service.kit.files.sweep();
    spy.mockRestore();
    expect((await service.kit.files.bytes(id)).length).toBeGreaterThan(0);
  });

  it('belongs to one of ten records that ask for it at the same moment', async () => {
    const id = await orderFile(service, seller);
    const actor: Actor = actorOf('Seller');
    const claims = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) =>
        service.kit.files.claim([id], 'file', 'gemOrderFile', actor, { type: 'Order', id: `order-${n}` }),
      ),
    );
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('of a record of an unknown kind is shown to nobody', async () => {
    const id = await orderFile(service, seller);
    await service.kit.files.claim([id], 'file', 'gemOrderFile', actorOf('Seller'), { type: 'Unknown', id: 'x' });
    const { status } = await service.call(procurementFiles.download, { token: seller, params: { id } });
    expect(status).toBe(404);
  });
});
