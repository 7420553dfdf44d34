import { mongo } from 'mongoose';
import { isDatabaseAway, whenThere } from './away.js';

const timedOut = new mongo.MongoNetworkTimeoutError('connection 7 to 127.0.0.1:27017 timed out');

it('does what a start needs again for as long as the database is away, and nothing else', async () => {
  let tries = 0;
  const there = whenThere(() => (++tries < 2 ? Promise.reject(timedOut) : Promise.resolve('made')));
  expect([await there, tries]).toEqual(['made', 2]);
  const fault = new Error('An index of the same name has other keys');
  await expect(whenThere(() => Promise.reject(fault))).rejects.toBe(fault);
});

it('knows a database that is away also where several documents were being written', () => {
  const cutOff = (by: Error) => new mongo.MongoBulkWriteError(by, {} as mongo.BulkWriteResult);
  expect([timedOut, cutOff(timedOut), cutOff(new Error('no room in the buffer'))].map(isDatabaseAway)).toEqual([
    ...[true, true, false],
  ]);
});
