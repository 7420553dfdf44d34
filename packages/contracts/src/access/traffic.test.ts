import { internalOperations, operations } from '../operations.js';
import { trust } from '../identity/session.js';
import { answersOf, inboxOf, parts, permissionsOn, services, traffic } from './traffic.js';

const fits = (pattern: string, subject: string) => {
  const [wanted, given] = [pattern.split('.'), subject.split('.')];
  const rest = wanted.indexOf('>');
  if (rest >= 0 ? given.length <= rest : given.length !== wanted.length) return false;
  return wanted.slice(0, rest >= 0 ? rest : undefined).every((token, n) => token === '*' || token === given[n]);
};
const maySend = (part: (typeof parts)[number], subject: string) =>
  permissionsOn(part).publish.some((pattern) => fits(pattern, subject));
const mayHear = (part: (typeof parts)[number], subject: string) =>
  permissionsOn(part).subscribe.some((pattern) => fits(pattern, subject));

it('has somebody who answers each operation, and only one', () => {
  for (const { subject } of operations)
    expect(parts.filter((part) => mayHear(part, subject))).toEqual([subject.split('.')[0]]);
});

it('lets the gateway ask every operation', () => {
  expect(operations.filter(({ subject }) => !maySend('gateway', subject))).toEqual([]);
});

it('keeps what services ask each other from the gateway', () => {
  const asked = internalOperations.map(({ subject }) => [
    subject,
    ...parts.filter((part) => mayHear(part, subject)),
    ...parts.filter((part) => maySend(part, subject)),
  ]);
  expect(asked).toEqual([
    ['asset.serial.registered', 'asset', 'procurement'],
    ['procurement.order-seller.list', 'procurement', 'ticketing'],
    ['identity.maker.known', 'identity', 'asset'],
  ]);
  for (const { subject } of internalOperations)
    expect(operations.map((operation) => operation.subject as string)).not.toContain(subject);
});

it('lets a service ask only what its row says', () => {
  for (const service of services) {
    const allowed = operations.map(({ subject }) => subject).filter((subject) => maySend(service, subject));
    expect(allowed.filter((subject) => !traffic[service].asks.includes(subject))).toEqual([]);
  }
});

it('lets identity alone answer for keys and accounts', () => {
  for (const subject of Object.values(trust)) {
    expect(parts.filter((part) => mayHear(part, subject))).toEqual(['identity']);
  }
  for (const part of parts) {
    expect(maySend(part, trust.keys)).toBe(true);
    const answerers = parts.filter((other) => maySend(other, `${inboxOf(part)}.identity.id.1`));
    expect(answerers).toEqual(['identity']);
  }
});

it('lets a service tell its own events alone', () => {
  for (const part of parts)
    expect(services.filter((service) => maySend(part, `events.${service}.thing.done`))).toEqual(
      part === 'gateway' ? [] : [part],
    );
});

it('keeps the inbox of each part to itself', () => {
  for (const part of parts) {
    expect(parts.filter((other) => mayHear(other, `${inboxOf(part)}.identity.id.1`))).toEqual([part]);
    expect(parts.filter((other) => mayHear(other, `${inboxOf(part)}.id.1`))).toEqual([part]);
  }
});

it('lets a part read its own consumers alone', () => {
  for (const part of parts)
    for (const name of traffic[part].consumers)
      expect(parts.filter((other) => maySend(other, `$JS.API.CONSUMER.MSG.NEXT.EVENTS.${name}`))).toEqual([part]);
});

it('gives nobody the whole of anything but events to the gateway', () => {
  for (const part of parts) {
    const { publish, subscribe } = permissionsOn(part);
    expect(
      [...publish, ...subscribe].filter((pattern) => /^(>|\*|_INBOX_\*|\$JS\.API\.>|\$SYS)/.test(pattern)),
    ).toEqual([]);
  }
});

it.each(services)('knows what %s answers', (service) => {
  expect(answersOf(service)).toEqual(expect.arrayContaining([`${service}.file.finish`]));
});

it('tells the inbox of a part from that of who looks after the portal', () => {
  expect([inboxOf('operator'), inboxOf('gateway')]).toEqual(['_INBOX', '_INBOX_gateway']);
});

it('gives the gateway nothing but its questions, what it tells and what it hears', () => {
  const { publish, subscribe } = permissionsOn('gateway');
  expect(publish.filter((subject) => /^(events|_INBOX|\$JS)/.test(subject))).toEqual([]);
  expect(subscribe).toEqual(['_INBOX_gateway.>', 'events.identity.session.ended', 'events.>', 'portal.notified']);
});

it('lets identity ask itself for keys, the watch try its own questions, and nobody another of its own', () => {
  const watched = traffic.system.asks.filter((subject) => subject.startsWith('system.'));
  const mayAskItself: Partial<Record<string, string[]>> = { identity: [trust.keys, trust.ended], system: watched };
  for (const service of services) {
    const own = permissionsOn(service).publish.filter((subject) => subject.startsWith(`${service}.`));
    expect([service, own]).toEqual([service, mayAskItself[service] ?? []]);
  }
});

it('lets a service answer only those who ask it', () => {
  const answered = (service: (typeof services)[number]) =>
    parts.filter((part) => maySend(service, `${inboxOf(part)}.${service}.id.1`));
  expect(answered('ticketing')).toEqual(['asset', 'system', 'gateway']);
  expect(answered('registration')).toEqual(['system', 'gateway']);
});
