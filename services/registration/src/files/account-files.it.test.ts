import { randomUUID } from 'node:crypto';
import {
  type Actor,
  applicants,
  documentPurposes,
  type DocumentField,
  documentsOfKind,
  registrationFiles,
  registrations,
  roleOfKind,
  roles,
} from '@portal/contracts';
import { eventsOf } from '@portal/service-kit';
import {
  eventually,
  madePdf,
  madePng,
  publishEvents,
  startTestService,
  type TestService,
} from '@portal/service-kit/testing';
import { definition } from '../definition.js';
import { buyerForm, endUserForm, password, sellerForm } from '../testing/forms.js';
import { standInForAccounts } from '../testing/stand-in-for-accounts.js';

let service: TestService;
let admin: string;
beforeAll(async () => {
  service = await startTestService(definition);
  admin = await service.tokenFor('Super Admin');
  standInForAccounts(service);
});
afterAll(() => service.stop());

const kinds = {
  buyer: { submit: registrations.submitBuyer, form: buyerForm },
  seller: { submit: registrations.submitSeller, form: sellerForm },
  enduser: { submit: registrations.submitEndUser, form: endUserForm },
} as const;
type Kind = keyof typeof kinds;

async function uploaded(field: DocumentField) {
  const [name, bytes] = field === 'logo' ? ['logo.png', madePng()] : [`${field}.pdf`, madePdf()];
  return (await service.upload(String(name), bytes, documentPurposes[field])).body.id as string;
}
/** A registration with a file in every field that takes one. */
async function submitted(kind: Kind) {
  const files: Record<string, string[]> = {};
  for (const field of documentsOfKind[kind]) files[field] = [await uploaded(field)];
  const form: Record<string, unknown> = kinds[kind].form(files);
  const { body } = await service.call(kinds[kind].submit, { body: form });
  return { id: body.id as string, email: String(form['emailId']), form, files };
}
const decide = (id: string, body: object) => service.call(registrations.decide, { token: admin, params: { id }, body });
const read = async (id: string) => (await service.call(registrations.get, { token: admin, params: { id } })).body;

/** As identity tells it of the account that it made. */
async function accountMade(registrationId: string, userId: string) {
  await publishEvents(service.nats, {
    id: `test:${randomUUID()}`,
    subject: 'identity.user.created',
    at: new Date().toISOString(),
    by: { id: 'a', name: 'A', role: 'Super Admin', organizationId: '' },
    record: { type: 'User', id: userId, label: 'x' },
    revision: 1,
    organizations: [],
    changes: {},
    data: { registrationId },
  });
  await eventually(async () => expect((await read(registrationId)).account).toEqual({ state: 'created', userId }));
}

describe.each(['buyer', 'seller', 'enduser'] as const)('the files of the registration of a %s', (kind) => {
  const role = roleOfKind[kind];
  const person: Partial<Actor> = { id: `person-${kind}`, organizationId: `organization-${kind}` };
  const statusFor = async (id: string, token?: string) => [
    (await service.call(registrationFiles.download, { token, params: { id } })).status,
    (await service.call(registrationFiles.scan, { token, params: { id } })).status,
  ];

  it('are all told to identity when it is approved', async () => {
    const { id, files } = await submitted(kind);
    const heard = service.nats.subscribe('events.registration.registration.approved', { max: 1 });
    await decide(id, { status: 'Approved' });
    for await (const message of heard) {
      const told = eventsOf(message)[0]?.data['files'] as { id: string; field: string }[];
      expect(Object.fromEntries(told.map((file) => [file.field, [file.id]]))).toEqual(files);
    }
  });

  it('are read by the person of its account and by a Super Admin, and by nobody else', async () => {
    const { id, files } = await submitted(kind);
    const own = await service.tokenFor(role, person);
    const ids = Object.values(files).flat();
    await decide(id, { status: 'Approved' });
    // Approved is not enough: there must be the account.
    for (const file of ids) expect(await statusFor(file, own)).toEqual([404, 404]);
    await accountMade(id, person.id!);
    const colleague = { ...person, id: 'colleague' };
    const others = await Promise.all([
      ...roles.filter((one) => one !== 'Super Admin').map((one) => service.tokenFor(one, colleague)),
      service.tokenFor(role, { id: 'neighbour', organizationId: 'another-organization' }),
      service.tokenFor(role, { ...person, id: '' }),
    ]);
    for (const file of ids) {
      expect(await statusFor(file, own)).toEqual([200, 200]);
      expect(await statusFor(file, admin)).toEqual([200, 200]);
      expect(await statusFor(file)).toEqual([401, 401]);
      for (const token of others) {
        for (const status of await statusFor(file, token)) expect([401, 403, 404]).toContain(status);
      }
    }
    expect((await service.call(registrations.get, { token: own, params: { id } })).status).toBe(403);
  });
});

it('lets go of the files that a correction takes away, and of no other', async () => {
  const { id, email, form, files } = await submitted('seller');
  await decide(id, { status: 'Correction Requested', reason: 'Another logo, please', fields: ['logo'] });
  const { pass } = (await service.call(applicants.status, { body: { email, password } })).body;
  const { password: _, confirmPassword: __, ...kept } = form;
  const logo = [await uploaded('logo')];
  const answer = await service.call(applicants.correctSeller, { params: { id }, body: { ...kept, logo, pass } });
  expect(answer.status).toBe(200);
  const recordOf = async (file: string) => (await service.kit.files.find(file))?.metadata.record;
  expect(await recordOf(files['logo']![0]!)).toBeUndefined();
  for (const file of [...logo, ...files['turnoverProof']!]) expect(await recordOf(file)).toMatchObject({ id });
  expect((await read(id)).files).toHaveLength(documentsOfKind.seller.length);
});
