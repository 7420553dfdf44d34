import { scannerOf } from './scanner.js';

const sign = (service: string, scanner: 'off' | 'up' | 'down' | 'unknown', waiting = 0) => ({
  service,
  files: { scanner, waiting },
});

describe('the virus scanner as operators see it', () => {
  it('is off, with what that means, where none is set up', () => {
    expect(scannerOf([sign('asset', 'off'), sign('identity', 'off')])).toMatchObject({
      state: 'off',
      inside: 'not set up: files are handed out unscanned',
    });
  });

  it('is down as soon as one service does not reach it, with the files that wait, each service counted once', () => {
    const signs = [sign('asset', 'down', 2), sign('asset', 'up', 2), sign('identity', 'up', 1)];
    expect(scannerOf(signs)).toMatchObject({ state: 'down', inside: 'does not answer asset; 3 files wait for it' });
  });

  it('is degraded where one service has none while others do, which is named', () => {
    expect(scannerOf([sign('asset', 'up'), sign('ticketing', 'off')])).toMatchObject({
      state: 'degraded',
      inside: 'not set up in ticketing: files are handed out unscanned',
    });
  });

  it('is not off where a service cannot say how it is', () => {
    expect(scannerOf([sign('asset', 'unknown')])).toMatchObject({ state: 'degraded', inside: 'unknown to asset' });
  });

  it('is up without a word when nothing waits', () => {
    expect(scannerOf([sign('asset', 'up')])).toMatchObject({ state: 'up', inside: undefined });
  });

  it.each(['off', 'up', 'down', 'unknown'] as const)('tells strangers no more than its state (%s)', (scanner) => {
    expect(scannerOf([sign('asset', scanner, 7)]).cause).toBeUndefined();
  });
});
