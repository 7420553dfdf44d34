import { Asset, assetConditions } from '@portal/contracts';
import { ErrorText, Ltr, useLabels, useSay, useT } from '@portal/ui';
import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { blockOf, type SheetField } from './sheet-cells.js';
import { isEditable, type Sheet } from './use-sheet.js';
import css from './sheet.module.css';

interface Place {
  row: number;
  column: number;
}

interface SheetGridProps {
  sheet: Sheet;
  fields: readonly SheetField[];
  disabled: boolean;
  /** Escape where nothing is typed leaves the grid. */
  onLeave: () => void;
  /** So many rows of a pasted block had no place. */
  onCut: (rows: number) => void;
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

/** An editable grid: the active cell is a field, so that every keyboard and script writes in it. */
export function SheetGrid({ sheet, fields, disabled, onLeave, onCut }: SheetGridProps) {
  const t = useT();
  const label = useLabels(Asset);
  const id = useId();
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
    const { key, shiftKey, ctrlKey, metaKey, currentTarget: control } = event;
    if (event.nativeEvent.isComposing) return;
    const { row, column } = active;
    const back = document.dir === 'rtl' ? 1 : -1;
    const isWhole = control.selectionStart === 0 && control.selectionEnd === control.value.length;
    const place = row * fields.length + column + (shiftKey ? -1 : 1);
    const isInside = place >= 0 && place < rows.length * fields.length;
    const keys: Record<string, (() => void) | undefined> = {
      ArrowUp: () => move(row - 1, column, shiftKey),
      ArrowDown: () => move(row + 1, column, shiftKey),
      ArrowLeft: isWhole ? () => move(row, column + back) : undefined,
      ArrowRight: isWhole ? () => move(row, column - back) : undefined,
      Enter: () => move(row + (shiftKey ? -1 : 1), column),
      Tab: isInside ? () => move(Math.floor(place / fields.length), place % fields.length) : undefined,
      Escape: () => (control.value === begun.current ? onLeave() : write([{ asset, field, text: begun.current }])),
      d: ctrlKey || metaKey ? () => fillDown(field) : undefined,
    };
    const run = keys[key.length === 1 ? key.toLowerCase() : key];
    if (!run) return;
    event.preventDefault();
    run();
  };

  return (
    <div className={css.scroll} role="region" aria-label={t('Sheet of assets')}>
      <table className={css.sheet} role="grid" aria-label={t('Assets')} aria-multiselectable>
        <thead>
          <tr>
            <th scope="col">{label('serialNumber')}</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {label(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((asset, row) => {
            const faults = sheet.faultsOf(asset);
            return (
              <tr key={asset.id}>
                <th scope="row">
                  <Ltr>{asset.serialNumber}</Ltr>
                  {faults.row && <Fault id={`${id}${asset.id}`} text={faults.row} />}
                </th>
                {fields.map((field, column) => {
                  const isActive = active.row === row && active.column === column;
                  const fault = faults[field];
                  const faultId = `${id}${asset.id}${field}`;
                  const text = textAt(asset, field);
                  const shown = field === 'condition' ? t(text) : text;
                  return (
                    <td
                      key={field}
                      role="gridcell"
                      aria-selected={column === active.column && row >= first && row <= last}
                      aria-invalid={fault ? true : undefined}
                      aria-readonly={!isEditable(asset) || undefined}
                      className={fault ? css.wrong : sheet.isChanged(asset, field) ? css.changed : undefined}
                      onMouseDown={(event) => {
                        if (isActive) return;
                        event.preventDefault();
                        move(row, column, event.shiftKey && column === active.column);
                      }}
                    >
                      {isActive ? (
                        <input
                          ref={input}
                          dir={field === 'value' ? 'ltr' : 'auto'}
                          autoComplete="off"
                          list={field === 'condition' ? `${id}conditions` : undefined}
                          aria-label={`${label(field)} ${asset.serialNumber}`}
                          aria-invalid={fault ? true : undefined}
                          aria-describedby={fault && faultId}
                          readOnly={disabled || !isEditable(asset)}
                          value={shown}
                          onFocus={() => (begun.current = shown)}
                          onChange={({ target }) => write([{ asset, field, text: target.value }])}
                          onPaste={paste}
                          onKeyDown={(event) => press(event, asset, field)}
                        />
                      ) : (
                        <bdi>{shown}</bdi>
                      )}
                      {fault && <Fault id={faultId} text={fault} />}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      <datalist id={`${id}conditions`}>
        {assetConditions.map((one) => (
          <option key={one} value={t(one)} />
        ))}
      </datalist>
    </div>
  );
}

function Fault({ id, text }: { id: string; text: string }) {
  const say = useSay();
  return <ErrorText id={id}>{say(text)}</ErrorText>;
}
