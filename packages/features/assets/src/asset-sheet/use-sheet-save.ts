import { assets, type Asset, type AssetChange } from '@portal/contracts';
import { ApiError, call, messageOf, queryClient, readAgain } from '@portal/ui';
import { useRef, useState } from 'react';
import { changeOf, faultsBy } from './sheet-cells.js';
import type { Sheet } from './use-sheet.js';

/** What a save came to; it can be taken back as long as nobody saves again. */
interface Outcome {
  saved: number;
  refused: number;
  /** What kept all others from going: no answer, no session. */
  failure?: string | undefined;
  isUndo: boolean;
}

interface Undoable {
  asset: Asset;
  before: AssetChange;
}

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);

/** Saves the changed rows one by one: a row that is refused stops no other, and says why in its cells. */
export function useSheetSave(sheet: Sheet) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [undoable, setUndoable] = useState<readonly Undoable[]>([]);
  const running = useRef(false);

  const once = async (work: () => Promise<Outcome>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      setOutcome(await work());
      await readAgain(queryClient, ['asset']);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const put = async ({ id, version }: Asset, body: AssetChange) => {
    const after = await call(assets.update, { params: { id }, version, body });
    sheet.saved(after);
    return after;
  };

  const save = () =>
    once(async () => {
      const done: Undoable[] = [];
      let refused = 0;
      let failure: string | undefined;
      for (const edit of sheet.edits) {
        const change = changeOf(edit.asset, edit.cells);
        const before = changeOf(edit.asset, {});
        if ('faults' in change) {
          refused++;
          continue;
        }
        try {
          const asset = await put(edit.asset, change.body);
          if ('body' in before) done.push({ asset, before: before.body });
        } catch (error) {
          if (!isRefusal(error)) {
            failure = messageOf(error);
            break;
          }
          refused++;
          if (error.status === 412) sheet.outrun(edit, await call(assets.get, { params: { id: edit.asset.id } }));
          else sheet.refused(edit.asset.id, faultsOfRefusal(error));
        }
      }
      setUndoable(done);
      return { saved: done.length, refused, failure, isUndo: false };
    });

  const undo = () =>
    once(async () => {
      let saved = 0;
      const left: Undoable[] = [];
      let failure: string | undefined;
      for (const one of undoable) {
        try {
          await put(one.asset, one.before);
          saved++;
        } catch (error) {
          if (isRefusal(error)) sheet.refused(one.asset.id, { row: error.error });
          else failure = messageOf(error);
          left.push(one);
        }
      }
      setUndoable(failure ? left : []);
      return { saved, refused: left.length, failure, isUndo: true };
    });

  return { busy, outcome, canUndo: undoable.length > 0, save, undo };
}

const faultsOfRefusal = ({ fields, error }: ApiError) => {
  const named = Object.entries(fields);
  return faultsBy(named.length > 0 ? named : [[undefined, error]]);
};
