import { assets } from '@portal/contracts';
import { Bulkheads } from './bulkheads.js';

const operation = assets.list;
const bulkheads = () =>
  new Bulkheads(
    { IN_FLIGHT: 10, IN_FLIGHT_ADDRESS: 1, IN_FLIGHT_USER: 2 },
    { sharesOf: (address) => (address === '203.0.113.9' ? 3 : 1) },
  );
const address = '203.0.113.7';

it('gives each person a share of their own behind one address, and strangers there the address’s', () => {
  const pools = bulkheads();
  const as = (id: string) => pools.enter(operation, { address, actor: { id } });
  for (const id of ['one', 'one', 'two', 'two']) as(id);
  expect(() => as('one')).toThrow(expect.objectContaining({ status: 429 }));
  const leave = pools.enter(operation, { address });
  expect(() => pools.enter(operation, { address })).toThrow(expect.objectContaining({ status: 429 }));
  leave();
  expect(() => pools.enter(operation, { address })).not.toThrow();
});

it('gives an office several shares', () => {
  const pools = bulkheads();
  for (let n = 0; n < 3; n++) pools.enter(operation, { address: '203.0.113.9' });
  expect(() => pools.enter(operation, { address: '203.0.113.9' })).toThrow(expect.objectContaining({ status: 429 }));
});
