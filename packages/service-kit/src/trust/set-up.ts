import type { Actor, Operation } from '@portal/contracts';
import { refuse } from '../domain-error.js';

type Before = Pick<Operation, 'beforePasswordChange' | 'beforeSecondFactor'>;

/** A temporary password, and then a second factor that the role needs, come before everything else: refuses 403. */
export function assertSetUp({ mustChangePassword, mustSetUpSecondFactor }: Actor, operation: Before = {}) {
  if (mustChangePassword && !operation.beforePasswordChange) throw refuse('PASSWORD_CHANGE_REQUIRED');
  const choosing = mustChangePassword && operation.beforePasswordChange;
  if (mustSetUpSecondFactor && !choosing && !operation.beforeSecondFactor) throw refuse('SECOND_FACTOR_REQUIRED');
}
