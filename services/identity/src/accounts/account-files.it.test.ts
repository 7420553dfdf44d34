import { randomBytes, randomUUID } from 'node:crypto';
import {
  type DocumentField,
  documentPurposes,
  documentsOfKind,
  gstinCheck,
  identityFiles,
  people,
  type PersonFile,
  users,
} from '@portal/contracts';
import { eventually, madePdf, madePng } from '@portal/service-kit/testing';
import { eventOf, publish } from '../testing/events.js';
import { type Identity, password, someEmail, startIdentity } from '../testing/start-identity.js';

let identity: Identity;
let admin: string;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await identity.tokenOf('admin');
});
afterAll(() => identity.stop());

const gstin = () => {
  const pan = `${[...randomBytes(5)].map((byte) => String.fromCharCode(65 + (byte % 26))).join('')}1234F`;
  return `27${pan}1Z${gstinCheck(`27${pan}1Z`)}`;
};
const address = { city: 'Pune', state: 'Maharashtra', pin: '411001', fullAddress: 'First Street 1' };
const kinds = {
  buyer: {
    update: people.updateBuyer,
    form: () => ({
      organizationName: `Office ${randomUUID()}`,
      ministryDepartment: 'Department of Records',
      contactPersonName: 'Test Officer',
      buyerDesignation: 'Officer',
      officeAddress: { zone: 'West', ...address },
    }),
  },
  seller: {
    update: people.updateSeller,
    form: () => ({
      companyName: `Company ${randomUUID()}`,
      contactPersonName: 'Test Seller',
      gstin: gstin(),
      companyAddress: { street: 'First Street', ...address },
    }),
  },
  enduser: {
    update: people.updateEndUser,
    form: () => ({
      fullName: 'Test Holder',
      designation: 'Clerk',
      departmentOfficeName: `Office ${randomUUID()}`,
      devicesAssigned: ['Laptop'],
    }),
  },
} as const;
type Kind = keyof typeof kinds;

const handedIn = (field: string) => ({
  id: randomUUID(),
  name: `${field}.pdf`,
  type: 'application/pdf',
  size: 100,
  sha256: 'x',
  uploadedAt: new Date().toISOString(),
  field,
});
/** The account of an approved registration with a file in every field that takes one. */
async function approved(kind: Kind) {
  const files = documentsOfKind[kind].map(handedIn);
  const named = Object.fromEntries(files.map(({ id, field }) => [field, [id]]));
  const form = { ...kinds[kind].form(), ...named };
  const event = eventOf('registration.registration.approved', {
    record: { type: 'Registration', id: randomUUID(), label: 'REG-1' },
    data: { kind, email: someEmail(), phone: '9000000001', language: 'en', form, files },
  });
  await publish(identity, event);
  const id = await eventually(async () => {
    const found = await identity.kit.database
      .collection<{ _id: string }>('users')
      .findOne({ registrationId: event.record.id });
    if (!found) throw new Error('no account yet');
    return found._id;
  });
  return { id, files, named };
}
const get = async (id: string, token = admin) => (await identity.call(users.get, { token, params: { id } })).body;
const update = (kind: Kind, id: string, body: object) =>
  identity.call(kinds[kind].update, { token: admin, params: { id }, body });
async function uploaded(field: DocumentField) {
  const [name, bytes] = field === 'logo' ? ['logo.png', madePng()] : ['new.pdf', madePdf()];
  return (await identity.upload(String(name), bytes, documentPurposes[field], admin)).body.id as string;
}
const recordOf = async (file: string) => (await identity.kit.files.find(file))?.metadata.record;
const byKeeper = (files: PersonFile[], keeper: PersonFile['keptBy']) =>
  files.filter(({ keptBy }) => keptBy === keeper).map(({ id }) => id);

