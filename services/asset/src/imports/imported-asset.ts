import {
  Asset,
  descriptionOf,
  type ImportField,
  importFieldNames,
  importHeadings,
  NewAsset,
  oneOf,
} from '@portal/contracts';
import { headingsIn } from './known-words.js';

/** A row that reads well: the form's own validator, and a state to start in. */
export const ImportedAsset = NewAsset.safeExtend({
  status: oneOf(['Active', 'Under Repair'], 'Status must be Active or Under Repair').default('Active'),
});

/** The fields that every row must have. */
export const requiredFields: readonly ImportField[] = importFieldNames.filter(
  (field) => !ImportedAsset.shape[field].safeParse(undefined).success,
);

/** The fields, with the headings by which their columns are recognised. */
export const importedFields = importFieldNames.map((name) => ({
  name,
  headings: headingsIn(name, [...importHeadings(name), descriptionOf(Asset, name).label]),
}));
