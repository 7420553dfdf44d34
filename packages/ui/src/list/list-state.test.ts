import { conditionsOf } from './list-state.js';

it('asks for conditions and order, and for nothing of what the address says about the look of the list', () => {
  const search = new URLSearchParams(
    'category=Laptop&sort=-value&q=dell&page=3&pageSize=50&view=cards&columns=name.value',
  );
  expect(conditionsOf(search)).toEqual({ category: 'Laptop', sort: '-value', q: 'dell' });
});
