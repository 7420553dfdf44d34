import { DomainError, invalid } from '../domain-error.js';

/** What is wrong with a file that is imported, before its rows are looked at. */
export const importErrors = {
  unreadable: () => invalid({ file: 'Failed to process CSV file' }),
  empty: () => invalid({ file: 'The file has no rows' }),
  rowTooLong: (most: number) =>
    invalid({ file: `A line of the file is longer than ${most.toLocaleString('en-IN')} characters` }),
  noSuchSheet: () => invalid({ sheet: 'The workbook has no such sheet' }),
  tooManyRows: (most: number) => invalid({ file: `At most ${most.toLocaleString('en-IN')} rows are allowed` }),
  notMatched: () => invalid({ mapping: 'Please match a column to every required field' }),
  doubleMatch: () => invalid({ mapping: 'Two columns are matched to the same field' }),
  running: () => new DomainError('IMPORT_RUNNING', 409, 'This import is running'),
};
