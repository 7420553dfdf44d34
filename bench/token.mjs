import { createDecipheriv } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import { MongoClient } from 'mongodb';
import { secretKey } from '../tooling/runner/secrets.mjs';

/** An access token as identity signs it, for the bench's own buyer organisation; signed with the key of this portal's database. */
export async function tokenFor({ urls, data }, organizationId) {
  const client = await MongoClient.connect(urls.mongodb);
  const stored = await client.db('portal_identity').collection('signing_keys').findOne();
  await client.close();
  if (!stored) throw new Error('identity has no key yet');
  const { sealed, kid } = stored;
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
    .setIssuer('portal-identity')
    .setAudience('portal')
    .setIssuedAt()
    .setExpirationTime('3h')
    .sign(await importJWK(JSON.parse(opened(sealed, kid, secretKey(data).split(',')[0])), 'EdDSA'));
}

/** As identity's SecretBox opens what it sealed. */
function opened({ nonce, text, tag }, bound, key) {
  const bytes = (part) => Buffer.from(part, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64'), bytes(nonce))
    .setAAD(Buffer.from(bound))
    .setAuthTag(bytes(tag));
  return Buffer.concat([decipher.update(bytes(text)), decipher.final()]).toString('utf8');
}
