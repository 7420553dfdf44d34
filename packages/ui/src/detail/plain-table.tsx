import type { ReactNode } from 'react';
import css from './plain-table.module.css';

export interface PlainColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  amount?: boolean;
}

export interface PlainTableProps<Row> {
  /** What the table holds, for screen readers. */
  name: string;
  rows: readonly Row[];
  columns: readonly PlainColumn<Row>[];
  rowKey: (row: Row, index: number) => string;
}

/** A few rows inside a record, such as its items; on a phone each row is a small card. */
export const PlainTable = <Row,>({ name, rows, columns, rowKey }: PlainTableProps<Row>) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <div className={css.scroll} tabIndex={0} role="region" aria-label={name}>
    <table className={css.table}>
      <thead>
        <tr>
          {columns.map(({ key, title, amount }) => (
            <th key={key} scope="col" className={amount ? css.amount : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={rowKey(row, index)}>
            {columns.map(({ key, title, amount, render }, place) => (
              <td key={key} className={amount ? css.amount : undefined} data-label={place ? title : undefined}>
                {render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

export interface Total {
  label: string;
  value: ReactNode;
  /** The sum: ruled off and strong. */
  sum?: boolean;
}

/** The sums below a table. */
export const Totals = ({ totals }: { totals: readonly Total[] }) => (
  <dl className={css.totals}>
    {totals.map(({ label, value, sum }) => (
      <div key={label} className={sum ? css.sum : undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
