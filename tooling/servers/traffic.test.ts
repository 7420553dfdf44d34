import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@portal/contracts';
import { type Service, services, traffic, trust } from '@portal/contracts';
import { root } from '../runner/folders.mjs';

/** The code of a service, without its tests. */
const sourceOf = (service: Service) =>
  readdirSync(join(root, 'services', service, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file))
    .map((file) => readFileSync(join(root, 'services', service, 'src', file), 'utf8'))
    .join('\n');

const subjectOf = (group: string, name: string) => {
  const { subject } = (contracts as unknown as Record<string, Record<string, { subject: string }>>)[group]![name]!;
  return subject;
};

/** The questions that the code asks of others, as it writes them: of some answers it reads less than the operation has. */
function asked(source: string) {
  const whole = [...source.matchAll(/\bask\(\s*[\w.]*bus,\s*(\w+)\.(\w+)/g)];
  const inPart = [...source.matchAll(/\{ \.\.\.(\w+)\.(\w+), reply: /g)];
  const operations = [...whole, ...inPart].map(([, group, name]) => subjectOf(group!, name!));
  const plain = [...source.matchAll(/bus\.request\(\s*trust\.(\w+)/g)].map(
    ([, name]) => trust[name as keyof typeof trust],
  );
  return [...new Set([...operations, ...plain])].sort();
}

describe.each(services)('%s', (service) => {
  const source = sourceOf(service);

  it('asks what its row in the table of traffic says', () => {
    const unwritten = asked(source).filter((subject) => !traffic[service].asks.includes(subject));
    expect(unwritten).toEqual([]);
    // The watch tries whatever can be asked.
    const needed = service === 'system' ? [] : traffic[service].asks;
    const inVain = needed.filter(
      (subject) => !asked(source).includes(subject) && !Object.values<string>(trust).includes(subject),
    );
    expect(inVain).toEqual([]);
  });

  it('reads with the consumers that its row says', () => {
    const named = [...source.matchAll(/consumers\.on\(\s*'([\w-]+)'/g)].map(([, name]) => name);
    expect(named.sort()).toEqual([...traffic[service].consumers].sort());
    expect(source.match(/consumers\.on\(/g)?.length ?? 0).toBe(named.length);
  });

  it('tells outside the stream what its row says', () => {
    const published = [...source.matchAll(/\b(?:nats|connection)\.publish\(\s*'([\w.]+)'/g)];
    const called = [...source.matchAll(/\brollCall(?:<[^(]+)?\([^']*'([\w.]+)'/g)];
    // Programs of operators answer subjects that are no operation of a service.
    const asked = [...source.matchAll(/\bbus\.request\(\s*'([\w.]+)'/g)];
    const told = [...published, ...called, ...asked].map(([, subject]) => subject);
    expect(told.sort()).toEqual([...(traffic[service].tells ?? [])].sort());
    expect(source.match(/\b(nats|connection)\.(publish|request)\(/g)?.length ?? 0).toBe(published.length);
  });
});
