import { dayInIndia, Id, orderStatuses } from '@portal/contracts';
import { demoAssets } from './demo-assets.js';
import { demoDays, workedAgo, workingMoment } from './demo-clock.js';
import { demoGemOrders } from './demo-gem-orders.js';
import { demoColleagues, demoDoor, demoOffices, demoSellers } from './demo-people.js';
import { DemoRandom } from './demo-random.js';

const now = new Date('2026-07-15T06:00:00Z');
const orders = demoGemOrders(now);
const assets = demoAssets(now);

it('is the same each time, and begins eighteen months ago', () => {
  expect(demoGemOrders(now)).toEqual(orders);
  expect(demoAssets(now)).toEqual(assets);
  const first = orders[0]!.steps[0]!.at;
  expect(Math.abs(Math.round((now.getTime() - first.getTime()) / 86_400_000) - demoDays)).toBeLessThan(4);
});

it('has three offices with a buyer and end users, five sellers and two makers, all named as demo', () => {
  const everybody = [...demoDoor, ...demoColleagues];
  const organizations = (role: string) =>
    new Set(everybody.filter((one) => one.role === role).map(({ organization }) => organization.id));
  expect([organizations('Buyer').size, organizations('Seller').size, organizations('OEM').size]).toEqual([3, 5, 2]);
  expect(demoOffices.every(({ buyer, endUsers }) => buyer && endUsers.length > 2)).toBe(true);
  expect(demoSellers.every(({ person }) => person)).toBe(true);
  expect(
    everybody.filter(({ name, organization }) => !name.startsWith('Demo ') || !organization.name.startsWith('Demo ')),
  ).toEqual([]);
  expect(new Set(everybody.map(({ email }) => email)).size).toBe(everybody.length);
});

it('has somebody in the first office for each designation that decides there', () => {
  const buyers = demoColleagues.filter(
    ({ role, organization }) => role === 'Buyer' && organization.id === demoOffices[0]?.id,
  );
  const authorized = buyers.flatMap(({ authorizedDesignations = [] }) => authorizedDesignations);
  expect(authorized).toEqual(['Deputy Director', 'Director']);
  expect(buyers.map(({ designation }) => designation)).toEqual(authorized);
});

it('has people and organizations whose ids a request can name', () => {
  const ids = [...demoDoor, ...demoColleagues].flatMap(({ id, organization }) => [id, organization.id]);
  expect(ids.filter((id) => !Id.safeParse(id).success)).toEqual([]);
});

it('has orders in every state on any day, whose steps follow each other and never lie ahead', () => {
  for (let day = 0; day < 10; day++) {
    const then = new Date(Date.parse('2026-09-30T19:00:00Z') + day * 86_400_000);
    const made = demoGemOrders(then);
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set(orderStatuses));
    expect(
      made.filter(({ status, window }) => status === 'In Progress' && window.endDate < dayInIndia(then)),
    ).not.toEqual([]);
    for (const { steps } of made) {
      const times = steps.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(then.getTime());
    }
  }
});

it('registers no more than came, each with a serial number and an id of its own', () => {
  for (const line of orders.flatMap(({ lines }) => lines)) {
    expect(line.delivered).toBeLessThanOrEqual(line.quantity);
    expect(assets.filter((asset) => asset.line.id === line.id).length).toBeLessThanOrEqual(line.delivered);
  }
  expect(new Set(assets.map(({ serial }) => serial)).size).toBe(assets.length);
  expect(new Set(assets.map(({ uid }) => uid)).size).toBe(assets.length);
  expect(assets.filter(({ uid }) => !/^\d{12}$/.test(uid))).toEqual([]);
  expect(assets.filter(({ registeredAt, holder }) => registeredAt > now || (holder && holder.since > now))).toEqual([]);
});

it('gives a device to people of the office that bought it', () => {
  const held = assets.filter(({ holder }) => holder);
  expect(held.length).toBeGreaterThan(50);
  expect(held.filter(({ holder, order }) => holder?.person.organization.id !== order.office.id)).toEqual([]);
});

it('works in office hours: what falls on a weekend is done on Monday, what was done on Friday', () => {
  const random = new DemoRandom('clock');
  const friday = new Date('2026-07-10T06:00:00Z');
  const done = workingMoment(friday, 1, random);
  expect(dayInIndia(done)).toBe('2026-07-13');
  expect([done.getUTCHours() >= 4, done.getUTCHours() <= 12]).toEqual([true, true]);
  expect(dayInIndia(workedAgo(3, new Date('2026-07-14T06:00:00Z'), random))).toBe('2026-07-10');
});
