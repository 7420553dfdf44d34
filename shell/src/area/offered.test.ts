import { canaryHash, remoteApiVersion, type Area, type CanaryRule } from '@portal/contracts';
import { personOf } from '@portal/ui/testing';
import { offered, withMenuOf } from './offered.js';
import { standingOf } from './standing.js';

const release = (version: string) => ({ version, entry: `/remotes/mfe-buyer/${version}/e.js`, integrity: 'sha384-x' });
const row = (to: string) => ({ to, label: to, icon: 'home', can: ['view', 'dashboard'] as [string, string] });
const asha = personOf('Buyer');
const forAsha: CanaryRule = { kind: 'user', hash: canaryHash('s', asha.email) };

const area = (rules: CanaryRule[] = [forAsha], said: Partial<Area> = {}): Area => ({
  ...{ name: 'mfe-buyer', ...release('2'), apiVersion: remoteApiVersion, basePaths: ['/buyer'], nav: [row('/buyer')] },
  ...{ fallback: release('1') },
  canary: { ...release('3'), apiVersion: remoteApiVersion, nav: [row('/buyer/new')], salt: 's', rules },
  ...said,
});
const versions = (of: Area, opener = asha, failed: string[] = []) =>
  offered(of, opener, new Set(failed)).map(({ version }) => version);

describe('which release somebody gets', () => {
  it('is the canary for whom it is for, then the live one, then the last one that worked', () => {
    expect(offered(area(), asha)).toEqual([{ ...release('3'), reason: 'user' }, release('2'), release('1')]);
    expect(versions(area(), { ...asha, email: 'ravi@office.gov.in' })).toEqual(['2', '1']);
    expect(offered(area(), undefined)).toEqual([release('2'), release('1')]);
  });

  it('is never one of another agreement with the shell', () => {
    const other = remoteApiVersion + 1;
    expect(versions(area([forAsha], { canary: { ...area().canary!, apiVersion: other } }))).toEqual(['2', '1']);
    expect(versions(area([forAsha], { apiVersion: other }))).toEqual(['3', '1']);
  });

  it('is one that failed here only where there is no other', () => {
    expect(versions(area(), asha, ['mfe-buyer/3', 'mfe-seller/2'])).toEqual(['2', '1']);
    expect(versions(area(), asha, ['mfe-buyer/3', 'mfe-buyer/2', 'mfe-buyer/1'])).toEqual(['3', '2', '1']);
  });

  it('brings its own menu', () => {
    expect(withMenuOf(area(), '3').nav).toEqual([row('/buyer/new')]);
    expect(withMenuOf(area(), '2').nav).toEqual([row('/buyer')]);
  });
});

describe('how what runs stands to what is offered', () => {
  const standing = (version: string, passed: string[], offers: string[], opener = 'u1', reader = 'u1') =>
    standingOf({ release: release(version), opener, passed, since: 0 }, offers.map(release), reader);

  it('is current where it is the first, and where nothing is offered at all', () => {
    expect(standing('2', [], ['2', '1'])).toBe('current');
    expect(standing('2', [], [])).toBe('current');
  });

  it('is older where a newer one is ready, and where another newer one came than the one that failed', () => {
    expect(standing('2', [], ['3', '2'])).toBe('older');
    expect(standing('1', ['2'], ['3', '2', '1'])).toBe('older');
  });

  it('is behind where the newer ones do not work here', () => {
    expect(standing('2', ['3'], ['3', '2', '1'])).toBe('behind');
    expect(standing('1', ['3', '2'], ['3', '2', '1'])).toBe('behind');
  });

  it('is withdrawn where it is offered no longer, and where it was chosen for another person', () => {
    expect(standing('3', [], ['2', '1'])).toBe('withdrawn');
    expect(standing('2', [], ['3', '2'], 'somebody else')).toBe('withdrawn');
    expect(standing('2', [], ['2', '1'], 'somebody else')).toBe('current');
  });
});
