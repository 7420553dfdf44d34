import { canaryHash, CanaryRule, canaryRuleFor, type Opener } from './canary.js';

const asha: Opener = {
  ...{ id: 'u1', email: 'asha@office.gov.in', role: 'Buyer', organizationId: 'o1', organizationName: 'Land Office' },
};
const canary = (...rules: CanaryRule[]) => ({ version: '2', salt: 's', rules });
const people = Array.from({ length: 2_000 }, (_, index) => ({ ...asha, id: `user-${index}` }));
const among = (version: string, percent: number) =>
  people
    .filter((each) => canaryRuleFor({ ...canary({ kind: 'percent', percent }), version }, each))
    .map(({ id }) => id);

describe('whom a canary is for', () => {
  it.each<[string, CanaryRule, boolean]>([
    ['her role', { kind: 'role', role: 'Buyer' }, true],
    ['another role', { kind: 'role', role: 'Seller' }, false],
    ['her address', { kind: 'user', hash: canaryHash('s', ' Asha@Office.gov.in') }, true],
    ['her address under the salt of another canary', { kind: 'user', hash: canaryHash('t', asha.email) }, false],
    ['the name of her office', { kind: 'organization', hash: canaryHash('s', 'land office') }, true],
    ['the id of her office', { kind: 'organization', hash: canaryHash('s', 'o1') }, true],
    ['another office', { kind: 'organization', hash: canaryHash('s', 'Land Offices') }, false],
    ['everybody', { kind: 'percent', percent: 100 }, true],
  ])('%s', (_, rule, isFor) => {
    expect(canaryRuleFor(canary(rule), asha)).toEqual(isFor ? rule : undefined);
  });

  it('never takes an organisation without a name for another one', () => {
    const nowhere = { ...asha, organizationId: '', organizationName: '' };
    expect(canaryRuleFor(canary({ kind: 'organization', hash: canaryHash('s', '') }), nowhere)).toBeUndefined();
  });

  it('names the most personal reason', () => {
    const user: CanaryRule = { kind: 'user', hash: canaryHash('s', asha.email) };
    expect(canaryRuleFor(canary({ kind: 'percent', percent: 100 }, { kind: 'role', role: 'Buyer' }, user), asha)).toBe(
      user,
    );
  });

  it('gives a share about as large as it was asked for, that only grows, and that is another for the next version', () => {
    const [ten, half] = [among('2', 10), among('2', 50)];
    expect(ten.length).toBeGreaterThan(150);
    expect(ten.length).toBeLessThan(250);
    expect(among('2', 10)).toEqual(ten);
    expect(half).toEqual(expect.arrayContaining(ten));
    expect(among('3', 10)).not.toEqual(ten);
  });
});
