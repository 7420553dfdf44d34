import { operations } from '../operations.js';
import { mayAsk } from './matrix.js';
import { everyone, tableAllows } from './role-table.js';

/** Throws with each cell of the role table that differs from what its operation needs; every process calls it at start. */
export function assertRoleTable() {
  const wrong = operations.flatMap(({ subject, needs }) =>
    everyone
      .filter((role) => mayAsk(needs, role) !== tableAllows(subject, role))
      .map((role) => `${subject} × ${role ?? 'nobody'}`),
  );
  if (wrong.length > 0) throw new Error(`the role table differs from the permissions: ${wrong.join(', ')}`);
}
