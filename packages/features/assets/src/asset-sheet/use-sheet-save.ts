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
  /** What it said before, where the rules still allow that. */
  before: AssetChange | undefined;
}

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);

async function put(sheet: Sheet, { id, version }: Asset, body: AssetChange) {
  const after = await call(assets.update, { params: { id }, version, body });
  sheet.saved(after);
  return after;
}

/** Saves one changed row; nothing comes back of one that was refused, which says why in its cells. */
async function saveRow(sheet: Sheet, edit: Sheet['edits'][number]): Promise<Undoable | undefined> {
  const change = changeOf(edit.asset, edit.cells);
  const before = changeOf(edit.asset, {});
  if ('faults' in change) return undefined;
  try {
    const asset = await put(sheet, edit.asset, change.body);
    // What an asset was before the rules of now is left as it is: there is no way back to it.
    return { asset, before: 'body' in before ? before.body : undefined };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.status === 412) sheet.outrun(edit, await call(assets.get, { params: { id: edit.asset.id } }));
    else sheet.refused(edit.asset.id, faultsOfRefusal(error));
    return undefined;
  }
}

async function saveRows(sheet: Sheet) {
  const done: Undoable[] = [];
  let refused = 0;
  for (const edit of sheet.edits) {
    try {
      const saved = await saveRow(sheet, edit);
      if (saved) done.push(saved);
      else refused++;
    } catch (error) {
      return { done, refused, failure: messageOf(error) };
    }
  }
  return { done, refused, failure: undefined };
}

/** Takes back what was saved; what nobody answered can be tried again. */
async function undoRows(sheet: Sheet, undoable: readonly Undoable[]) {
  const left: Undoable[] = [];
  let saved = 0;
  let failure: string | undefined;
  for (const one of undoable) {
    if (!one.before) continue;
    try {
      await put(sheet, one.asset, one.before);
      saved++;
    } catch (error) {
      if (isRefusal(error)) sheet.refused(one.asset.id, { row: error.error });
      else failure = messageOf(error);
      left.push(one);
    }
  }
  return { saved, left, failure };
}

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
    } finally {
      running.current = false;
      setBusy(false);
    }
    // Nobody waits for that: cells are written in again, and what is typed meanwhile stays.
    await readAgain(queryClient, ['asset']);
  };
  const save = () =>
    once(async () => {
      const { done, refused, failure } = await saveRows(sheet);
      setUndoable(done.filter(({ before }) => before));
      return { saved: done.length, refused, failure, isUndo: false };
    });
  const undo = () =>
    once(async () => {
      const { saved, left, failure } = await undoRows(sheet, undoable);
      setUndoable(failure ? left : []);
      return { saved, refused: left.length, failure, isUndo: true };
    });
  return { busy, outcome, canUndo: undoable.length > 0, save, undo };
}

const faultsOfRefusal = ({ fields, error }: ApiError) => {
  const named = Object.entries(fields);
  return faultsBy(named.length > 0 ? named : [[undefined, error]]);
};
