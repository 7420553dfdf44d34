import { Checkbox } from 'antd';
import { clsx } from 'clsx/lite';
import { useT } from '../i18n/use-t.js';
import type { Column, RowShape } from './columns.js';
import { NextSteps, RowMenu } from './row-menu.js';
import { RowTitle } from './row-title.js';
import type { Selection } from './selection.js';
import { Secondary } from '../text/text.js';
import css from './row-cards.module.css';

export interface RowCardsProps<Row> extends RowShape<Row> {
  rows: readonly Row[];
  selection?: Selection<Row>;
  /** Beside each other, where there is room. */
  grid?: boolean;
}

/** What a column says of a row; with its title, where it stands with one and there is anything to say. */
function Line<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const said = column.render(row);
  if (column.card !== 'named') return <Secondary>{said}</Secondary>;
  if (said === '–') return null;
  return (
    <Secondary className={css.named}>
      {column.title}: {said}
    </Secondary>
  );
}

/** Rows as cards, for phones and by choice: the whole card is the link. */
export function RowCards<Row>(props: RowCardsProps<Row>) {
  const { rows, columns, selection, grid = false, rowKey, rowName, rowLink, onRowOpen, rowActions } = props;
  const t = useT();
  const [title, ...others] = columns;
  const lines = others.filter(({ card = 'line' }) => card === 'line' || card === 'named');
  const ends = others.filter(({ card }) => card === 'end');
  return (
    <ul className={clsx(css.cards, grid && css.grid)}>
      {rows.map((row) => (
        <li
          key={rowKey(row)}
          data-row={rowKey(row)}
          className={clsx(
            css.card,
            selection?.has(row) && css.selected,
            !selection && css.unticked,
            rowActions && css.withMenu,
          )}
        >
          {selection && (
            <Checkbox
              aria-label={t('Select {{name}}', { name: rowName(row) })}
              checked={selection.has(row)}
              onChange={({ target }) => selection.set([row], target.checked)}
            />
          )}
          <div className={css.middle}>
            {title && <RowTitle {...{ row, column: title, rowLink, onRowOpen }} />}
            {lines.map((column) => (
              <Line key={column.key} column={column} row={row} />
            ))}
            {rowActions && <NextSteps name={rowName(row)} actions={rowActions(row)} />}
          </div>
          <div className={css.end}>
            {ends.map((column) => (
              <span key={column.key}>{column.render(row)}</span>
            ))}
          </div>
          {rowActions && (
            <div className={css.menu}>
              <RowMenu name={rowName(row)} actions={rowActions(row)} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
