import { identityFiles, profiles, roles, roleTraits, sessions } from '@portal/contracts';
import { type Identity, password, startIdentity } from '../testing/start-identity.js';

let identity: Identity;
let token: string;
beforeAll(async () => {
  identity = await startIdentity();
  token = (await identity.signIn((await identity.account('Seller', 'Pictured Company')).email, password)).token;
});
afterAll(() => identity.stop());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = new TextEncoder().encode('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const update = (body: object, ifMatch?: number) => identity.call(profiles.update, { token, body, ifMatch });
const upload = async (name: string, bytes: Uint8Array) => identity.upload(name, bytes, 'avatar', token);

it('is read and changed by its owner, conditionally', async () => {
  const { body: profile } = await identity.call(profiles.get, { token });
  expect(profile).toMatchObject({ name: 'Test Person', role: 'Seller', organizationName: 'Pictured Company' });
  expect(JSON.stringify(profile)).not.toMatch(/argon2|Hash|epoch/);
  const changed = await update({ name: 'Other Person', phone: '9876543210', role: 'Super Admin' }, profile.version);
  expect(changed.body).toMatchObject({ name: 'Other Person', phone: '9876543210', role: 'Seller' });
  expect((await update({ name: 'Late' }, profile.version)).status).toBe(412);
  expect((await update({ name: 'Other Person' })).body).not.toHaveProperty('phone');
  expect((await identity.call(sessions.verify, { token })).body.user.name).toBe('Other Person');
});

it.each([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ name: '<b>A</b>' }, 'name', 'Please enter plain text without HTML'],
  [{ name: 'A', phone: '12' }, 'phone', 'Please enter a valid 10-digit mobile number'],
])('refuses %j', async (body, field, message) => {
  const answer = await update(body);
  expect(answer.status).toBe(422);
  expect(answer.body.fields[field]).toBe(message);
});

it('brings a name of several lines to one', async () => {
  expect((await update({ name: 'Other\n\tPerson ' })).body.name).toBe('Other Person');
});

describe('the picture', () => {
  it('is an image by its content, replaced and removed', async () => {
    const { body: file } = await upload('me.png', png);
    const set = await identity.call(profiles.setAvatar, { token, body: { file: [file.id] } });
    expect(set.body.avatar).toBe(file.id);
    expect((await identity.call(sessions.verify, { token })).body.user.avatar).toBe(file.id);
    const { body: second } = await upload('me-again.png', png);
    await identity.call(profiles.setAvatar, { token, body: { file: [second.id] } });
    expect(await identity.kit.files.find(file.id)).toBeNull();
    expect((await identity.call(profiles.removeAvatar, { token })).body).not.toHaveProperty('avatar');
    expect(await identity.kit.files.find(second.id)).toBeNull();
  });

  it.each([
    ['a document that calls itself an image', 'me.png', pdf],
    ['a document', 'me.pdf', pdf],
    ['an SVG', 'me.svg', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('is not %s', async (_, name, bytes) => {
    expect(await upload(name, bytes)).toMatchObject({
      status: 422,
      body: { fields: { file: 'This type of file is not accepted' } },
    });
  });

  it("is nobody else's file, and seen by who may see the account", async () => {
    const { body: file } = await upload('me.png', png);
    const download = (asker?: string) =>
      identity.call(identityFiles.download, { token: asker, params: { id: file.id } });
    const thief = await identity.tokenOf('buyer');
    const stolen = await identity.call(profiles.setAvatar, { token: thief, body: { file: [file.id] } });
    expect(stolen.body.fields).toEqual({ file: 'Please upload this file again' });
    await identity.call(profiles.setAvatar, { token, body: { file: [file.id] } });
    expect((await download()).status).toBe(401);
    for (const role of roles) {
      const { status } = await download(await identity.tokenOf(roleTraits[role].demo));
      expect([role, status]).toEqual([role, role === 'Super Admin' || role === 'Support Agent' ? 200 : 404]);
    }
    expect((await download(token)).status).toBe(200);
  });
});

describe('notification preferences', () => {
  const get = () => identity.call(profiles.preferences, { token });
  const set = (body: object) => identity.call(profiles.setPreferences, { token, body });

  it('begin as the portal presets them and are kept', async () => {
    const preset = { email: true, push: false, sms: false, warranty: true, amc: true, maintenance: true };
    expect((await get()).body).toEqual({ preferences: preset, available: { email: true, push: true, sms: false } });
    await set({ ...preset, warranty: false, push: true });
    expect((await get()).body.preferences).toEqual({ ...preset, warranty: false, push: true });
  });

  it.each([
    [{ email: true }, 'push', 'Please choose yes or no'],
    [
      { email: 'yes', push: true, sms: false, warranty: true, amc: true, maintenance: true },
      'email',
      'Please choose yes or no',
    ],
    [
      { email: true, push: true, sms: true, warranty: true, amc: true, maintenance: true },
      'sms',
      'This portal has no sender of text messages',
    ],
  ])('refuse %j', async (body, field, message) => {
    const answer = await set(body);
    expect(answer.status).toBe(422);
    expect(answer.body.fields[field]).toBe(message);
  });
});
