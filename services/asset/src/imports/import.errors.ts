import { DomainError, invalid } from '@portal/service-kit';

export const importErrors = {
  unreadable: () => invalid({ file: 'Failed to process CSV file' }),
  empty: () => invalid({ file: 'The file has no rows' }),
  tooManyRows: () => invalid({ file: 'At most 20,000 rows are allowed' }),
  notMatched: () => invalid({ mapping: 'Please match a column to every required field' }),
  doubleMatch: () => invalid({ mapping: 'Two columns are matched to the same field' }),
  running: () => new DomainError('IMPORT_RUNNING', 409, 'This import is running'),
};
