import { makers } from '@portal/contracts';
import { type Identity, startIdentity } from '../testing/start-identity.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

it('tells who may raise a claim whether a maker of a brand has an account, and nobody else', async () => {
  const known = async (brand: string, token: string) => identity.call(makers.known, { token, body: { brand } });
  const admin = await identity.tokenOf('admin');
  expect((await known('No such brand', admin)).body).toEqual({ known: false });
  expect((await known('', admin)).status).toBe(422);
  expect((await known('Dell', await identity.tokenOf('oem'))).status).toBe(403);
  expect((await known('Dell', admin)).body).toEqual({ known: true });
});
