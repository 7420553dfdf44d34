import { RowButton, RowLink } from '../links/links.js';
import type { Column, RowShape } from './columns.js';
import css from './row-title.module.css';

/** The name of a row: the way to its page, or what opens it. */
export function RowTitle<Row>({
  row,
  column,
  rowLink,
  onRowOpen,
}: { row: Row; column: Column<Row> } & Pick<RowShape<Row>, 'rowLink' | 'onRowOpen'>) {
  const text = column.render(row);
  if (rowLink) return <RowLink to={rowLink(row)}>{text}</RowLink>;
  if (onRowOpen) return <RowButton onClick={() => onRowOpen(row)}>{text}</RowButton>;
  return <b className={css.title}>{text}</b>;
}
