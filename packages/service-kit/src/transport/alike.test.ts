import { alike } from './alike.js';

/** A question whose trips end when told, and how often it was asked. */
function held() {
  const ends: ((answer: string) => void)[] = [];
  const fails: ((error: Error) => void)[] = [];
  const run = () =>
    new Promise<string>((resolve, reject) => {
      ends.push(resolve);
      fails.push(reject);
    });
  return { ends, fails, run };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('makes one trip of all that is asked while the same question is out, and never joins the one under way', async () => {
  const { ends, run } = held();
  const ask = alike((key: string) => key, run);
  const first = ask('list');
  const second = ask('list');
  const third = ask('list');
  expect(ends).toHaveLength(1);
  ends[0]!('before the write');
  await expect(first).resolves.toBe('before the write');
  await turn();
  expect(ends).toHaveLength(2);
  ends[1]!('after the write');
  await expect(Promise.all([second, third])).resolves.toEqual(['after the write', 'after the write']);
  await turn();
  void ask('list');
  expect(ends).toHaveLength(3);
});

it('keeps different questions apart', () => {
  const { ends, run } = held();
  const ask = alike((key: string) => key, run);
  void ask('mine');
  void ask('yours');
  expect(ends).toHaveLength(2);
});

it('tells a failure to those who asked, and asks anew for those who waited', async () => {
  const { ends, fails, run } = held();
  const ask = alike((key: string) => key, run);
  const first = ask('list');
  const second = ask('list');
  fails[0]!(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await turn();
  ends[1]!('here');
  await expect(second).resolves.toBe('here');
});
