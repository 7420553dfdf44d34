import { Checkbox } from 'antd';
import { clsx } from 'clsx/lite';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import { nextSort, sortedBy, type Column, type RowShape } from './columns.js';
import { NextSteps, RowMenu } from './row-menu.js';
import { RowTitle } from './row-title.js';
import type { Selection } from './selection.js';
import { ScreenReaderOnly } from '../text/text.js';
import css from './row-table.module.css';

export interface RowTableProps<Row> extends RowShape<Row> {
  rows: readonly Row[];
  /** What the table holds, for screen readers. */
  name: string;
  sort?: string;
  onSort?: (sort: string) => void;
  selection?: Selection<Row>;
  /** More rows at once, close together. */
  isCompact?: boolean;
}

const signs = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

function Head<Row>({ column, sort, onSort }: { column: Column<Row> } & Pick<RowTableProps<Row>, 'sort' | 'onSort'>) {
  const field = column.sort;
  const className = column.amount ? css.amount : undefined;
  if (!field || !onSort) {
    return (
      <th scope="col" className={className}>
        {column.title}
      </th>
    );
  }
  const order = sortedBy(sort, field);
  return (
    <th scope="col" className={className} aria-sort={order}>
      <button type="button" className={css.sorter} onClick={() => onSort(nextSort(sort, field))}>
        <span>{column.title}</span>
        <Icon icon={signs[order]} size={14} />
      </button>
    </th>
  );
}

/** Rows as a table: sortable heads, named checkboxes, a menu per row; the first column is the link. */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const { rows, columns, name, sort, onSort, selection, rowKey, rowName, rowLink, onRowOpen, rowActions } = props;
  const t = useT();
  const chosen = selection ? rows.filter(selection.has).length : 0;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.scroll} role="region" aria-label={name} tabIndex={0}>
      <table className={clsx(css.table, props.isCompact && css.compact)}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={css.tick}>
                <Checkbox
                  aria-label={t('Select all rows')}
                  checked={chosen > 0 && chosen === rows.length}
                  indeterminate={chosen > 0 && chosen < rows.length}
                  onChange={({ target }) => selection.set([...rows], target.checked)}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {rowActions && (
              <th scope="col" className={css.menu}>
                <ScreenReaderOnly>{t('Actions')}</ScreenReaderOnly>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-row={rowKey(row)} className={selection?.has(row) ? css.selected : undefined}>
              {selection && (
                <td className={css.tick}>
                  <Checkbox
                    aria-label={t('Select {{name}}', { name: rowName(row) })}
                    checked={selection.has(row)}
                    onChange={({ target }) => selection.set([row], target.checked)}
                  />
                </td>
              )}
              {columns.map((column, index) => (
                <td key={column.key} className={column.amount ? css.amount : undefined}>
                  {index === 0 ? <RowTitle {...{ row, column, rowLink, onRowOpen }} /> : column.render(row)}
                </td>
              ))}
              {rowActions && (
                <td className={css.menu}>
                  <NextSteps small name={rowName(row)} actions={rowActions(row)} />
                  <RowMenu small name={rowName(row)} actions={rowActions(row)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
