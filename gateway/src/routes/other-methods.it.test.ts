import { operations } from '@portal/contracts';
import { openApiDocument } from '../openapi/document.js';
import { startTestGateway, type TestGateway } from '../testing/start-gateway.js';

describe('a method', () => {
  let gateway: TestGateway;
  beforeAll(async () => (gateway = await startTestGateway({ LIMIT_SIGN_IN: 1_000, LIMIT_PUBLIC_WRITE: 1_000 })));
  afterAll(() => gateway.stop());

  it('that no operation has is refused at each path, with those that there are', async () => {
    const paths = openApiDocument()['paths'] as Record<string, object>;
    const wrong: string[] = [];
    for (const path of Object.keys(paths)) {
      const answer = await gateway.fetch(path.replace('/api', '').replaceAll(/\{\w+\}/g, 'x'), { method: 'PATCH' });
      const { code } = (await answer.json()) as { code: string };
      const allow = answer.headers.get('allow')?.split(', ') ?? [];
      const missing = Object.keys(paths[path]!).filter((method) => !allow.includes(method.toUpperCase()));
      if (answer.status !== 405 || code !== 'NOT_ALLOWED' || missing.length > 0) wrong.push(`${path} ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('that another path offers is not taken from it', async () => {
    expect((await gateway.fetch('/users/me', { method: 'GET' })).status).toBe(401);
    expect((await gateway.fetch('/nowhere', { method: 'PATCH' })).status).toBe(404);
  });

  it('is never refused where an address is that of two paths, and one of them offers it', async () => {
    const wrong: string[] = [];
    const segments = operations.map(({ method, path }) => ({ method, parts: path.split('/') }));
    const free = (part: string | undefined) => part?.startsWith('{');
    for (const { method, parts } of segments)
      for (const { parts: others } of segments) {
        const meet = parts.every((part, n) => free(part) || free(others[n]) || part === others[n]);
        if (!meet || parts.length !== others.length) continue;
        const path = parts.map((part, n) => (free(part) ? (free(others[n]) ? 'x' : others[n]) : part)).join('/');
        if ((await gateway.fetch(path, { method })).status === 405) wrong.push(`${method} ${path}`);
      }
    expect(wrong).toEqual([]);
  });

  it('to report a violated policy is there for everybody, within limits', async () => {
    const post = (body: string) =>
      gateway.fetch('/csp-reports', { method: 'POST', headers: { 'content-type': 'application/csp-report' }, body });
    expect((await post(JSON.stringify({ 'csp-report': { 'blocked-uri': 'eval' } }))).status).toBe(204);
    expect((await post('no report')).status).toBe(400);
    expect((await post('x'.repeat(9_000))).status).toBe(413);
  });
});
