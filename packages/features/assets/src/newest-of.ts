import { ApiError } from '@portal/ui';

/** The record of a list that was read anew, for a form that somebody else was faster than; one that is gone is told of. */
export function newestOf<Row extends { id: string }>(rows: readonly Row[], id: string): Row {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new ApiError(404, 'NOT_FOUND', 'Not found');
  return row;
}
