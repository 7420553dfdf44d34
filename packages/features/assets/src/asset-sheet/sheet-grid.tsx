import { Asset, assetConditions } from '@portal/contracts';
import { ErrorText, Ltr, useLabels, useSay, useT } from '@portal/ui';
import { useId } from 'react';
import type { Faults, SheetField } from './sheet-cells.js';
import { isEditable, type Sheet } from './use-sheet.js';
import { useSheetKeys } from './use-sheet-keys.js';
import css from './sheet.module.css';

interface SheetGridProps {
  sheet: Sheet;
  fields: readonly SheetField[];
  disabled: boolean;
  /** Escape where nothing is typed leaves the grid. */
  onLeave: () => void;
  /** So many rows of a pasted block had no place. */
  onCut: (rows: number) => void;
}

/** An editable grid: the active cell is a field, so that every keyboard and script writes in it. */
export function SheetGrid({ sheet, fields, disabled, onLeave, onCut }: SheetGridProps) {
  const t = useT();
  const label = useLabels(Asset);
  const id = useId();
  const keys = useSheetKeys({ sheet, fields, onLeave, onCut });
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
          {sheet.rows.map((asset, row) => {
            const faults = sheet.faultsOf(asset);
            return (
              <tr key={asset.id}>
                <th scope="row">
                  <Ltr>{asset.serialNumber}</Ltr>
                  {faults.row && <Fault id={`${id}${asset.id}`} text={faults.row} />}
                </th>
                {fields.map((field, column) => (
                  <SheetCell
                    key={field}
                    {...{ id, sheet, asset, field, row, column, keys, disabled }}
                    fault={faults[field]}
                  />
                ))}
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

interface SheetCellProps {
  /** Of the whole grid. */
  id: string;
  sheet: Sheet;
  asset: Asset;
  field: SheetField;
  row: number;
  column: number;
  keys: ReturnType<typeof useSheetKeys>;
  fault: Faults[SheetField];
  disabled: boolean;
}

function SheetCell({ id, sheet, asset, field, row, column, keys, fault, disabled }: SheetCellProps) {
  const t = useT();
  const { active, first, last, move } = keys;
  const isActive = active.row === row && active.column === column;
  const faultId = `${id}${asset.id}${field}`;
  const text = sheet.textAt(asset, field);
  const shown = field === 'condition' ? t(text) : text;
  return (
    <td
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
        <CellField {...{ id, sheet, asset, field, keys, shown, disabled }} faultId={fault && faultId} />
      ) : (
        <bdi>{shown}</bdi>
      )}
      {fault && <Fault id={faultId} text={fault} />}
    </td>
  );
}

type CellFieldProps = Pick<SheetCellProps, 'id' | 'sheet' | 'asset' | 'field' | 'keys' | 'disabled'> & {
  shown: string;
  /** Where what is wrong with it is said. */
  faultId: string | undefined;
};

function CellField({ id, sheet, asset, field, keys, disabled, shown, faultId }: CellFieldProps) {
  const label = useLabels(Asset);
  const { input, begin, paste, press } = keys;
  return (
    <input
      ref={input}
      dir={field === 'value' ? 'ltr' : 'auto'}
      autoComplete="off"
      list={field === 'condition' ? `${id}conditions` : undefined}
      aria-label={`${label(field)} ${asset.serialNumber}`}
      aria-invalid={faultId ? true : undefined}
      aria-describedby={faultId}
      readOnly={disabled || !isEditable(asset)}
      value={shown}
      onFocus={() => begin(shown)}
      onChange={({ target }) => sheet.write([{ asset, field, text: target.value }])}
      onPaste={paste}
      onKeyDown={(event) => press(event, asset, field)}
    />
  );
}

function Fault({ id, text }: { id: string; text: string }) {
  const say = useSay();
  return <ErrorText id={id}>{say(text)}</ErrorText>;
}
