import { isObject } from '@portal/contracts';

/** The code that an error of Node, the database or the domain carries. */
export const codeOf = (error: unknown) => (isObject(error) ? error['code'] : undefined);
