import type { SessionUser } from '@portal/contracts';
import { useSession } from './use-session.js';

/** Who is signed in, for screens behind the access guard. */
export function useUser(): SessionUser {
  const { user } = useSession();
  if (!user) throw new Error('This screen needs somebody signed in');
  return user;
}
