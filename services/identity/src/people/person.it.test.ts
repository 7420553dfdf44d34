import { randomBytes, randomUUID } from 'node:crypto';
import {
  editPersonForms,
  gstinCheck,
  newPersonForms,
  people,
  profiles,
  type PersonKind,
  personKinds,
  roleOfKind,
  sessions,
  users,
} from '@portal/contracts';
import type { MailEntry } from '@portal/service-kit';
import { eventually } from '@portal/service-kit/testing';
import { type Identity, password, someEmail, startIdentity } from '../testing/start-identity.js';

let identity: Identity;
let admin: string;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await identity.tokenOf('admin');
});
afterAll(() => identity.stop());

const operationsOf = {
  buyer: { create: people.createBuyer, update: people.updateBuyer, remove: people.deleteBuyer },
  seller: { create: people.createSeller, update: people.updateSeller, remove: people.deleteSeller },
  oem: { create: people.createOem, update: people.updateOem, remove: people.deleteOem },
  enduser: { create: people.createEndUser, update: people.updateEndUser, remove: people.deleteEndUser },
  'support-agent': {
    create: people.createSupportAgent,
    update: people.updateSupportAgent,
    remove: people.deleteSupportAgent,
  },
} as const;
const gstin = () => {
  const letters = [...randomBytes(5)].map((byte) => String.fromCharCode(65 + (byte % 26))).join('');
  return `27${letters}1234F1Z${gstinCheck(`27${letters}1234F1Z`)}`;
};
const forms: Record<PersonKind, () => Record<string, unknown>> = {
  buyer: () => ({
    organizationName: `Office ${randomUUID()}`,
    ministryDepartment: 'Department of Records',
    buyerDesignation: 'Officer',
    contactPersonName: 'Test Officer',
    emailId: someEmail(),
    contactNumber: '9000000001',
    officeAddress: { zone: 'West', city: 'Pune', state: 'Maharashtra', pin: '411001', fullAddress: 'First Street 1' },
    paymentMode: 'CGDA',
    authorizedDesignations: ['Director'],
  }),
  seller: () => ({
    companyName: `Company ${randomUUID()}`,
    gemSellerId: 'GEM-77',
    contactPersonName: 'Test Seller',
    emailId: someEmail(),
    mobileNumber: '9000000002',
    gstin: gstin(),
    companyAddress: { street: 'First Street', city: 'Pune', state: 'Maharashtra', pin: '411001', fullAddress: 'There' },
    brandsDealtWith: ['HP'],
  }),
  oem: () => ({
    companyName: `Maker ${randomUUID()}`,
    contactPersonName: 'Test Engineer',
    emailId: someEmail(),
    brands: ['Testbrand'],
  }),
  enduser: () => ({
    fullName: 'Test Holder',
    emailId: someEmail(),
    designation: 'Clerk',
    departmentOfficeName: `Office ${randomUUID()}`,
    mobileNumber: '9000000003',
    devicesAssigned: ['Laptop'],
    deviceSerialNumbers: [{ device: 'Laptop', serialNumber: 'SN-1' }],
  }),
  'support-agent': () => ({
    name: 'Test Agent',
    email: someEmail(),
    department: 'Help desk',
    designation: 'Agent',
    phone: '9000000004',
    address: 'First Street 1',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411001',
  }),
};
const emailField = (kind: PersonKind) => (kind === 'support-agent' ? 'email' : 'emailId');
const create = (kind: PersonKind, body: object = forms[kind](), token = admin, key?: string) =>
  identity.call(operationsOf[kind].create, { token, body, key });
const update = (kind: PersonKind, id: string, body: object, ifMatch?: number) =>
  identity.call(operationsOf[kind].update, { token: admin, params: { id }, body, ifMatch });
const get = (id: string) => identity.call(users.get, { token: admin, params: { id } });

it('takes a brand from a maker at once, from everybody of it', async () => {
  const maker = `Maker ${randomUUID()}`;
  const members = [await identity.account('OEM', maker), await identity.account('OEM', maker)];
  const { id, email } = members[0]!;
  const sees = () =>
    Promise.all(
      members.map(async (person) => {
        const { token } = await identity.signIn(person.email, password);
        return async () => (await identity.call(profiles.get, { token })).status;
      }),
    );
  const form = {
    companyName: maker,
    contactPersonName: 'Test Engineer',
    emailId: email,
    brands: ['Testbrand', 'Other'],
  };
  const before = await sees();
  expect((await update('oem', id, form)).status).toBe(200);
  for (const status of before) expect(await status()).toBe(200);
  expect((await update('oem', id, { ...form, brands: ['Other'] })).status).toBe(200);
  for (const status of before) expect(await status()).toBe(401);
  for (const status of await sees()) expect(await status()).toBe(200);
});

