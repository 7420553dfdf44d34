import { screen } from '@testing-library/react';
import { ApiError } from '../api/api-error.js';
import { show } from '../testing.js';
import { Problem } from './problem.js';

it.each([
  [503, 1],
  [404, 0],
])('offers to try again after a %d as often as it can help', async (status, buttons) => {
  await show(<Problem error={new ApiError(status, 'X', 'Not found')} onRetry={() => undefined} />);
  screen.getByRole('alert');
  expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(buttons);
});
