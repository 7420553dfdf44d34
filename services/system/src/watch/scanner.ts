import type { Sign } from '@portal/service-kit';
import type { Part } from './tree.js';

type Told = Pick<Sign, 'service' | 'files'>;
type ScannerState = NonNullable<Sign['files']>['scanner'];

const shared = { name: 'virus-scanner', below: 'servers', latency: null } as const;

/** The virus scanner as the services find it; each has files of its own, which its instances share. Strangers see its state alone. */
export function scannerOf(signs: readonly Told[]): Part {
  const known = signs.flatMap(({ service, files }) => (files ? [{ service, ...files }] : []));
  const those = (scanner: ScannerState) => [
    ...new Set(known.filter((one) => one.scanner === scanner).map(({ service }) => service)),
  ];
  const [off, away, unknown] = [those('off'), those('down'), those('unknown')];
  if (known.length === 0) return { ...shared, state: 'unknown', instances: 0 };
  if (known.every(({ scanner }) => scanner === 'off'))
    return { ...shared, state: 'off', instances: 0, inside: 'not set up: files are handed out unscanned' };
  const waiting = new Map(known.map(({ service, waiting: count }) => [service, count]));
  const files = [...waiting.values()].reduce((sum, count) => sum + count, 0);
  const inside = [
    away.length > 0 ? `does not answer ${away.join(', ')}` : [],
    off.length > 0 ? `not set up in ${off.join(', ')}: files are handed out unscanned` : [],
    unknown.length > 0 ? `unknown to ${unknown.join(', ')}` : [],
    files > 0 ? `${files} files wait for it` : [],
  ].flat();
  const mixed = off.length + unknown.length > 0 ? 'degraded' : 'up';
  const state = away.length > 0 ? 'down' : mixed;
  return { ...shared, state, instances: state === 'down' ? 0 : 1, inside: inside.join('; ') || undefined };
}