describe.each(personKinds)('%s', (kind) => {
  it('is added with all fields of the form, gets a temporary password, and opens in the edit form as entered', async () => {
    const body = forms[kind]();
    const made = await create(kind, body);
    expect(made).toMatchObject({
      status: 201,
      body: { role: roleOfKind[kind], status: 'active', mustChangePassword: true },
    });
    const email = String(body[emailField(kind)]);
    expect((await identity.mailTo(email)).subject).toBe('Your account in the asset portal');
    const read = (await get(made.body.id)).body;
    expect(read.form).toMatchObject(body);
    expect(editPersonForms[kind].safeParse(read.form).success).toBe(true);
    expect(read.permissions.length).toBeGreaterThan(0);
  });

  it('is changed by its edit form, conditionally, and only as what it is', async () => {
    const { id, version } = (await create(kind)).body;
    const form = { ...(await get(id)).body.form, designation: 'Senior' };
    const changed = await update(kind, id, form, version);
    expect(changed.status).toBe(200);
    expect((await update(kind, id, form, version)).status).toBe(412);
    const otherKind = personKinds.find((one) => one !== kind)!;
    const wrong = await update(otherKind, id, forms[otherKind]());
    expect(wrong).toMatchObject({
      status: 409,
      body: { error: 'User type mismatch detected. Please refresh the page and try again.' },
    });
  });

  it('moves to another e-mail address: its sessions end, both addresses are told', async () => {
    const body = forms[kind]();
    const { id } = (await create(kind, body)).body;
    const [old, fresh] = [String(body[emailField(kind)]), someEmail()];
    const temporary = (await identity.mailTo(old)).values['password']!;
    const { token } = await identity.signIn(old, temporary);
    const form = (await get(id)).body.form;
    expect((await update(kind, id, { ...form, [emailField(kind)]: 'buyer@demo.gov.in' })).status).toBe(409);
    const moved = await update(kind, id, { ...form, [emailField(kind)]: fresh });
    expect(moved.body).toMatchObject({ email: fresh });
    await eventually(async () => expect((await identity.call(sessions.verify, { token })).status).toBe(401), 1_000);
    await expect(identity.signIn(fresh, temporary)).resolves.toMatchObject({ id });
    await eventually(async () => {
      const told = identity.kit.database
        .collection<MailEntry>('mails')
        .find({ to: { $in: [old, fresh] }, subject: 'Your e-mail address was changed' });
      expect(await told.toArray()).toHaveLength(2);
    });
  });

  it('is deleted under its own path', async () => {
    const { id } = (await create(kind)).body;
    const remove = (of: PersonKind) =>
      identity.call(operationsOf[of].remove, { token: admin, params: { id }, query: { leavesNone: 'yes' } });
    expect((await remove(personKinds.find((one) => one !== kind)!)).status).toBe(409);
    expect((await remove(kind)).body).toEqual({ success: true });
    expect((await get(id)).body.status).toBe('deleted');
  });

  it('is made once for the same key, and refused where the e-mail is taken', async () => {
    const [body, key] = [forms[kind](), randomUUID()];
    const answers = await Promise.all([create(kind, body, admin, key), create(kind, body, admin, key)]);
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
    const taken = await create(kind, body);
    expect(taken).toMatchObject({
      status: 409,
      body: { fields: { [emailField(kind)]: 'An account with this e-mail address already exists' } },
    });
  });

  it.each(['buyer', 'support'])('is not added by a %s', async (key) => {
    expect((await create(kind, forms[kind](), await identity.tokenOf(key))).status).toBe(403);
  });
});

const missing = (kind: PersonKind, which: 'new' | 'edit') => {
  const schema = which === 'new' ? newPersonForms[kind] : editPersonForms[kind];
  const issues = schema.safeParse({}).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
};

