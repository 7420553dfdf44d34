import { operations, SessionUser } from '@portal/contracts';
import { answersFor } from './answers.mjs';

const answer = answersFor('Buyer');
const pathOf = ({ path }: { path: string }) => `/api${path.replaceAll(/\{\w+\}/g, 'x')}`;
const asked = operations.filter(({ method, download }) => method === 'GET' && !download);

it.each(asked)('answers $subject by its contract, with as little as it lets pass', (operation) => {
  const { status, body = '' } = answer('GET', pathOf(operation));
  expect(status).toBe(operation.status);
  const { error } = (operation.views?.Buyer ?? operation.reply).safeParse(JSON.parse(body));
  const isPattern = (issue: { code: string; format?: unknown }) => issue.format === 'regex';
  expect(error?.issues.filter((issue) => !isPattern(issue)) ?? []).toEqual([]);
});

it('answers for somebody of the role, with what they may do', () => {
  const { user } = JSON.parse(answer('GET', '/api/auth/verify').body ?? '') as { user: unknown };
  const { role, permissions } = SessionUser.parse(user);
  expect(role).toBe('Buyer');
  expect(permissions.find(({ module }) => module === 'assets')?.actions).toContain('view');
});

it('has no answer to a call that the contract does not know', () => {
  expect(answer('GET', '/api/of-tomorrow').status).toBe(404);
});
