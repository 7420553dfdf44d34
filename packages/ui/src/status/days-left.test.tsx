import { screen } from '@testing-library/react';
import { show } from '../testing.js';
import { today } from '../values/date.js';
import { DaysLeft } from './days-left.js';

const inDays = (days: number) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10);

it.each([
  [31, /^31 days left$/],
  [1, /^1 days? left$/],
  [0, /^Ends today$/],
  [-1, /^Expired$/],
])('says of an end in %d days: %s', async (days, words) => {
  await show(<DaysLeft until={inDays(days)} />);
  await screen.findByText(words);
});
