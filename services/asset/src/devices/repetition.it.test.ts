import { assets, devices } from '@portal/contracts';
import { madeOnce, tryRepetition } from '@portal/service-kit/testing';
import { type DeviceBench, next, startDeviceBench, wrongOf } from '../testing/device-bench.js';

let bench: DeviceBench;
let stranger: string;
beforeAll(async () => {
  bench = await startDeviceBench();
  stranger = await bench.tokenFor('End User', next);
});
afterAll(() => bench.stop());

const reason = { body: { reason: 'It is not needed any more' }, otherBody: { reason: 'It is broken' } };

describe('asked again with its key', () => {
  it.each([
    ['acknowledges once', devices.acknowledge, () => bench.handedOut(), {}],
    ['mails one code', devices.sendOtp, () => bench.acknowledged(), {}],
    ['asks for the return once', devices.askReturn, () => bench.handedOut(), reason],
  ])('%s', async (_, operation, prepared, said) => {
    const trial = { token: bench.user, stranger, params: { id: await prepared() }, ...said };
    expect(await tryRepetition(bench, operation, trial)).toMatchObject(madeOnce(operation, said));
  });

  it('takes a code once', async () => {
    const id = await bench.acknowledged();
    await bench.sendOtp(id);
    const otp = await bench.codeOf(id);
    const said = { body: { otp }, otherBody: { otp: wrongOf(otp) } };
    const trial = { token: bench.user, stranger, params: { id }, ...said };
    expect(await tryRepetition(bench, devices.checkOtp, trial)).toMatchObject(madeOnce(devices.checkOtp, said));
  });

  it('refuses a wrong code again, and takes an attempt for each', async () => {
    const id = await bench.acknowledged();
    await bench.sendOtp(id);
    const body = { otp: wrongOf(await bench.codeOf(id)) };
    const ask = () => bench.call(devices.checkOtp, { token: bench.user, params: { id }, body, key: 'one-key' });
    for (const attemptsLeft of [2, 1]) {
      expect((await ask()).status).toBe(422);
      expect((await bench.device(id)).otpAttemptsLeft).toBe(attemptsLeft);
    }
  });

  it('brings an asset back once, although it takes the last place of its order', async () => {
    const order = await bench.tell({ quantities: { Laptop: 1 } });
    const { id } = await bench.register(order);
    const token = await bench.tokenFor('Super Admin');
    await bench.call(assets.delete, { token, params: { id } });
    const brought = await tryRepetition(bench, assets.restore, { token, params: { id } });
    expect(brought).toMatchObject(madeOnce(assets.restore));
  });
});