it.each([
  [
    'new',
    'buyer',
    {
      organizationName: 'Organization name is required',
      emailId: 'Email ID is required',
      ministryDepartment: 'Ministry/Department name is required',
      buyerDesignation: 'Buyer designation is required',
      contactPersonName: 'Contact person name is required',
    },
  ],
  [
    'new',
    'seller',
    {
      companyName: 'Company name is required',
      gemSellerId: 'GeM Seller ID is required',
      contactPersonName: 'Contact person name is required',
      emailId: 'Email ID is required',
      mobileNumber: 'Mobile number is required',
      gstin: 'GSTIN is required',
    },
  ],
  [
    'new',
    'enduser',
    {
      fullName: 'Full name is required',
      emailId: 'Email ID is required',
      designation: 'Designation is required',
      departmentOfficeName: 'Department/Office name is required',
      mobileNumber: 'Mobile number is required',
    },
  ],
  [
    'new',
    'support-agent',
    {
      name: 'Name is required',
      email: 'Email is required',
      department: 'Department is required',
      designation: 'Designation is required',
      phone: 'Phone is required',
      address: 'Address is required',
      city: 'City is required',
      state: 'State is required',
      pincode: 'Pincode is required',
    },
  ],
  [
    'edit',
    'buyer',
    {
      organizationName: 'Organization name is required',
      contactPersonName: 'Contact person name is required',
      emailId: 'Email is required',
      contactNumber: 'Contact number is required',
      'officeAddress.fullAddress': 'Full address is required',
    },
  ],
  [
    'edit',
    'seller',
    {
      companyName: 'Company name is required',
      contactPersonName: 'Contact person name is required',
      emailId: 'Email is required',
      mobileNumber: 'Mobile number is required',
      'companyAddress.fullAddress': 'Full address is required',
      // Marked as required on screen, so it is.
      gstin: 'GSTIN is required',
    },
  ],
  [
    'edit',
    'enduser',
    {
      fullName: 'Full name is required',
      designation: 'Designation is required',
      departmentOfficeName: 'Department/Office name is required',
      emailId: 'Email is required',
      mobileNumber: 'Mobile number is required',
      devicesAssigned: 'At least one device must be assigned',
    },
  ],
] as const)('the %s form of a %s asks for exactly what the requirements name', (which, kind, expected) => {
  expect(missing(kind, which)).toEqual(expected);
});

it.each([
  ['buyer', 'new', { emailId: 'x' }, 'emailId', 'Invalid email format.'],
  ['buyer', 'edit', { emailId: 'x' }, 'emailId', 'Invalid email format'],
  [
    'buyer',
    'edit',
    { emailId: 'a@example.com' },
    'emailId',
    'Only official government email domains are allowed (.gov.in, .nic.in, or @gov.in)',
  ],
  ['seller', 'new', { gstin: '' }, 'gstin', 'GSTIN is required'],
  ['seller', 'edit', { gstin: undefined }, 'gstin', 'GSTIN is required'],
  ['seller', 'edit', { gstin: ' ' }, 'gstin', 'GSTIN is required'],
  ['seller', 'edit', { gstin: '27AAPFU0939F1ZX' }, 'gstin', 'Please enter a valid GSTIN'],
  ['support-agent', 'new', { pincode: '1234567' }, 'pincode', 'Please enter a valid 6-digit PIN code'],
  ['enduser', 'edit', { devicesAssigned: [] }, 'devicesAssigned', 'At least one device must be assigned'],
  ...(['new', 'edit'] as const).flatMap(
    (which) =>
      [
        [
          'enduser',
          which,
          { deviceSerialNumbers: [{ device: 'Printer', serialNumber: 'SN-1' }] },
          'deviceSerialNumbers.0',
          'This serial number is of a device that is not chosen',
        ],
        [
          'enduser',
          which,
          {
            devicesAssigned: ['Laptop', 'Printer'],
            deviceSerialNumbers: [
              { device: 'Laptop', serialNumber: 'SN-1' },
              { device: 'Printer', serialNumber: 'sn-1' },
            ],
          },
          'deviceSerialNumbers.1',
          'This serial number is already given for a device',
        ],
      ] as const,
  ),
] as const)('the form of a %s (%s) refuses %j', (kind, which, wrong, field, message) => {
  const schema = which === 'new' ? newPersonForms[kind] : editPersonForms[kind];
  const issues = schema.safeParse({ ...forms[kind](), ...wrong }).error?.issues ?? [];
  const [first] = issues.map(({ path, message: said }) => [path.join('.'), said]);
  expect(first).toEqual([field, message]);
});

