import { abilityFor } from '@portal/contracts';
import { useMemo } from 'react';
import { useUser } from './use-user.js';

/** What who is signed in may do: `ability.can('create', 'assets')`, or a record's subject. */
export function useAbility() {
  const user = useUser();
  return useMemo(() => abilityFor(user), [user]);
}
