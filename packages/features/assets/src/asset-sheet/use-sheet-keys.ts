import type { Asset } from '@portal/contracts';
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { blockOf, type SheetField } from './sheet-cells.js';
import type { Sheet } from './use-sheet.js';

interface Place {
  row: number;
  column: number;
}

/** Where the keys go: one active cell, and from `from` on the rows of its column that are filled together. */
function usePlaces(rows: number, columns: number) {
  const [at, setAt] = useState<Place & { from: number }>({ row: 0, column: 0, from: 0 });
  const active = { ...at, row: Math.min(at.row, rows - 1), column: Math.min(at.column, columns - 1) };
  const go = (row: number, column: number, keepsRange = false) => {
    const to = { row: Math.max(0, Math.min(row, rows - 1)), column: Math.max(0, Math.min(column, columns - 1)) };
    setAt({ ...to, from: keepsRange ? at.from : to.row });
  };
  const [first, last] = [Math.min(active.row, active.from), Math.max(active.row, active.from)];
  return { active, first, last: Math.min(last, rows - 1), go };
}

interface Keys {
  sheet: Sheet;
  fields: readonly SheetField[];
  /** Escape where nothing is typed leaves the grid. */
  onLeave: () => void;
  /** So many rows of a pasted block had no place. */
  onCut: (rows: number) => void;
}

/** What keys and pasted blocks do in a sheet; the field of the active cell takes the focus once somebody moved. */
export function useSheetKeys({ sheet, fields, onLeave, onCut }: Keys) {
  const { rows, textAt, write } = sheet;
  const { active, first, last, go } = usePlaces(rows.length, fields.length);
  const input = useRef<HTMLInputElement>(null);
  const hasMoved = useRef(false);
  const begun = useRef('');
  useEffect(() => {
    if (!hasMoved.current) return;
    input.current?.focus();
    input.current?.select();
  }, [active.row, active.column]);
  const move = (row: number, column: number, keepsRange = false) => {
    hasMoved.current = true;
    go(row, column, keepsRange);
  };

  const fillDown = (field: SheetField) => {
    const from = first === last ? first - 1 : first;
    const source = rows[from];
    if (!source) return;
    write(rows.slice(from + 1, last + 1).map((asset) => ({ asset, field, text: textAt(source, field) })));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\r\n]/.test(text)) return;
    event.preventDefault();
    const block = blockOf(text);
    const changes = block.flatMap((line, down) =>
      line.flatMap((cell, across) => {
        const [asset, field] = [rows[active.row + down], fields[active.column + across]];
        return asset && field ? [{ asset, field, text: cell }] : [];
      }),
    );
    write(changes);
    onCut(Math.max(0, active.row + block.length - rows.length));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, asset: Asset, field: SheetField) => {
    if (event.nativeEvent.isComposing) return;
    const { value } = event.currentTarget;
    const run = keysFor(event, active, { rows: rows.length, columns: fields.length }, move, {
      leave: () => (value === begun.current ? onLeave() : write([{ asset, field, text: begun.current }])),
      fill: () => fillDown(field),
    });
    if (!run) return;
    event.preventDefault();
    run();
  };
  /** What stands in the cell whose field has the focus now. */
  const begin = (text: string) => {
    begun.current = text;
  };
  return { active, first, last, move, input, begin, paste, press };
}

/** What a key does in the active cell; within a text that is being typed the arrows to the sides stay with the text. */
function keysFor(
  { key, shiftKey, ctrlKey, metaKey, currentTarget: control }: KeyboardEvent<HTMLInputElement>,
  { row, column }: Place,
  { rows, columns }: { rows: number; columns: number },
  move: (row: number, column: number, keepsRange?: boolean) => void,
  { leave, fill }: Record<'leave' | 'fill', () => void>,
): (() => void) | undefined {
  const back = document.dir === 'rtl' ? 1 : -1;
  const isWhole = control.selectionStart === 0 && control.selectionEnd === control.value.length;
  const place = row * columns + column + (shiftKey ? -1 : 1);
  const isInside = place >= 0 && place < rows * columns;
  const keys: Record<string, (() => void) | undefined> = {
    ArrowUp: () => move(row - 1, column, shiftKey),
    ArrowDown: () => move(row + 1, column, shiftKey),
    ArrowLeft: isWhole ? () => move(row, column + back) : undefined,
    ArrowRight: isWhole ? () => move(row, column - back) : undefined,
    Enter: () => move(row + (shiftKey ? -1 : 1), column),
    Tab: isInside ? () => move(Math.floor(place / columns), place % columns) : undefined,
    Escape: leave,
    d: ctrlKey || metaKey ? fill : undefined,
  };
  return keys[key.length === 1 ? key.toLowerCase() : key];
}
