import { importJWK, SignJWT } from 'jose';
import { MongoClient } from 'mongodb';

/** An access token as identity signs it, for the bench's own buyer organisation; signed with the key of this portal's database. */
export async function tokenFor(uri, organizationId) {
  const client = await MongoClient.connect(uri);
  const stored = await client.db('portal_identity').collection('signing_keys').findOne();
  await client.close();
  if (!stored) throw new Error('identity has no key yet');
  const { privateJwk, kid } = stored;
  return new SignJWT({
    sid: 'bench',
    name: 'Bench',
    email: 'bench@demo.gov.in',
    role: 'Buyer',
    org: organizationId,
    orgName: 'Bench office',
    dept: '',
    brands: [],
    pwd: false,
  })
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'at+jwt' })
    .setSubject('bench')
    .setAudience('portal')
    .setIssuedAt()
    .setExpirationTime('3h')
    .sign(await importJWK(privateJwk, 'EdDSA'));
}
