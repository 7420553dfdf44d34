// ASVS 6.4.1, 7.4.2
import { randomUUID } from 'node:crypto';
import { organizations, people, roles, roleTraits, users } from '@portal/contracts';
import { eventually } from '@portal/service-kit/testing';
import { type Identity, password, someEmail, startIdentity } from '../testing/start-identity.js';
import { CommonWords } from './common-words.js';

let identity: Identity;
let admin: string;
beforeAll(async () => {
  identity = await startIdentity();
  admin = await identity.tokenOf('admin');
});
afterAll(() => identity.stop());

const person = (changes: object = {}) => ({
  name: 'Test Person',
  email: someEmail(),
  role: 'Buyer',
  organizationName: `Test Office ${randomUUID()}`,
  ...changes,
});
const create = (body: object, key?: string) => identity.call(users.create, { token: admin, body, key });
const get = (id: string) => identity.call(users.get, { token: admin, params: { id } });
const setStatus = (id: string, status: string, token = admin) =>
  identity.call(users.setStatus, { token, params: { id }, body: { status, leavesNone: true } });
const remove = (id: string, token = admin) =>
  identity.call(users.delete, { token, params: { id }, query: { leavesNone: 'yes' } });
const list = (query: Record<string, string>, token = admin) => identity.call(users.list, { token, query });

