import { dayInIndia } from '../kernel/day.js';
import { AssetChange, NewAsset } from './asset.js';

const laptop = {
  name: 'Latitude 5450',
  category: 'Laptop',
  serialNumber: 'SN-1',
  gemContractNumber: 'GEMC-2026-1',
  value: 45_000,
  purchaseDate: '2026-01-31',
};
const faultsOf = (changes: object) => {
  const { error } = NewAsset.safeParse({ ...laptop, ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};
const dayAfter = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000));

describe('the days of an asset', () => {
  it('is bought today at the latest', () => {
    expect(faultsOf({ purchaseDate: dayAfter(1) })).toEqual({
      purchaseDate: 'The purchase date cannot lie in the future',
    });
    expect(faultsOf({ purchaseDate: dayAfter(0) })).toEqual({});
  });

  it.each([
    ['warrantyExpiry', 'The warranty cannot end before the purchase'],
    ['amcExpiry', 'The AMC cannot end before the purchase'],
  ])('ends nothing before the purchase: %s', (field, message) => {
    const early = { hasAmc: true, [field]: '2026-01-30' };
    expect(faultsOf(early)).toEqual({ [field]: message });
    expect(faultsOf({ ...early, [field]: '2026-01-31' })).toEqual({});
    const change = AssetChange.safeParse({ name: 'Laptop', value: 1, purchaseDate: '2026-01-31', ...early });
    expect(change.error?.issues).toMatchObject([{ path: [field], message }]);
  });

  it('asks nothing of the end of an AMC that there is none of', () => {
    expect(faultsOf({ hasAmc: false, amcExpiry: '2020-01-01' })).toEqual({});
  });

  it('is told beside whatever else is wrong', () => {
    expect(faultsOf({ name: '', warrantyExpiry: '2020-01-01', hasAmc: true, amcExpiry: '2020-01-01' })).toEqual({
      name: 'Asset name is required',
      warrantyExpiry: 'The warranty cannot end before the purchase',
      amcExpiry: 'The AMC cannot end before the purchase',
    });
  });
});
