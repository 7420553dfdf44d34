import type { Asset } from '@portal/contracts';
import { useT } from '@portal/ui';
import { useState } from 'react';
import { changeOf, type Cells, conditionOf, type Faults, sheetFields, type SheetField, textOf } from './sheet-cells.js';

/** A row that somebody writes in: the asset as it was then, and what its cells say now. */
interface Edit {
  asset: Asset;
  cells: Cells;
}
type ById<Value> = Readonly<Record<string, Value>>;

const without = <Value>(all: ById<Value>, ids: readonly string[]): ById<Value> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id)));

export const isEditable = ({ status }: Asset) => status !== 'Disposed';

/** What stands in the cells of a sheet: assets, what is typed over them, and what is wrong with it. */
export function useSheet(given: readonly Asset[]) {
  const t = useT();
  const [newest, setNewest] = useState<ById<Asset>>({});
  const [edits, setEdits] = useState<ById<Edit>>({});
  const [refusals, setRefusals] = useState<ById<Faults>>({});
  const latest = (asset: Asset) => {
    const known = newest[asset.id];
    return known && known.version > asset.version ? known : asset;
  };
  // What is typed over is not changed under the writer, who is told of it when it is saved.
  const rows = given.map((asset) => edits[asset.id]?.asset ?? latest(asset));
  const textAt = (asset: Asset, field: SheetField) => edits[asset.id]?.cells[field] ?? textOf(asset, field);

  /** Takes texts into cells; one that says what the asset says already is no change. */
  const write = (changes: readonly { asset: Asset; field: SheetField; text: string }[]) => {
    const open = changes.filter(({ asset }) => isEditable(asset));
    setEdits((before) =>
      open.reduce<ById<Edit>>((all, { asset, field, text }) => {
        const { [field]: _, ...others } = all[asset.id]?.cells ?? {};
        const meant = field === 'condition' ? conditionOf(text, t) : text;
        const cells: Cells = meant === textOf(asset, field) ? others : { ...others, [field]: meant };
        if (Object.keys(cells).length === 0) return without(all, [asset.id]);
        return { ...all, [asset.id]: { asset: all[asset.id]?.asset ?? asset, cells } };
      }, before),
    );
    setRefusals((before) =>
      open.reduce<ById<Faults>>((all, { asset, field }) => {
        const { [field]: _, row: __, ...others } = all[asset.id] ?? {};
        return { ...all, [asset.id]: others };
      }, before),
    );
  };

  const faultsOf = ({ id }: Asset): Faults => {
    const edit = edits[id];
    const change = edit && changeOf(edit.asset, edit.cells);
    return { ...refusals[id], ...(change && 'faults' in change ? change.faults : {}) };
  };

  return {
    rows,
    edits: Object.values(edits),
    textAt,
    write,
    faultsOf,
    isChanged: ({ id }: Asset, field: SheetField) => edits[id]?.cells[field] !== undefined,
    /** A row went: what it is now is shown. */
    saved: (asset: Asset) => {
      setNewest((before) => ({ ...before, [asset.id]: asset }));
      setEdits((before) => without(before, [asset.id]));
      setRefusals((before) => without(before, [asset.id]));
    },
    refused: (id: string, faults: Faults) => setRefusals((before) => ({ ...before, [id]: faults })),
    /** Somebody was faster: the newest values stand under what is typed, and each cell that both changed says theirs. */
    outrun: ({ asset, cells }: Edit, now: Asset) => {
      setEdits((before) => ({ ...before, [now.id]: { asset: now, cells } }));
      const both = sheetFields.filter((field) => field in cells && textOf(asset, field) !== textOf(now, field));
      const said = both.map((field): [string, string] => [
        field,
        t('Somebody wrote here: {{value}}', { value: textOf(now, field) }),
      ]);
      const row = t('Somebody changed this row meanwhile. Save again to keep what you typed.');
      setRefusals((before) => ({ ...before, [now.id]: { ...Object.fromEntries(said), row } }));
    },
    discard: () => {
      setEdits({});
      setRefusals({});
    },
  };
}

export type Sheet = ReturnType<typeof useSheet>;
