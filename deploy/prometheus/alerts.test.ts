import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { services } from '@portal/contracts';
import { parse } from 'yaml';

const here = fileURLToPath(new URL('.', import.meta.url));
const metrics = readFileSync(join(here, '../../packages/service-kit/src/observe/metrics.ts'), 'utf8');
const backlog = readFileSync(join(here, '../../packages/service-kit/src/observe/backlog.ts'), 'utf8');
const promtool = (...words: string[]) => spawnSync('promtool', words, { cwd: here, encoding: 'utf8' });
const hasTool = promtool('--version').status === 0;
if (!hasTool) console.warn('promtool is not here (system package "prometheus"): rules are read, not tried');

const asked = (text: string) => new Set(text.match(/portal_[a-z_]+?(?=_bucket|_count|_sum|[{[) "])/g));

it.each(['alerts.yaml', '../grafana/portal.json'])('asks for nothing that no part tells: %s', (file) => {
  const names = asked(readFileSync(join(here, file), 'utf8'));
  expect(names.size).toBeGreaterThan(3);
  for (const name of names) expect(metrics + backlog).toContain(`'${name}'`);
});

it('reads the figures of the gateway and of every service', () => {
  const { scrape_configs } = parse(readFileSync(join(here, 'prometheus.yaml'), 'utf8')) as {
    scrape_configs: { static_configs: { targets: string[] }[] }[];
  };
  const hosts = scrape_configs.flatMap(({ static_configs }) => static_configs.flatMap(({ targets }) => targets));
  expect(hosts.map((target) => target.split(':')[0]).sort()).toEqual([...services, 'gateway'].sort());
});

(hasTool ? it : it.skip).each([
  ['check', 'rules', 'alerts.yaml'],
  ['check', 'config', 'prometheus.yaml'],
  ['test', 'rules', 'alerts.test.yaml'],
])('promtool %s %s %s', (...words) => {
  const { status, stdout, stderr } = promtool(...words);
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
});
