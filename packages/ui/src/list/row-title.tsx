import { Link } from 'react-router';
import type { Column, RowShape } from './columns.js';

/** The name of a row: the way to its page, or what opens it. */
export function RowTitle<Row>({
  row,
  column,
  rowLink,
  onRowOpen,
}: { row: Row; column: Column<Row> } & Pick<RowShape<Row>, 'rowLink' | 'onRowOpen'>) {
  const text = column.render(row);
  if (rowLink) {
    return (
      <Link className="row-link" to={rowLink(row)}>
        {text}
      </Link>
    );
  }
  if (onRowOpen) {
    return (
      <button type="button" className="row-link" onClick={() => onRowOpen(row)}>
        {text}
      </button>
    );
  }
  return <b className="row-title">{text}</b>;
}
