import { AmcTerms, NewAmcContract } from './amc.js';

const terms = {
  ...{ provider: 'Provider', value: 100, startDate: '2026-04-01', endDate: '2027-03-31' },
  ...{ contactPerson: 'A Person', contactPhone: '18001234', contactEmail: 'care@example.com' },
};
const faultsAt = (schema: typeof AmcTerms | typeof NewAmcContract, nextServiceDate?: string) =>
  schema
    .safeParse({ ...terms, assetIds: ['a1'], nextServiceDate })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

const outside = [['nextServiceDate', 'The service must lie within the term of the contract']];

it.each([
  ['2026-03-31', outside],
  ['2026-04-01', undefined],
  ['2027-03-31', undefined],
  ['2027-04-01', outside],
  [undefined, undefined],
])('the next service of a contract lies within its term: %s', (day, faults) => {
  for (const schema of [NewAmcContract, AmcTerms]) expect(faultsAt(schema, day)).toEqual(faults);
});

it.each([[undefined], [[]]])('says that assets are missing where %j are named', (assetIds) => {
  const { error } = NewAmcContract.safeParse({ ...terms, assetIds });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['assetIds', 'Please choose at least one asset'],
  ]);
});
