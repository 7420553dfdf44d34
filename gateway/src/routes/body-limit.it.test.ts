import { operations } from '@portal/contracts';
import { startTestGateway, type TestGateway } from '../testing/start-gateway.js';

describe('a body', () => {
  let gateway: TestGateway;
  let taken: string[];
  beforeAll(async () => {
    gateway = await startTestGateway({ LIMIT_SIGN_IN: 1_000, LIMIT_PUBLIC_WRITE: 1_000 });
    for (const service of ['identity', 'registration', 'asset', 'procurement', 'ticketing'])
      gateway.serve(`${service}.>`, ({ subject, data }) => {
        // What the gateway asks on its own has no body.
        if (data.length > 0) taken.push(subject);
        return {};
      });
  });
  beforeEach(() => (taken = []));
  afterAll(() => gateway.stop());

  const send = (path: string, method: string, bytes: number) =>
    gateway.fetch(path.replaceAll(/\{\w+\}/g, 'x'), {
      method,
      headers: { 'content-type': 'application/json' },
      body: `"${'x'.repeat(bytes - 2)}"`,
    });
  const withBody = operations.filter(({ method, body }) => method !== 'GET' && body.type !== 'undefined');

  it('of more than its operation takes is refused at the door', async () => {
    const passed: string[] = [];
    for (const { path, method, maxBytes, subject } of withBody) {
      const answer = await send(path, method, maxBytes + 1);
      const { code } = (await answer.json()) as { code?: string };
      if (answer.status !== 413 || code !== 'TOO_LARGE') passed.push(`${subject}: ${answer.status}`);
    }
    expect(passed).toEqual([]);
    expect(taken).toEqual([]);
  });

  it('of just so much goes through', async () => {
    expect((await send('/auth/login', 'POST', 64 * 1024)).status).toBe(200);
    expect(taken).toEqual(['identity.session.create']);
  });

  it('and texts of a form with files have the same end', async () => {
    const form = new FormData();
    form.append('note', 'x'.repeat(64 * 1024 + 1));
    form.append('logo', new Blob(['x']), 'logo.png');
    const answer = await gateway.fetch('/upload/logo/public', { method: 'POST', body: form });
    expect(answer.status).toBe(413);
  });
});
