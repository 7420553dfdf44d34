// ASVS 16.5.1
import { refuse } from './domain-error.js';
import { problemOf } from './problem.js';

it('a fault shows nothing of itself', () => {
  const fault = new Error(
    'E11000 duplicate key: { email: "somebody@office.gov.in" } at mongodb://portal:secret@10.0.0.1',
  );
  const problem = problemOf(fault, 'trace-1');
  expect(problem).toMatchObject({
    status: 500,
    code: 'FAULT',
    error: 'An unexpected error occurred',
    traceId: 'trace-1',
  });
  expect(JSON.stringify(problem)).not.toMatch(/E11000|somebody|secret|mongodb/);
});

it('a refusal says what the caller can act on', () => {
  expect(problemOf(refuse('FORBIDDEN'))).toMatchObject({ status: 403, error: "You don't have permission to do this" });
});
