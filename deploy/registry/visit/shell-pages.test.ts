import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { policyOf } from '@portal/releases';
import { shellPages } from './shell-pages.mjs';

const servers: Server[] = [];
async function serve(answers: Record<string, string | { to: string }>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const answer = answers[request.url ?? ''];
    if (typeof answer === 'object') return response.writeHead(302, { location: answer.to }).end();
    response.writeHead(answer === undefined ? 404 : 200).end(answer);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  servers.push(server);
  return { asked, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done))));
});

it('takes the files of a shell from its own address, wherever a path leads', async () => {
  const inner = await serve({ '/x': 'inner' });
  const portal = await serve({
    ...{ '/': '<html></html>', '/main.js': 'main', '/moved.js': { to: `http://${inner.host}/x` } },
  });
  const { file } = await shellPages(`http://${portal.host}`, []);
  expect((await file('/main.js'))?.toString()).toBe('main');
  for (const path of [`//${inner.host}/x`, `http://${inner.host}/x`, `\\\\${inner.host}\\x`, '/moved.js', '/none.js'])
    expect(await file(path)).toBeUndefined();
  expect(inner.asked).toEqual([]);
});

it('opens a page that says the policy of a portal without other hosts until the edge says another one', () => {
  const source = readFileSync(new URL('../../../packages/build/page.mjs', import.meta.url), 'utf8');
  const [, policy = 'none'] = /content="([^"]*)"/.exec(policyOf([])) ?? [];
  expect(source).toContain(`const policy = "${policy}";`);
});