describe.each(['buyer', 'seller', 'enduser'] as const)('the account of an approved %s', (kind) => {
  it('shows every file of its registration, and says who keeps it', async () => {
    const { id, files, named } = await approved(kind);
    const body = await get(id);
    expect(body.files).toEqual(files.map((file) => ({ ...file, keptBy: 'registration' })));
    expect(body.form).toMatchObject(named);
    // Who only reads the list of people learns of no file.
    const support = await identity.tokenOf('support');
    expect(await get(id, support)).toMatchObject({ form: {}, files: [] });
  });

  it('keeps them through its edit form, with new ones beside them; what is taken away is let go', async () => {
    const { id, files } = await approved(kind);
    const field = documentsOfKind[kind].at(-1)!;
    const { form } = await get(id);
    const fresh = await uploaded(field);
    const added = await update(kind, id, { ...form, [field]: [...(form[field] as string[]), fresh] });
    expect(added.status).toBe(200);
    expect(byKeeper(added.body.files, 'registration').sort()).toEqual(files.map((file) => file.id).sort());
    expect(byKeeper(added.body.files, 'identity')).toEqual([fresh]);
    expect(await recordOf(fresh)).toEqual({ type: 'User', id });
    const emptied = await update(kind, id, { ...form, [field]: [] });
    expect(emptied.status).toBe(200);
    expect(emptied.body.files.map((file: PersonFile) => file.field)).toEqual(documentsOfKind[kind].slice(0, -1));
    expect(await recordOf(fresh)).toBeUndefined();
    // What it no longer has does not come back by its id, from whatever form.
    const again = await update(kind, id, { ...form, [field]: form[field] });
    expect(again).toMatchObject({ status: 422, body: { fields: { [field]: 'Please upload this file again' } } });
  });
});

it('takes no file of the registration of somebody else', async () => {
  const [one, other] = [await approved('buyer'), await approved('buyer')];
  const { form } = await get(one.id);
  const answer = await update('buyer', one.id, { ...form, ...other.named });
  expect(answer.status).toBe(422);
  expect((await get(one.id)).files.map(({ id }: PersonFile) => id)).toEqual(one.files.map(({ id }) => id));
});

it('keeps the files of the role that it had before', async () => {
  const { id, files } = await approved('buyer');
  const changed = await identity.call(users.setRole, {
    token: admin,
    params: { id },
    body: { role: 'End User', leavesNone: true },
  });
  expect(changed.status).toBe(200);
  const form = { ...kinds.enduser.form(), ...(await get(id)).form, devicesAssigned: ['Laptop'] };
  const receipt = await uploaded('signedDeliveryReceipt');
  const edited = await update('enduser', id, { ...form, signedDeliveryReceipt: [receipt] });
  expect(edited.status).toBe(200);
  expect(edited.body.files.map((file: PersonFile) => file.id)).toEqual([...files.map((file) => file.id), receipt]);
});

it('has files of the edit form that its person and a Super Admin read, and nobody else', async () => {
  const organization = `Company ${randomUUID()}`;
  const own = await identity.account('OEM', organization);
  const colleague = await identity.account('OEM', organization);
  const form = (await get(own.id)).form;
  const workOrder = await uploaded('pastWorkOrders');
  const body = { ...form, pastWorkOrders: [workOrder] };
  const edited = await identity.call(people.updateOem, { token: admin, params: { id: own.id }, body });
  expect(edited.body.files).toMatchObject([{ id: workOrder, field: 'pastWorkOrders', keptBy: 'identity' }]);
  const statusFor = async (token?: string) =>
    (await identity.call(identityFiles.download, { token, params: { id: workOrder } })).status;
  const tokenOf = async ({ email }: { email: string }) => (await identity.signIn(email, password)).token;
  expect([await statusFor(admin), await statusFor(await tokenOf(own)), await statusFor()]).toEqual([200, 200, 401]);
  expect(await statusFor(await tokenOf(colleague))).toBe(404);
  for (const key of ['buyer', 'seller', 'oem', 'enduser', 'support'])
    expect([key, await statusFor(await identity.tokenOf(key))]).toEqual([key, 404]);
});
