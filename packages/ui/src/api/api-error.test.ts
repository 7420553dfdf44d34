import { ApiError, errorOf, messageOf } from './api-error.js';

it.each([
  [401, null, { error: 'Unauthorized access' }, 'Unauthorized access'],
  [429, null, { error: 'Rate limit exceeded' }, 'Rate limit exceeded. Please try again in 1 minute(s).'],
  [429, '61', { error: 'Slow down' }, 'Rate limit exceeded. Please try again in 2 minute(s). Slow down'],
  [409, null, { error: 'User is already approved.' }, 'User is already approved.'],
  [502, null, {}, 'HTTP 502: Bad Gateway'],
] as const)('says of an answer with %d, Retry-After %j and %j: %s', (status, retryAfter, told, words) => {
  expect(errorOf(status, 'Bad Gateway', retryAfter, told).error).toBe(words);
});

it('has words for what is no answer at all', () => {
  expect(messageOf(new Error('Cannot read properties of undefined'))).toBe('An unexpected error occurred');
  expect(messageOf(new ApiError(0, 'FAILED', 'Said by the portal'))).toBe('Said by the portal');
});

it('says of a part of the portal that did not come what it says of an answer that did not', () => {
  const missing = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  expect(messageOf(missing)).toBe('Network error: Loading chunk 7 failed');
  expect(messageOf(new Error('A fault of ours'))).toBe('An unexpected error occurred');
});
