import type { ReleaseChange } from '@portal/contracts';
import type { ReleaseChangeRecord } from './release-change.schema.js';

/** A change as it is answered. */
export const changeView = ({ _id, from, at, cause, ...change }: ReleaseChangeRecord): ReleaseChange => ({
  ...{ id: _id, area: change.area, action: change.action, from: from ?? null, to: change.to },
  ...{ audience: change.audience, by: change.by, why: change.why, ...(cause && { cause }) },
  at: at.toISOString(),
});
