import { dayInIndia } from '@portal/contracts';
import type { DemoRandom } from './demo-random.js';

const dayLength = 86_400_000;
/** Opening hours of an Indian office, in minutes of the day in UTC: 9:30 to 18:00 there. */
const [opens, closes] = [240, 750];

/** A moment at which offices work, so many days after another; what falls on a weekend is done on Monday. */
export function workingMoment(after: Date, days: number, random: DemoRandom): Date {
  const day = new Date(`${dayInIndia(new Date(after.getTime() + days * dayLength))}T00:00:00Z`);
  const weekday = day.getUTCDay();
  const toMonday = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  const moment = day.getTime() + toMonday * dayLength + random.between(opens, closes) * 60_000;
  // On the same day it is later, never earlier.
  return new Date(Math.max(moment, after.getTime() + random.between(5, 50) * 60_000));
}

/** Eighteen months. */
export const demoDays = 548;

/** How many days ago the one at a place among so many was made: more of them lately, so that all steps of a way are met. */
export const demoAge = (place: number, count: number) => Math.round(demoDays * (1 - place / count) ** 1.25) + 1;

/** When something was done so many days ago, at least one: what would fall on a weekend was done on Friday. */
export function workedAgo(days: number, now: Date, random: DemoRandom): Date {
  const day = new Date(Date.parse(`${dayInIndia(now)}T00:00:00Z`) - days * dayLength);
  const weekday = day.getUTCDay();
  const toFriday = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  return new Date(day.getTime() - toFriday * dayLength + random.between(opens, closes) * 60_000);
}

/** One that has a status at this moment, made as lately as it can be. */
export function demoNow<One extends { status: string }>(status: string, made: (age: number, name: string) => One): One {
  for (const name of ['', 'a', 'b', 'c', 'd', 'e'])
    for (let age = 1; age < 100; age++) {
      const one = made(age, name);
      if (one.status === status) return one;
    }
  return made(1, '');
}
