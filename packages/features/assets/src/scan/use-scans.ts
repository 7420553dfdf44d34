import { messageOf, scannedText, signal, useSay, useT, useUser } from '@portal/ui';
import { useRef } from 'react';
import { addScan, earlierScan, noteScan, type ScanOutcome, type ScanRow, useScanRows } from './scan-rows.js';

/** What is done with a code; `chosen` says which asset of several. */
export type Scanning = (code: string, chosen?: string) => Promise<ScanOutcome>;

interface Scans {
  /** Each scan has its row at once. They are done one after another, in the order in which they came. */
  scan: (code: string, quiet?: boolean) => Promise<ScanOutcome>;
  choose: (row: ScanRow, assetId: string) => Promise<unknown>;
  undo: (row: ScanRow) => Promise<void>;
  rows: readonly ScanRow[];
}

/** The scans of the reader; `purpose` tells apart what the same code was scanned for. */
export function useScans(doing: Scanning, purpose: string, sounds: boolean): Scans {
  const t = useT();
  const say = useSay();
  const { id } = useUser();
  const rows = useScanRows(id);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const failed = (error: unknown): ScanOutcome => ({ state: 'bad', text: say(messageOf(error)) });

  const run = (key: number, work: () => Promise<ScanOutcome>, quiet: boolean) => {
    const done = queue.current
      .then(work)
      .catch(failed)
      .then((outcome) => {
        noteScan(key, outcome);
        if (sounds && !quiet) signal(outcome.state !== 'bad');
        return outcome;
      });
    queue.current = done;
    return done;
  };
  const twice = (code: string): ScanOutcome | undefined => {
    const before = earlierScan(id, code, purpose);
    return (
      before && {
        state: 'twice',
        text: t('Scanned a second time: {{result}}', { result: before.text }),
        asset: before.asset,
      }
    );
  };
  return {
    rows,
    scan: (raw, quiet = false) => {
      const code = scannedText(raw);
      // Of what is not understood no more is shown than tells which code it was.
      const key = addScan(id, code ?? raw.replaceAll(/\p{C}/gu, ' ').slice(0, 40), purpose);
      const unread: ScanOutcome = { state: 'bad', text: t('This code holds neither an asset ID nor a serial number') };
      return run(key, async () => (code === undefined ? unread : (twice(code) ?? doing(code))), quiet);
    },
    choose: (row, assetId) => {
      noteScan(row.key, { state: 'working', choices: undefined });
      return run(row.key, () => doing(row.code, assetId), false);
    },
    undo: async (row) => {
      noteScan(row.key, { undo: undefined });
      try {
        await row.undo?.();
        noteScan(row.key, { state: 'undone', text: t('Taken back'), count: undefined });
      } catch (error) {
        noteScan(row.key, { undo: row.undo, state: 'bad', text: say(messageOf(error)) });
      }
    },
  };
}
