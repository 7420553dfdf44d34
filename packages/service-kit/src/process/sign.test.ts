import { jest } from '@jest/globals';
import type { Kit } from './kit.js';
import { signOf } from './sign.js';

const away = async () => {
  throw new Error('no answer');
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('says that MongoDB is not reached once it has not answered twice, and is reached when it does', async () => {
  const command = jest.fn<() => Promise<unknown>>(away);
  const kit = { service: 'notes', ready: true, database: { readyState: 1, db: { command } }, backlogs: {}, files: {} };
  const sign = signOf(kit as unknown as Kit);
  expect(sign()).toMatchObject({ ready: true, mongo: true });
  await turn();
  expect(command).toHaveBeenCalledTimes(2);
  command.mockImplementationOnce(away).mockImplementation(async () => ({ ok: 1 }));
  expect(sign()).toMatchObject({ ready: false, mongo: false });
  await turn();
  expect(sign()).toMatchObject({ ready: true, mongo: true });
});
