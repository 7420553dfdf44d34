import { dueOf, overdueFilter } from './due.js';

const waiting = (submittedAt: string, now: string) =>
  dueOf({ status: 'Pending', submittedAt: new Date(submittedAt) }, new Date(now));
const hour = 3_600_000;

afterEach(() => {
  delete process.env['REGISTRATION_DAYS'];
});

// 23-11-2026 is a Monday.
it.each([
  ['a Monday', '2026-11-23T06:00:00Z', '2026-11-26'],
  ['a Thursday, over the weekend', '2026-11-26T06:00:00Z', '2026-12-01'],
  ['a Saturday', '2026-11-28T06:00:00Z', '2026-12-02'],
  ['a Sunday evening that is Monday in India', '2026-11-22T19:00:00Z', '2026-11-26'],
])('is to be decided within three working days: sent on %s', (_, sent, due) => {
  expect(waiting(sent, sent)).toEqual({ dueOn: due, overdue: false });
});

it('is overdue from the midnight in India after that day', () => {
  const sent = '2026-11-23T06:00:00Z';
  expect(waiting(sent, '2026-11-26T18:29:00Z').overdue).toBe(false);
  expect(waiting(sent, '2026-11-26T18:31:00Z').overdue).toBe(true);
});

it('gives as many days as the office has set', () => {
  process.env['REGISTRATION_DAYS'] = '10';
  expect(waiting('2026-11-23T06:00:00Z', '2026-11-23T06:00:00Z').dueOn).toBe('2026-12-07');
});

it.each(['Correction Requested', 'Rejected', 'Approved', 'Withdrawn'] as const)('%s: nobody waits for us', (status) => {
  expect(dueOf({ status, submittedAt: new Date('2026-01-01T06:00:00Z') })).toEqual({});
});

it.each([1, 3, 10])('finds in the store just what shows as overdue, with %i days to decide', (days) => {
  process.env['REGISTRATION_DAYS'] = String(days);
  for (let at = Date.parse('2026-11-20T00:10:00Z'); at < Date.parse('2026-11-28T00:00:00Z'); at += 7 * hour) {
    const now = new Date(at);
    const before = overdueFilter(now).submittedAt.$lt;
    for (let sent = at - 20 * 24 * hour; sent < at; sent += 5 * hour) {
      const submittedAt = new Date(sent);
      expect(dueOf({ status: 'Pending', submittedAt }, now).overdue).toBe(submittedAt < before);
    }
  }
});
