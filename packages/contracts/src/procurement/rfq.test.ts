import { dayInIndia, yearsAfter } from '../kernel/day.js';
import { NewRfq } from './rfq.js';

const closes = (closesAt: unknown, expectedDeliveryDate: unknown = yearsAfter(dayInIndia(), 2)) =>
  NewRfq.safeParse({ closesAt, expectedDeliveryDate })
    .error?.issues.filter(({ path }) => path[0] === 'closesAt')
    .map(({ message }) => message);
const at = (day: string) => `${day}T06:00:00.000Z`;

it.each(['', 'tomorrow', '2026-13-45T00:00:00Z', '2026-02-31'])('closes at no moment that is called %j', (closesAt) => {
  expect(closes(closesAt)).toContain('Please enter the day and the time');
});

it('closes within a year', () => {
  expect(closes(at(yearsAfter(dayInIndia(), 1)))).toEqual([]);
  expect(closes(at(yearsAfter(dayInIndia(), 1.1)))).toEqual(['The closing time must lie within a year']);
});
