import { randomUUID } from 'node:crypto';
import { nameKeys, type OrganizationMatch, trust } from '@portal/contracts';
import { type Identity, startIdentity } from '../testing/start-identity.js';
import { normalizedName } from './organization.schema.js';

let identity: Identity;
beforeAll(async () => (identity = await startIdentity()));
afterAll(() => identity.stop());

const domain = 'ministry.example.gov.in';
const alike = async (item: object): Promise<OrganizationMatch[]> => {
  const reply = await identity.nats.request(trust.organizationsAlike, JSON.stringify({ items: [item] }));
  return reply.json<{ items: OrganizationMatch[][] }>().items[0] ?? [];
};
/** An office with so many people of one mail domain. */
async function office(
  name: string,
  { people = 1, ...more }: { people?: number; kind?: string; gstin?: string; twin?: number } = {},
) {
  const _id = randomUUID();
  const stored = { _id, name, kind: 'buyer', normalizedName: normalizedName(name), nameKeys: nameKeys(name), ...more };
  await identity.kit.database.collection<typeof stored>('organizations').insertOne(stored);
  const users = Array.from({ length: people }, () => {
    const id = randomUUID();
    const words = [`@${domain}`];
    return { _id: id, organizationId: _id, email: `${id}@${domain}`, status: 'active', words, outbox: [] };
  });
  if (users.length > 0) await identity.kit.database.collection<(typeof users)[number]>('users').insertMany(users);
  return _id;
}

describe('which organisations may be meant', () => {
  beforeAll(async () => {
    for (let n = 0; n < 25; n++) await office(`Branch ${randomUUID()}`, { people: 2 });
  });

  it('shows those that look alike before the many of one mail domain', async () => {
    const name = `Directorate of Wells ${randomUUID()}`;
    const [same, similar, elsewhere] = [
      await office(name),
      await office(name.replace('of ', '')),
      await office(name, { people: 0, twin: 1 }),
    ];
    const found = await alike({ kind: 'buyer', name, email: `somebody@${domain}` });
    expect(found).toHaveLength(20);
    const reasons = Object.fromEntries(found.map(({ id, reasons: why }) => [id, why]));
    expect(reasons[same]).toEqual(['SAME_NAME', 'SAME_DOMAIN']);
    expect(reasons[elsewhere]).toEqual(['SAME_NAME']);
    expect(reasons[similar]).toEqual(['SIMILAR_NAME', 'SAME_DOMAIN']);
    expect(found.slice(3).every(({ reasons: why }) => why.length === 1 && why[0] === 'SAME_DOMAIN')).toBe(true);
  });

  it('shows all that look alike, however many, those of the same company first', async () => {
    const name = `Company of Wells ${randomUUID()}`;
    for (let n = 0; n < 25; n++) await office(name.replace('of ', ''), { kind: 'seller', people: 0, twin: n });
    const company = await office(`Renamed ${randomUUID()}`, { kind: 'seller', gstin: '29AABCU9603R1ZX' });
    const found = await alike({ kind: 'seller', name, gstin: '27AABCU9603R1ZN', email: `somebody@${domain}` });
    expect(found).toHaveLength(26);
    expect(found[0]).toMatchObject({ id: company, reasons: ['SAME_PAN', 'SAME_DOMAIN'] });
  });
});