describe('making an account', () => {
  it('mails a temporary password and shows no secret', async () => {
    const body = person({
      email: `New${someEmail()}`,
      department: 'Records',
      designation: 'Clerk',
      phone: '9000000001',
    });
    const made = await create(body);
    expect(made).toMatchObject({
      status: 201,
      body: { email: body.email.toLowerCase(), status: 'active', mustChangePassword: true, department: 'Records' },
    });
    expect(JSON.stringify(made.body)).not.toMatch(/argon2|Hash|temporary/);
    const mail = await identity.mailTo(body.email.toLowerCase());
    expect(mail).toMatchObject({ subject: 'Your account in the asset portal', language: 'en' });
    const stored = await identity.kit.database.collection('users').findOne({ _id: made.body.id });
    expect(JSON.stringify({ ...stored, outbox: [] })).not.toContain(mail.values['password']);
  });

  it('refuses an e-mail that is taken, in any case', async () => {
    expect(await create(person({ email: 'BUYER@demo.gov.in' }))).toMatchObject({
      status: 409,
      body: { error: 'An account with this e-mail address already exists', fields: { email: expect.any(String) } },
    });
  });

  it('gives the first account again to the same key, also when both come at once', async () => {
    const [body, key] = [person(), randomUUID()];
    const answers = await Promise.all([create(body, key), create(body, key)]);
    answers.push(await create(body, key));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
    expect((await create({ ...body, name: 'Another' }, key)).body.code).toBe('KEY_REUSED');
  });

  it('never takes a name for an organisation that is there', async () => {
    const mark = randomUUID().slice(0, 8);
    const first = await create(person({ organizationName: `Office of Roads & ${mark}` }));
    for (const organizationName of [
      `Office of Roads & ${mark}`,
      `  OFF. of ROADS and ${mark}. `,
      `Оffiсe of Roads ${mark}`,
    ])
      for (const role of ['Buyer', 'End User'])
        expect(await create(person({ organizationName, role }))).toMatchObject({
          status: 409,
          body: { code: 'PLACEMENT_REQUIRED' },
        });
    const seller = await create(person({ organizationName: `Office of Roads & ${mark}`, role: 'Seller' }));
    expect(seller.status).toBe(201);
    const { organizationId, organizationName } = first.body;
    const placement = { kind: 'new', distinctFrom: [organizationId] };
    const other = await create(person({ organizationName, placement }));
    expect(other).toMatchObject({ status: 201, body: { organizationName } });
    expect(other.body.organizationId).not.toBe(organizationId);
    // Of the two that are there now only one was named.
    expect((await create(person({ organizationName, placement }))).body.code).toBe('PLACEMENT_REQUIRED');
  });

  it('joins an organisation by its id and tells its members; one of another kind is refused', async () => {
    const first = person();
    const { organizationId } = (await create(first)).body;
    const placement = { kind: 'join', organizationId };
    const joined = await create(person({ name: 'New Colleague', organizationName: 'Whatever', placement }));
    expect(joined.body).toMatchObject({ organizationId, organizationName: first.organizationName });
    await eventually(async () =>
      expect(await identity.mailTo(first.email)).toMatchObject({
        subject: 'Somebody has joined your organization',
        values: { joined: 'New Colleague', organization: first.organizationName },
      }),
    );
    const notices = identity.kit.database.collection('notifications');
    await eventually(async () =>
      expect(await notices.findOne({ 'values.name': 'New Colleague' })).toMatchObject({
        title: '{{name}} has joined your organization',
      }),
    );
    expect((await create(person({ role: 'Seller', placement }))).body.code).toBe('UNKNOWN_ORGANIZATION');
  });

  it('makes one organisation of a name when several accounts come at once', async () => {
    const organizationName = `Office ${randomUUID()}`;
    const made = await Promise.all([1, 2, 3].map(() => create(person({ organizationName }))));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const organizations = identity.kit.database.collection('organizations');
    expect(await organizations.countDocuments({ name: organizationName })).toBe(1);
  });

  it('leaves no organisation behind where the account is refused', async () => {
    const organizationName = `OEM ${randomUUID()}`;
    expect((await create(person({ role: 'OEM', organizationName }))).status).toBe(422);
    const organizations = identity.kit.database.collection('organizations');
    expect(await organizations.countDocuments({ name: organizationName })).toBe(0);
  });

  it('makes the first account of an organisation its administrator, which a Super Admin can change', async () => {
    const { id, organizationId, organizationAdministrator } = (await create(person())).body;
    expect(organizationAdministrator).toBe(true);
    const second = (await create(person({ placement: { kind: 'join', organizationId } }))).body;
    expect(second.organizationAdministrator).toBe(false);
    const set = (of: string, administrator: boolean, token = admin) =>
      identity.call(users.setOrganizationAdministrator, { token, params: { id: of }, body: { administrator } });
    expect((await set(second.id, true)).body.organizationAdministrator).toBe(true);
    expect((await set(id, false)).body.organizationAdministrator).toBe(false);
    expect((await set(id, true, await identity.tokenOf('buyer'))).status).toBe(403);
    expect((await set('demo-enduser', true)).status).toBe(409);
  });

  it('takes the last administrator of an organisation away only with a word that says so, also of two at once', async () => {
    const office = person();
    const { id, organizationId } = (await create(office)).body;
    const second = (await create(person({ placement: { kind: 'join', organizationId } }))).body;
    const set = (of: string, body: object) =>
      identity.call(users.setOrganizationAdministrator, { token: admin, params: { id: of }, body });
    const counted = async () => {
      const query = { kind: 'buyer', id: organizationId };
      return (await identity.call(organizations.list, { token: admin, query })).body.items[0];
    };
    await set(second.id, { administrator: true });
    expect(await counted()).toMatchObject({ members: 2, administrators: 2 });
    const away = await Promise.all([id, second.id].map((of) => set(of, { administrator: false })));
    expect(away.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(away.find(({ status }) => status === 409)?.body.code).toBe('LAST_ADMINISTRATOR');
    expect(await counted()).toMatchObject({ administrators: 1 });
    const last = away[0]!.status === 409 ? id : second.id;
    expect((await set(last, { administrator: false, leavesNone: true })).status).toBe(200);
    expect(await counted()).toMatchObject({ members: 2, administrators: 0 });
    const notices = identity.kit.database.collection('notifications');
    await eventually(async () =>
      expect(
        await notices.findOne({ userId: last, title: 'You no longer decide who joins {{organization}}' }),
      ).toMatchObject({ values: { organization: office.organizationName } }),
    );
  });

  it.each([
    [
      'suspended',
      (id: string, leavesNone?: true) =>
        identity.call(users.setStatus, {
          token: admin,
          params: { id },
          body: { status: 'suspended', ...(leavesNone ? { leavesNone } : {}) },
        }),
    ],
    [
      'deleted',
      (id: string, leavesNone?: true) =>
        identity.call(users.delete, {
          token: admin,
          params: { id },
          ...(leavesNone ? { query: { leavesNone: 'yes' } } : {}),
        }),
    ],
    [
      'deleted by the form of their kind',
      (id: string, leavesNone?: true) =>
        identity.call(people.deleteBuyer, {
          token: admin,
          params: { id },
          ...(leavesNone ? { query: { leavesNone: 'yes' } } : {}),
        }),
    ],
  ])('the last administrator is %s only with a word that says so, also of two at once', async (_, away) => {
    const { id, organizationId } = (await create(person())).body;
    const second = (await create(person({ placement: { kind: 'join', organizationId } }))).body;
    const administrator = { administrator: true };
    await identity.call(users.setOrganizationAdministrator, {
      token: admin,
      params: { id: second.id },
      body: administrator,
    });
    const answers = await Promise.all([away(id), away(second.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stays = answers[0].status === 409 ? id : second.id;
    expect((await away(stays)).body.code).toBe('LAST_ADMINISTRATOR');
    expect((await get(stays)).body.status).toBe('active');
    expect((await away(stays, true)).status).toBe(200);
  });

  it('asks an OEM for brands', async () => {
    const oem = person({ role: 'OEM', organizationName: `OEM ${randomUUID()}` });
    expect((await create(oem)).body.fields).toEqual({ brands: 'At least one brand is required' });
    expect((await create({ ...oem, brands: ['Testbrand'] })).status).toBe(201);
    const joined = await identity.kit.database.collection('organizations').findOne({ name: oem.organizationName });
    const placement = { kind: 'join', organizationId: String(joined?._id) };
    expect((await create({ ...oem, email: someEmail(), placement })).status).toBe(201);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ email: undefined }, 'email', 'Email is required'],
    [{ email: 'x' }, 'email', 'Invalid email format.'],
    [{ email: ['a@b.in'] }, 'email', 'Email is required'],
    [{ role: 'Root' }, 'role', 'Role is required'],
    [{ organizationName: '' }, 'organizationName', 'Organization name is required'],
  ])('refuses %j', async (wrong, field, message) => {
    const answer = await create(person(wrong));
    expect(answer.status).toBe(422);
    expect(answer.body.fields[field]).toBe(message);
  });

  it('takes nothing that nobody may set', async () => {
    const body = person({ status: 'suspended', passwordHash: 'x', epoch: 9, demo: true, _id: 'mine' });
    const { body: made } = await create(body);
    expect(made).toMatchObject({ status: 'active' });
    expect(made.id).not.toBe('mine');
  });
});

describe('changing an account', () => {
  it('changes what may change and nothing else', async () => {
    const { body: made } = await create(person());
    const changed = await identity.call(users.update, {
      token: admin,
      params: { id: made.id },
      body: { name: 'Other Name', role: 'Super Admin', email: 'x@y.in', status: 'deleted' },
      ifMatch: made.version,
    });
    expect(changed.body).toMatchObject({ name: 'Other Name', role: 'Buyer', email: made.email, status: 'active' });
    const stale = await identity.call(users.update, {
      token: admin,
      params: { id: made.id },
      body: { name: 'Late' },
      ifMatch: made.version,
    });
    expect(stale.status).toBe(412);
  });

  it('resets the password by mail, with the old one gone', async () => {
    const { id, email } = await identity.account('Seller', 'Reset Company');
    const before = await identity.mailTo(email);
    const reset = await identity.call(users.resetPassword, { token: admin, params: { id } });
    expect(reset.body).toEqual({ success: true, userEmail: email });
    const mail = await identity.mailTo(email);
    expect(mail.subject).toBe('Your password was reset');
    expect(mail.values['password']).not.toBe(before.values['password']);
    await expect(identity.signIn(email, password)).rejects.toThrow('401');
    await expect(identity.signIn(email, mail.values['password'])).resolves.toMatchObject({ id });
  });

  it.each(['seller', 'oem', 'enduser', 'support-agent'])(
    'refuses an account of another kind than %s',
    async (userType) => {
      const { id, email } = await identity.account('Buyer', `Office ${randomUUID()}`);
      const mismatch = {
        status: 409,
        body: { error: 'User type mismatch detected. Please refresh the page and try again.' },
      };
      const suspend = (body: object) =>
        identity.call(users.setStatus, {
          token: admin,
          params: { id },
          body: { status: 'suspended', leavesNone: true, ...body },
        });
      const reset = (body: object) => identity.call(users.resetPassword, { token: admin, params: { id }, body });
      expect(await suspend({ userType })).toMatchObject(mismatch);
      expect(await reset({ userType })).toMatchObject(mismatch);
      await expect(identity.signIn(email, password)).resolves.toMatchObject({ id });
      expect((await reset({ userType: 'clerk' })).status).toBe(422);
      expect((await suspend({ userType: 'buyer' })).body.status).toBe('suspended');
      expect((await reset({ userType: 'user' })).status).toBe(200);
    },
  );

  it('suspends and activates, each once', async () => {
    const { id, email } = await identity.account('Seller', 'Moved Company');
    expect((await setStatus(id, 'suspended')).body.status).toBe('suspended');
    expect((await setStatus(id, 'suspended')).status).toBe(409);
    await expect(identity.signIn(email, password)).rejects.toThrow('401');
    expect((await setStatus(id, 'active')).body.status).toBe('active');
    expect((await setStatus(id, 'active')).status).toBe(409);
    await expect(identity.signIn(email, password)).resolves.toMatchObject({ id });
    expect((await setStatus(id, 'deleted')).status).toBe(422);
  });

  it('mails a suspension with its reason, and its end, in the language of the account', async () => {
    const { id, email } = await identity.account('Seller', 'Told Company');
    const stored = identity.kit.database.collection<{ _id: string }>('users');
    await stored.updateOne({ _id: id }, { $set: { language: 'hi' } });
    const body = { status: 'suspended', reason: 'Under inquiry', leavesNone: true };
    await identity.call(users.setStatus, { token: admin, params: { id }, body });
    await eventually(async () =>
      expect(await identity.mailTo(email)).toMatchObject({
        subject: 'Your account was suspended',
        language: 'hi',
        values: { reason: 'Under inquiry' },
      }),
    );
    await setStatus(id, 'active');
    await eventually(async () => expect((await identity.mailTo(email)).subject).toBe('Your account is active again'));
  });

  it('brings a suspended account back suspended', async () => {
    const { id, email } = await identity.account('Seller', 'Returning Company');
    await setStatus(id, 'suspended');
    await remove(id);
    expect((await setStatus(id, 'active')).body).toMatchObject({ status: 'suspended', email });
    await expect(identity.signIn(email, password)).rejects.toThrow('401');
    expect((await setStatus(id, 'active')).body.status).toBe('active');
    await remove(id);
    expect((await setStatus(id, 'active')).body.status).toBe('active');
  });

  it('deletes, frees the e-mail, and brings back while it is free', async () => {
    const { id, email } = await identity.account('Seller', 'Gone Company');
    expect((await remove(id)).body).toEqual({ success: true });
    expect((await remove(id)).status).toBe(404);
    expect((await list({ q: email })).body.total).toBe(0);
    expect((await list({ q: 'Gone Company', status: 'deleted' })).body.items).toMatchObject([{ id, email }]);
    const { body: second } = await create(person({ email }));
    expect((await setStatus(id, 'active')).status).toBe(409);
    await remove(second.id);
    expect((await setStatus(id, 'active')).body).toMatchObject({ status: 'active', email });
    await expect(identity.signIn(email, password)).resolves.toMatchObject({ id });
  });

  it.each([
    ['suspends', () => setStatus('demo-admin', 'suspended')],
    ['deletes', () => remove('demo-admin')],
  ])('nobody %s himself', async (_, act) => {
    expect(await act()).toMatchObject({ status: 409, body: { code: 'OWN_ACCOUNT' } });
    expect((await get('demo-admin')).body.status).toBe('active');
  });

  it('keeps one active Super Admin, also when two exclude each other at once', async () => {
    const other = await identity.account('Super Admin', 'Test Operator');
    const { token } = await identity.signIn(other.email, password);
    const answers = await Promise.all([setStatus(other.id, 'suspended'), setStatus('demo-admin', 'suspended', token)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([401, 409]).toContain(statuses[1]);
    const { body } = await identity.call(users.list, {
      token: answers[0].status === 200 ? admin : token,
      query: { role: 'Super Admin', status: 'active' },
    });
    expect(body.total).toBe(1);
    const left = body.items[0].id === 'demo-admin' ? admin : token;
    await setStatus(body.items[0].id === 'demo-admin' ? other.id : 'demo-admin', 'active', left);
    admin = await identity.tokenOf('admin');
  });
});

describe('reading accounts', () => {
  it('filters by role, status, organisation and text', async () => {
    const mark = randomUUID();
    await create(person({ name: `Person ${mark}`, organizationName: `Filter ${mark}` }));
    expect((await list({ q: mark })).body.total).toBe(1);
    expect((await list({ organization: mark, role: 'Buyer', status: 'active' })).body.total).toBe(1);
    expect((await list({ q: mark, role: 'Seller' })).body.total).toBe(0);
    expect((await list({ q: mark, status: 'suspended' })).body.total).toBe(0);
    expect((await list({ q: '.*' })).body.total).toBe(0);
    expect((await list({ role: 'Root' })).status).toBe(422);
  });

  it('finds just the account of a whole address, whatever others begin with it', async () => {
    const mark = `m${randomUUID().slice(0, 8)}`;
    const [own, other] = [`${mark}@office.gov.in`, `${mark}@office.gov.in.nic.in`];
    const { id } = (await create(person({ email: own }))).body;
    await create(person({ email: other }));
    await create(person({ email: `b.${own}` }));
    const found = async (q: string, more = {}) =>
      (await list({ q, ...more })).body.items.map(({ email }: { email: string }) => email).sort();
    expect(await found(own)).toEqual([own]);
    expect(await found(own.toUpperCase())).toEqual([own]);
    expect(await found(`${mark}@office`)).toEqual([own, other]);
    await remove(id);
    expect(await found(own)).toEqual([]);
    expect(await found(own, { status: 'deleted' })).toHaveLength(1);
  });

  it('says that there are more than it counted, and sorts them all the same', async () => {
    const department = `Crowd ${randomUUID()}`;
    const at = new Date();
    const crowd = Array.from({ length: 2_001 }, (_, n) => ({
      _id: `${department} ${n}`,
      ...{ version: 1, createdAt: at, updatedAt: at, outbox: [], epoch: 1, mustChangePassword: false },
      ...{ role: 'Buyer', status: 'active', organizationId: department, organizationName: department, department },
      ...{ name: `Person ${String(n).padStart(4, '0')}`, passwordHash: '', words: ['crowd'] },
    }));
    const stored = identity.kit.database.collection<{ _id: string }>('users');
    await stored.insertMany(crowd);
    const { body } = await list({ department, sort: '-name', page: '2', pageSize: '10' });
    expect(body).toMatchObject({ total: 2_000, more: true, items: { length: 10, 0: { name: 'Person 1990' } } });
    await stored.deleteOne({ _id: crowd[0]!._id });
    const all = await list({ department });
    expect([all.body.total, all.body.more]).toEqual([2_000, undefined]);
  });

  it('finds the first of many who share a word, wherever the sort has put them', async () => {
    const [mark, other] = [randomUUID().slice(0, 8), randomUUID().slice(0, 8)];
    const at = new Date();
    const crowd = Array.from({ length: 4_400 }, (_, n) => ({
      _id: `${mark} ${n}`,
      ...{ version: 1, createdAt: at, updatedAt: at, outbox: [], epoch: 1, mustChangePassword: false },
      ...{ role: n % 2 ? 'Buyer' : 'Seller', status: n === 4_398 ? 'deleted' : 'active' },
      ...{ organizationId: mark, organizationName: mark, department: mark, passwordHash: '' },
      name: `Person ${String(n).padStart(4, '0')}`,
      // Two words with one beginning; a second word that only the later half has.
      words: [n % 3 ? `w${mark}` : `w${mark}s`, ...(n < 2_200 ? [] : [`x${other}`])],
    }));
    await identity.kit.database.collection<{ _id: string }>('users').insertMany(crowd);
    const names = async (query: Record<string, string>) =>
      (await list({ pageSize: '10', ...query })).body.items.map(({ name }: { name: string }) => name);
    const persons = (...numbers: number[]) => numbers.map((n) => `Person ${String(n).padStart(4, '0')}`);
    const three = { pageSize: '3' };
    expect(await names({ q: `w${mark}`, sort: 'name', ...three })).toEqual(persons(0, 1, 2));
    expect(await names({ q: `W${mark}`, sort: '-name', ...three })).toEqual(persons(4_399, 4_397, 4_396));
    expect(await names({ q: `w${mark}`, sort: 'name', page: '2', ...three })).toEqual(persons(3, 4, 5));
    expect(await names({ q: `w${mark} x${other}`, sort: 'name', ...three })).toEqual(persons(2_200, 2_201, 2_202));
    expect(await names({ q: `w${mark}`, role: 'Seller', sort: '-name', ...three })).toEqual(
      persons(4_396, 4_394, 4_392),
    );
    const words = identity.get(CommonWords);
    expect(await words.rarest([`w${mark}`])).toEqual({ beginning: `w${mark}`, words: [`w${mark}`, `w${mark}s`] });
    expect(await words.rarest([`w${mark}`, `x${other}`])).toEqual({ beginning: `x${other}`, words: [`x${other}`] });
    expect(await words.rarest([`none${mark}`])).toEqual({ beginning: `none${mark}`, words: [] });
    const several = Array.from({ length: 5 }, (_, n) => ({
      ...crowd[0]!,
      _id: `v${mark}${n}`,
      words: [`v${mark}${n}`],
    }));
    await identity.kit.database.collection<{ _id: string }>('users').insertMany(several);
    expect(await words.rarest([`v${mark}`])).toBeUndefined();
  });

  it.each(roles)('is for Super Admin and Support Agent: %s', async (role) => {
    const token = await identity.tokenOf(roleTraits[role].demo);
    const reads = role === 'Super Admin' || role === 'Support Agent' ? 200 : 403;
    const writes = role === 'Super Admin' ? 422 : 403;
    expect((await list({}, token)).status).toBe(reads);
    expect((await identity.call(users.get, { token, params: { id: 'demo-buyer' } })).status).toBe(reads);
    expect((await identity.call(users.create, { token, body: {} })).status).toBe(writes);
    expect((await identity.call(users.update, { token, params: { id: 'demo-buyer' }, body: {} })).status).toBe(writes);
    expect((await setStatus('demo-buyer', 'x', token)).status).toBe(writes);
    if (role === 'Super Admin') return;
    expect((await remove('demo-buyer', token)).status).toBe(403);
    expect((await identity.call(users.resetPassword, { token, params: { id: 'demo-buyer' } })).status).toBe(403);
  });

  it('answers 401 to nobody and 404 to an unknown id', async () => {
    expect((await identity.call(users.list)).status).toBe(401);
    expect((await get('nobody')).status).toBe(404);
  });
});

describe('pick lists', () => {
  it("gives a buyer the active end users of the own organisation, a Super Admin everybody's", async () => {
    const other = await identity.account('End User', `Elsewhere ${randomUUID()}`);
    const ask = async (key: string, query: Record<string, string> = {}) =>
      (await identity.call(users.holders, { token: await identity.tokenOf(key), query })).body.items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await ask('buyer')).toEqual(['demo-enduser']);
    expect(await ask('buyer', { id: other.id })).toEqual([]);
    expect(await ask('admin')).toEqual(expect.arrayContaining(['demo-enduser', other.id]));
    await setStatus(other.id, 'suspended');
    expect(await ask('admin', { id: other.id })).toEqual([]);
  });

  it('gives a buyer the active people of the own office, to name who receives', async () => {
    const office = `Receiving Office ${randomUUID()}`;
    const [clerk, leaver] = [await identity.account('Buyer', office), await identity.account('End User', office)];
    const { token } = await identity.signIn(clerk.email, clerk.password);
    const ask = async (as: string) =>
      (await identity.call(users.colleagues, { token: as })).body.items.map(({ id }: { id: string }) => id);
    expect((await ask(token)).sort()).toEqual([clerk.id, leaver.id].sort());
    await setStatus(leaver.id, 'suspended');
    expect(await ask(token)).toEqual([clerk.id]);
    expect(await ask(await identity.tokenOf('buyer'))).not.toContain(clerk.id);
  });

  it('gives a seller the active people of the own company, to name who answers, and those of nobody else', async () => {
    const [company, other] = [`Answering Company ${randomUUID()}`, `Other Company ${randomUUID()}`];
    const [boss, clerk] = [await identity.account('Seller', company), await identity.account('Seller', company)];
    const rival = await identity.account('Seller', other);
    const { organizationId } = (await identity.call(users.get, { token: admin, params: { id: rival.id } })).body;
    const ask = async (as: string, query = {}) =>
      (await identity.call(users.colleagues, { token: as, query })).body.items.map(({ id }: { id: string }) => id);
    const { token } = await identity.signIn(boss.email, boss.password);
    expect((await ask(token)).sort()).toEqual([boss.id, clerk.id].sort());
    expect((await ask(token, { organizationId })).sort()).toEqual([boss.id, clerk.id].sort());
    expect(await ask(admin, { organizationId })).toEqual([rival.id]);
    expect(await ask(admin)).toEqual([]);
    // No screen of a seller writes to a colleague.
    const shown = (await identity.call(users.colleagues, { token })).body.items as object[];
    for (const colleague of shown) expect(colleague).not.toHaveProperty('email');
  });

  it('gives each seller organisation once', async () => {
    const organizationName = `Two Sellers ${randomUUID()}`;
    const [first] = [
      await identity.account('Seller', organizationName),
      await identity.account('Seller', organizationName),
    ];
    const ask = (query: Record<string, string>) => identity.call(users.sellers, { token: admin, query });
    const { body } = await ask({ q: organizationName });
    expect(body.items).toMatchObject([{ name: organizationName, userId: first.id, email: first.email }]);
    expect((await ask({ id: body.items[0].id })).body.items).toHaveLength(1);
    expect((await ask({ id: 'nobody' })).body.items).toEqual([]);
    expect((await ask({ q: first.email })).body.items).toHaveLength(1);
    const ids = `${body.items[0].id},nobody`;
    expect((await ask({ ids })).body.items).toEqual(body.items);
    expect((await ask({ emails: `${first.email},nobody@example.com` })).body.items).toEqual(body.items);
  });

  it.each(['seller', 'oem'])('keep the addresses that sellers sign in with from a %s', async (key) => {
    const organizationName = `Rival Company ${randomUUID()}`;
    const { email } = await identity.account('Seller', organizationName);
    const token = await identity.tokenOf(key);
    const { body } = await identity.call(users.sellers, { token, query: { q: organizationName } });
    expect(body.items).toEqual([{ id: expect.any(String), name: organizationName, userId: expect.any(String) }]);
    expect((await identity.call(users.sellers, { token, query: { q: email } })).body.items).toEqual([]);
    expect((await identity.call(users.sellers, { token, query: { emails: email } })).body.items).toEqual([]);
  });

  it.each([
    ['seller', 403, 200],
    ['oem', 403, 200],
    ['enduser', 403, 403],
    ['support', 403, 200],
  ])('refuses a %s what it has no use for', async (key, holders, sellers) => {
    const token = await identity.tokenOf(key);
    expect((await identity.call(users.holders, { token })).status).toBe(holders);
    expect((await identity.call(users.sellers, { token })).status).toBe(sellers);
  });
});
