import { MongoClient } from 'mongodb';

const roles = ['Buyer', 'Seller', 'End User', 'Support Agent'];
const firstNames = ['Test', 'Sample', 'Trial', 'Probe', 'Model', 'Pattern', 'Proof', 'Draft'];
const emailOf = (n) => `bench${n}@bench.demo.gov.in`;

export const searches = [
  'bench',
  'test',
  'sample person',
  'office 7',
  'person 12',
  'bench99',
  'nobodyhasthis',
  'department 3',
];

const wordsOf = (...texts) => [
  ...new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])),
];

/** A made-up account; everybody has the password of the demo accounts. */
function userOf(n, passwordHash) {
  const name = `${firstNames[n % firstNames.length]} Person ${n}`;
  const office = n % 2_000;
  const department = `Department ${n % 40}`;
  const organizationName = `Office ${office}`;
  const at = new Date(1_700_000_000_000 + n * 1_000);
  return {
    _id: `bench-user-${n}`,
    version: 1,
    createdAt: at,
    updatedAt: at,
    outbox: [],
    name,
    email: emailOf(n),
    role: roles[n % roles.length],
    status: n % 50 === 0 ? 'suspended' : 'active',
    organizationId: `bench-office-${office}`,
    organizationName,
    department,
    designation: 'Clerk',
    words: wordsOf(name, emailOf(n), department, organizationName),
    passwordHash,
    mustChangePassword: false,
    epoch: 1,
  };
}

/** Brings the number of made-up people to `count`. */
export async function fillPeople(uri, from, count) {
  const client = await MongoClient.connect(uri);
  const users = client.db('portal_identity').collection('users');
  const { passwordHash } = await users.findOne({ _id: 'demo-admin' });
  for (let at = from; at < count; at += 5_000) {
    const batch = Array.from({ length: Math.min(5_000, count - at) }, (_, n) => userOf(at + n, passwordHash));
    await users.insertMany(batch);
  }
  await client.close();
}

/** Addresses of active people, to sign in with. */
export const addresses = Array.from({ length: 300 }, (_, n) => n + 1)
  .filter((n) => n % 50 !== 0)
  .map(emailOf);
