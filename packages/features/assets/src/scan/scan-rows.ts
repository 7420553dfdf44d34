import { useSyncExternalStore } from 'react';
import type { CampaignAsset } from '@portal/contracts';

export const scanModes = ['find', 'assign', 'count'] as const;
export type ScanMode = (typeof scanModes)[number];

/** An asset that a code may mean. */
export interface ScanChoice {
  assetId: string;
  name: string;
  serialNumber: string;
  more?: string;
}

/** What a scan came to. `twice` and `asks` are neither done nor refused. */
export interface ScanOutcome {
  state: 'good' | 'noted' | 'twice' | 'asks' | 'bad';
  text: string;
  asset?: Pick<ScanChoice, 'assetId' | 'name' | 'serialNumber'>;
  choices?: ScanChoice[];
  /** Takes back what was done. */
  undo?: () => Promise<unknown>;
  /** The count that was made. */
  count?: CampaignAsset;
}

/** One scan, at its place in the list. */
export interface ScanRow extends Omit<ScanOutcome, 'state'> {
  key: number;
  /** Who scanned it: another person in the same page reads none of it. */
  userId: string;
  at: string;
  code: string;
  /** What it was scanned for: the same code for the same is a second time. */
  purpose: string;
  state: ScanOutcome['state'] | 'working' | 'undone';
}

const mostKept = 200;

// While the page is open: who looks at an asset and comes back still reads what failed.
let rows: readonly ScanRow[] = [];
let next = 1;
const listeners = new Set<() => void>();

function change(to: readonly ScanRow[]) {
  rows = to;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The scans of one person, newest first; another person begins with none. */
export function useScanRows(userId: string): readonly ScanRow[] {
  return useSyncExternalStore(subscribe, () => rows).filter((row) => row.userId === userId);
}

export const clearScans = () => change([]);

export function addScan(userId: string, code: string, purpose: string): number {
  const key = next++;
  change(
    [{ key, userId, at: new Date().toISOString(), code, purpose, state: 'working' as const, text: '' }, ...rows].slice(
      0,
      mostKept,
    ),
  );
  return key;
}

export const noteScan = (key: number, changes: Partial<ScanRow>) =>
  change(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));

/** The scan of the same code for the same purpose that was done before. */
export const earlierScan = (userId: string, code: string, purpose: string) =>
  rows.find(
    (row) =>
      row.userId === userId &&
      row.purpose === purpose &&
      row.code.toLowerCase() === code.toLowerCase() &&
      (row.state === 'good' || row.state === 'noted'),
  );