describe('organisations', () => {
  it('are renamed with all their people, but not into another one', async () => {
    const body = forms.seller();
    const first = (await create('seller', body)).body;
    const { organizationId } = first;
    const placement = { kind: 'join', organizationId };
    const second = await create('seller', { ...body, emailId: someEmail(), placement });
    const third = (await create('seller')).body;
    expect(second.status).toBe(201);
    const form = (await get(first.id)).body.form;
    const renamed = `Renamed ${randomUUID()}`;
    expect((await update('seller', first.id, { ...form, companyName: renamed })).body.organizationName).toBe(renamed);
    expect((await get(second.body.id)).body.organizationName).toBe(renamed);
    const clash = await update('seller', first.id, { ...form, companyName: third.organizationName });
    expect(clash).toMatchObject({ status: 409, body: { error: 'Another organization has this name' } });
  });

  it('let an end user move to another office, and tell who is there already', async () => {
    const { id, organizationId } = (await create('enduser')).body;
    const member = await create('enduser', {
      ...forms.enduser(),
      placement: { kind: 'join', organizationId },
    });
    const form = (await get(id)).body.form;
    const moved = await update('enduser', id, { ...form, departmentOfficeName: `Office ${randomUUID()}` });
    expect(moved.body.organizationId).not.toBe(organizationId);
    // Back into the first one: not by its name, but by its id.
    const name = form.departmentOfficeName as string;
    const named = await update('enduser', id, { ...form, departmentOfficeName: name.toUpperCase() });
    expect(named).toMatchObject({ status: 409, body: { code: 'PLACEMENT_REQUIRED' } });
    expect(named.body.fields).toHaveProperty('departmentOfficeName');
    const chosen = await update('enduser', id, { ...form, placement: { kind: 'join', organizationId } });
    expect(chosen.body).toMatchObject({ organizationId, organizationName: name });
    await eventually(async () =>
      expect(await identity.mailTo(member.body.email)).toMatchObject({
        subject: 'Somebody has joined your organization',
        values: { organization: name },
      }),
    );
  });
});

it('counts people by role and gives what they can be filtered by', async () => {
  const mark = randomUUID();
  await create('buyer', { ...forms.buyer(), organizationName: `Filter ${mark}`, ministryDepartment: `Dept ${mark}` });
  const counts = (await identity.call(people.counts, { token: admin })).body;
  expect(counts.total).toBe(Object.values(counts.byRole as Record<string, number>).reduce((a, b) => a + b));
  const { body } = await identity.call(people.filters, { token: admin, query: { role: 'Buyer', q: mark } });
  expect(body.departments).toEqual([{ value: `Dept ${mark}`, label: `Dept ${mark}`, count: 1 }]);
  const [{ value: organizationId }] = body.organizations;
  const list = (query: Record<string, string>) => identity.call(users.list, { token: admin, query });
  expect((await list({ organizationId })).body.total).toBe(1);
  expect((await list({ department: `Dept ${mark}`, role: 'Buyer' })).body.total).toBe(1);
});

it('lifts the lock of too many wrong passwords', async () => {
  const { id, email } = await identity.account('Buyer', 'Locked Office');
  for (let n = 0; n < 6; n++) await identity.call(sessions.create, { body: { email, password: 'wrong-password' } });
  const listed = async () => (await identity.call(users.list, { token: admin, query: { q: email } })).body.items[0];
  expect((await get(id)).body.lockedUntil).toBeTruthy();
  expect(await listed()).toMatchObject({ id, secondFactor: false, lockedUntil: (await get(id)).body.lockedUntil });
  expect((await identity.call(users.unlock, { token: admin, params: { id } })).body).toEqual({ success: true });
  expect((await get(id)).body).not.toHaveProperty('lockedUntil');
  expect(await listed()).not.toHaveProperty('lockedUntil');
  await expect(identity.signIn(email, password)).resolves.toMatchObject({ id });
});

it('shows a support agent people without their forms', async () => {
  const { id } = (await create('seller')).body;
  const { body } = await identity.call(users.get, { token: await identity.tokenOf('support'), params: { id } });
  expect(body).toMatchObject({ form: {}, files: [] });
});

it('sorts a list of people by each column, both ways, over pages', async () => {
  const mark = `Sorted${randomBytes(4).toString('hex')}`;
  for (const name of ['C', 'A', 'B', 'D']) {
    await create('enduser', { ...forms.enduser(), fullName: `${name} ${mark}`, designation: name });
  }
  const names = async (query: Record<string, string>) =>
    (await identity.call(users.list, { token: admin, query: { q: mark, ...query } })).body.items.map(
      ({ name }: { name: string }) => name[0],
    );
  expect(await names({ sort: 'name' })).toEqual(['A', 'B', 'C', 'D']);
  expect(await names({ sort: '-name', role: 'End User' })).toEqual(['D', 'C', 'B', 'A']);
  expect(await names({ sort: 'createdAt', pageSize: '2', page: '2' })).toEqual(['B', 'D']);
  for (const sort of ['email', 'role', 'status', 'organizationName', 'department', 'lastSignInAt'])
    expect(await names({ sort, role: 'End User' })).toHaveLength(4);
});
