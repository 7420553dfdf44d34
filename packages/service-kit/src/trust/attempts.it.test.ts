import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';
import { baseConfig, readConfig } from '../config.js';
import { connectMongo } from '../process/connections.js';
import { Attempts, type Caller, type Limit } from './attempts.js';

describe('tries of a secret', () => {
  let database: Connection;
  let attempts: Attempts;
  const limit: Limit = { purpose: 'test', most: 2, minutes: 15, everywhere: 3 };
  const someName = () => `n${randomBytes(6).toString('hex')}`;
  const at = (network: number): Caller => ({ address: `10.0.${network}.1` });
  const left = (name: string, caller: Caller, of = limit) =>
    attempts.takeFrom(of, name, caller).then(
      (taken) => taken.left,
      ({ status }: { status: number }) => status,
    );

  beforeAll(async () => {
    database = await connectMongo(readConfig(baseConfig), `test_${randomBytes(5).toString('hex')}`);
    attempts = new Attempts(database, 4);
    await attempts.prepare();
  });
  afterAll(async () => {
    await database.dropDatabase();
    await database.close();
  });
  beforeEach(() => database.collection('attempts').deleteMany({}));

  it('are counted for each network by itself, and end for all strangers together', async () => {
    const name = someName();
    expect([await left(name, at(1)), await left(name, { address: '10.0.1.77' }), await left(name, at(1))]).toEqual([
      1, 0, 429,
    ]);
    expect(await left(name, at(2))).toBe(1);
    expect(await left(name, at(3))).toBe(429);
  });

  it('are taken again where the lock lies ahead, since the clock has been set back by an hour', async () => {
    const name = someName();
    for (let n = 0; n < 3; n++) await left(name, at(1));
    const until = new Date(Date.now() + 75 * 60_000);
    await database.collection('attempts').updateMany({}, { $set: { until } });
    expect(await left(name, at(1))).toBe(1);
  });

  it('stay locked for one that began a moment before the one that locked it', async () => {
    const name = someName();
    for (let n = 0; n < 3; n++) await left(name, at(1));
    const until = new Date(Date.now() + 15 * 60_000 + 5_000);
    await database.collection('attempts').updateMany({}, { $set: { until } });
    expect(await left(name, at(1))).toBe(429);
  });

  it('tell that they lock a name, there or everywhere, and say no more than before of how many are left', async () => {
    const name = someName();
    const spread = { ...limit, most: 3 };
    const said = [];
    for (const network of [1, 2, 3]) {
      const { left: there, locks } = await attempts.takeFrom(spread, name, at(network));
      said.push([there, locks]);
    }
    expect(said).toEqual([
      [2, false],
      [2, false],
      [2, true],
    ]);
    const other = someName();
    const here = [];
    for (let n = 0; n < 2; n++) here.push((await attempts.takeFrom(limit, other, at(4))).locks);
    expect(here).toEqual([false, true]);
  });

  it('are counted apart on a known device, whatever strangers do', async () => {
    const name = someName();
    for (const network of [1, 1, 1, 2, 3]) await left(name, at(network));
    const device = { ...at(1), device: 'own' };
    expect([await left(name, device), await left(name, device), await left(name, device)]).toEqual([1, 0, 429]);
    expect(await left(name, { ...at(1), device: 'another' })).toBe(1);
  });

  it('for many names by one network end too, and right ones are not counted', async () => {
    for (let n = 0; n < 10; n++) {
      const taken = await attempts.takeFrom(limit, someName(), at(1));
      await taken.succeed();
    }
    const answers = [];
    for (let n = 0; n < 5; n++) answers.push(await left(someName(), at(1)));
    expect(answers).toEqual([1, 1, 1, 1, 429]);
    expect(await left(someName(), at(2))).toBe(1);
  });

  it('of a network that has none left use up none of a name from everywhere', async () => {
    for (let n = 0; n < 5; n++) await left(someName(), at(1));
    const name = someName();
    for (let n = 0; n < 5; n++) expect(await left(name, at(1))).toBe(429);
    for (const network of [2, 3, 4]) expect(await left(name, at(network))).toBe(1);
  });

  it('are locked somewhere until they are forgotten everywhere', async () => {
    const name = someName();
    for (const network of [1, 1, 2]) await left(name, at(network));
    expect([...(await attempts.locked('test', [name, someName()])).keys()]).toEqual([name]);
    await attempts.forget('test', name.toUpperCase());
    expect((await attempts.locked('test', [name])).size).toBe(0);
    expect(await left(name, at(3))).toBe(1);
  });

  it('lengthen the time after the last one, or never where it runs from the first', async () => {
    const until = async (name: string) =>
      (await database.collection<{ until: Date }>('attempts').findOne({ name }))?.until.getTime() ?? 0;
    for (const fromFirst of [false, true]) {
      const [name, slow] = [someName(), { purpose: 'slow', most: 5, minutes: 15, fromFirst }];
      await attempts.take(slow, name);
      await database.collection('attempts').updateOne({ name }, { $set: { until: new Date(Date.now() + 60_000) } });
      const before = await until(name);
      await attempts.take(slow, name);
      expect((await until(name)) > before).toBe(!fromFirst);
    }
  });
});
