import { planFrom } from './plan.mjs';

it('asks nothing: role, address and account follow from the name', async () => {
  const plan = await planFrom(['mfe-stock-keeper']);
  expect(plan).toMatchObject({
    ...{ name: 'mfe-stock-keeper', slug: 'stock-keeper', role: 'Stock Keeper' },
    ...{ base: '/stock-keeper', module: 'stock-keeper', title: 'Overview' },
  });
  expect(plan?.letter).toMatch(/^[A-Z]$/);
  expect(plan?.areas.map(({ name }) => name)).toContain('mfe-buyer');
});

it('takes what is said instead', async () => {
  const said = ['--role', 'Vigilance Officer', '--base', '/vigilance', '--title', 'Cases', '--hi', 'Cases=मामले'];
  expect(await planFrom(['mfe-vigilance', ...said])).toMatchObject({
    ...{ role: 'Vigilance Officer', base: '/vigilance', module: 'vigilance', title: 'Cases' },
    said: { hi: { Cases: 'मामले' }, ur: {} },
  });
});

it.each([
  [[], /^Which area\?/],
  [['auditor'], /^auditor is no name for an area/],
  [['mfe-Auditor'], /^mfe-Auditor is no name for an area/],
  [['mfe-buyer'], 'mfe-buyer is there already.'],
  [['mfe-a', 'mfe-b'], 'One area at a time: what is "mfe-b"?'],
  [['mfe-clerk', '--role', 'Buyer'], /^Buyer is a role already/],
  [['mfe-clerk', '--role', 'clerk'], /^"clerk" is no name for a role/],
  [['mfe-clerk', '--base', '/buyer'], '/buyer belongs to mfe-buyer: choose another address with --base.'],
  [['mfe-clerk', '--base', '/end-user'], /^\/end-user belongs to mfe-enduser/],
  [['mfe-clerk', '--base', '/settings'], /^\/settings is an address of the portal itself/],
  [['mfe-clerk', '--base', '/status'], /^\/status is an address of the portal itself/],
  [['mfe-clerk', '--base', 'clerk'], /^clerk is no address for an area/],
  [['mfe-tickets'], /^tickets is a module of the permissions already/],
  [['mfe-clerk', '--hi', 'Clerk'], /^"Clerk" does not say what stands for what/],
  [['mfe-clerk', '--port', '1'], /lists what can be set/],
])('refuses %j', async (args, message) => {
  await expect(planFrom(args)).rejects.toThrow(message);
});
