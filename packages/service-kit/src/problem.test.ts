// ASVS 16.5.1
import { mongo } from 'mongoose';
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

it.each<[string, Error]>([
  [
    'no server is found',
    new mongo.MongoServerSelectionError('no primary at mongodb.internal', {} as mongo.TopologyDescription),
  ],
  ['the connection is cut', new mongo.MongoNetworkError('read ECONNRESET 10.0.0.1:27017')],
  ['a server steps down', new mongo.MongoServerError({ message: 'not primary', code: 10_107 })],
  ['a server ends', new mongo.MongoServerError({ message: 'interrupted at shutdown', code: 11_600 })],
  ['too few agree in time', new mongo.MongoServerError({ message: 'waiting for replication timed out', code: 64 })],
  ['its disk is full', new mongo.MongoServerError({ message: 'out of disk space', code: 14_031 })],
  [
    'mongoose waited for a connection',
    Object.assign(new Error('Operation `x` buffering timed out'), { name: 'MongooseError' }),
  ],
])('a database that is away is no fault: %s', (_, error) => {
  const problem = problemOf(error);
  expect(problem).toMatchObject({ status: 503, code: 'AWAY', retryAfter: 2 });
  expect(JSON.stringify(problem)).not.toMatch(/mongo|10\.0\.0|primary|disk/i);
});

it.each<[string, Error]>([
  ['a value that is there already', new mongo.MongoServerError({ message: 'E11000 duplicate key', code: 11_000 })],
  ['an error that has such a code by chance', Object.assign(new Error('no'), { code: 64 })],
])('stays a fault: %s', (_, error) => {
  expect(problemOf(error)).toMatchObject({ status: 500, code: 'FAULT' });
});
