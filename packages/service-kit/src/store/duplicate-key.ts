import { isObject } from '@portal/contracts';

/** Did a write hit the unique index over this field, or any one where no field is named? */
export const isDuplicateKey = (error: unknown, field = '') =>
  isObject(error) && error['code'] === 11000 && new RegExp(`index: [^ ]*${field}`).test(String(error['message']));
