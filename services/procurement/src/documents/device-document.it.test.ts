import { assets, deviceDocuments, devices, documents, procurementFiles, type ReplyOf } from '@portal/contracts';
import { startTestService, type TestService } from '@portal/service-kit/testing';
import { headers } from '@nats-io/transport-node';
import { definition } from '../definition.js';
import { orderFile } from '../testing/new-order.js';

let service: TestService;
let [seller, buyer, holder, colleague] = ['', '', '', ''];

const asset: ReplyOf<typeof assets.get> = {
  ...{ version: 1, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
  ...{ id: 'a1', assetUid: '202600000001', name: 'Laptop', category: 'Laptop', serialNumber: 'SN-1' },
  ...{ department: 'Office', manufacturer: 'Dell', brand: 'Dell', gemContractNumber: 'GEMC-1', condition: 'New' },
  ...{ purchaseDate: '2026-01-01', hasAmc: false, assigned: true, status: 'Active', procurementStatus: 'Procured' },
  ...{ sellerOrganizationId: '2-organization', buyerOrganizationId: '1-organization', disposal: { status: 'None' } },
};
const device: ReplyOf<typeof devices.get> = {
  ...{ id: 'a1', version: 1, deviceId: '202600000001', deviceName: 'Laptop', deviceType: 'Laptop' },
  ...{ serialNumber: 'SN-1', manufacturer: 'Dell', department: 'Office', allocationDate: '2026-01-02' },
  ...{ status: 'In Use', acknowledgmentStatus: 'Pending', verificationStatus: 'Pending', otpStatus: 'Pending' },
  checklist: [],
};

/** The asset service: the office's asset is everybody's who asks here, the device only its holder's. */
function standInForAssets() {
  const answers: [string, object, (token: string | undefined) => boolean][] = [
    [assets.get.subject, asset, () => true],
    [devices.get.subject, device, (token) => token === holder],
  ];
  for (const [subject, record, sees] of answers)
    service.nats.subscribe(subject, {
      callback: (_, message) => {
        const head = headers();
        const id = new URLSearchParams(message.headers?.get('params')).get('id') ?? '';
        const token = message.headers?.get('authorization').replace('Bearer ', '');
        const seen = ['a1', 'a2'].includes(id) && sees(token);
        head.set('status', seen ? '200' : '404');
        message.respond(JSON.stringify(seen ? { ...record, id } : { code: 'NOT_FOUND', error: 'Not found' }), {
          headers: head,
        });
      },
    });
}

beforeAll(async () => {
  service = await startTestService(definition);
  [seller, buyer, holder, colleague] = await Promise.all([
    service.tokenFor('Seller'),
    service.tokenFor('Buyer'),
    service.tokenFor('End User', { organizationId: '1-organization' }),
    service.tokenFor('End User', { id: 'colleague', organizationId: '1-organization' }),
  ]);
  standInForAssets();
});
afterAll(() => service.stop());

async function upload(body: object, decision?: 'approved' | 'rejected') {
  const file = [await orderFile(service, seller, 'document')];
  const answer = await service.call(documents.upload, { token: seller, body: { file, assetId: 'a1', ...body } });
  const { id, versions } = answer.body as { id: string; versions: { file: { id: string } }[] };
  if (decision) await decide(id, decision);
  return { id, file: versions[0]?.file.id ?? '' };
}
const decide = (id: string, status: 'approved' | 'rejected') =>
  service.call(documents.decide, { token: buyer, params: { id }, body: { status, reason: 'Wrong device' } });
const listed = (token: string, id = 'a1') => service.call(deviceDocuments.list, { token, params: { id } });
const idsFor = async (token: string, id?: string) =>
  ((await listed(token, id)).body.items as { id: string }[]).map((one) => one.id);
const fileStatus = async (token: string, id: string) =>
  (await service.call(procurementFiles.scan, { token, params: { id } })).status;

it('shows the holder what was approved of a device, without prices and people', async () => {
  const warranty = await upload({ type: 'warranty', description: 'Three years', expiresOn: '2029-01-31' }, 'approved');
  const receipt = await upload({ type: 'delivery_receipt' }, 'approved');
  const photo = await upload({ type: 'photo' }, 'approved');
  const kept = [
    await upload({ type: 'invoice' }, 'approved'),
    await upload({ type: 'other' }, 'approved'),
    await upload({ type: 'warranty' }, 'rejected'),
    await upload({ type: 'warranty' }),
    await upload({ type: 'warranty', assetId: 'a2' }, 'approved'),
  ];
  expect(await idsFor(holder)).toEqual([photo.id, receipt.id, warranty.id]);
  const [, , shown] = (await listed(holder)).body.items as object[];
  expect(Object.keys(shown ?? {}).toSorted()).toEqual(
    ['id', 'name', 'description', 'expiresOn', 'uploadedAt', 'type', 'file'].toSorted(),
  );
  for (const { file } of [warranty, receipt, photo]) expect(await fileStatus(holder, file)).toBe(200);
  for (const { file } of kept.slice(0, 4)) expect(await fileStatus(holder, file)).toBe(404);
  expect((await service.call(documents.get, { token: holder, params: { id: warranty.id } })).status).toBe(403);
});

it('is not there for whom the device is not given to, nor for other roles', async () => {
  const { file } = await upload({ type: 'photo' }, 'approved');
  expect((await listed(colleague)).status).toBe(404);
  expect((await listed(holder, 'none')).status).toBe(404);
  expect(await fileStatus(colleague, file)).toBe(404);
  expect((await listed(seller)).status).toBe(403);
  expect((await listed(buyer)).status).toBe(403);
});

it('keeps a new version, and the one before, from the holder until somebody decides', async () => {
  const { id, file } = await upload({ type: 'warranty' }, 'approved');
  const next = [await orderFile(service, seller, 'document')];
  await service.call(documents.addVersion, { token: seller, params: { id }, body: { file: next } });
  expect(await idsFor(holder)).not.toContain(id);
  await decide(id, 'approved');
  expect(await idsFor(holder)).toContain(id);
  expect(await fileStatus(holder, next[0] ?? '')).toBe(200);
  expect(await fileStatus(holder, file)).toBe(404);
});

it('of another record is not read by knowing the file', async () => {
  const file = [await orderFile(service, seller, 'document')];
  await service.call(documents.upload, { token: seller, body: { file, type: 'photo' } });
  expect(await fileStatus(holder, file[0] ?? '')).toBe(404);
});
