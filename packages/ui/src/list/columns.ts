import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** One column of a list. The first is the row's name and link. */
export interface Column<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** The field the server sorts by. */
  sort?: string;
  /** Amounts stand at the right, in every script. */
  amount?: boolean;
  /** Where it stands on a phone's card: below the name (the default), there with its title, at the end, or not at all. */
  card?: 'line' | 'named' | 'end' | 'none';
  /** Offered, but not shown before somebody chooses it. */
  extra?: boolean;
}

/** Something that can be done with one row. */
export interface RowAction {
  key: string;
  label: string;
  icon?: LucideIcon;
  to?: string;
  onClick?: () => void;
  danger?: boolean;
  /**
   * The next step of the row: a button of its own beside the menu, on a phone too. In a table that is wide without it,
   * 'card' makes it an entry of the menu there, and a button on a card alone.
   */
  shown?: boolean | 'card';
  busy?: boolean;
}

/** Something that can be done with all selected rows. */
export interface BulkAction<Row> {
  key: string;
  /** What it is called; a function is told how many rows are selected. */
  label: string | ((count: number) => string);
  icon?: LucideIcon;
  danger?: boolean;
  /** What was done drops the selection with `deselect`; what was left keeps it. */
  onClick: (rows: Row[], deselect: () => void) => void;
}

/** How rows are named, opened and acted upon. */
export interface RowShape<Row> {
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** The row in words, for controls that act on it. */
  rowName: (row: Row) => string;
  rowLink?: (row: Row) => string;
  /** Opens a row that has no page of its own; the first column is the button. */
  onRowOpen?: (row: Row) => void;
  rowActions?: (row: Row) => RowAction[];
}

const firstOf = (sort = '') => sort.split(',')[0];
export const nextSort = (sort: string | undefined, field: string) => (firstOf(sort) === field ? `-${field}` : field);
/** By what a list is sorted first; what comes after it only settles what is equal. */
export const sortedBy = (sort: string | undefined, field: string) =>
  firstOf(sort) === field ? 'ascending' : firstOf(sort) === `-${field}` ? 'descending' : 'none';
