import { boundsOf, ordinaryBody } from './operation.js';

it.each([
  [1024, { names: 2_000, values: 10_000, depth: 32 }],
  [ordinaryBody, { names: 2_048, values: 10_922, depth: 32 }],
  [512 * 1024, { names: 16_384, values: 87_381, depth: 32 }],
])('a body of %d bytes has at most %j', (maxBytes, bounds) => {
  expect(boundsOf({ maxBytes })).toEqual(bounds);
});
