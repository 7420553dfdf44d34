import { useSyncExternalStore } from 'react';
import { currentSession, onSession } from './session.js';

/** Who is signed in: `{ state: 'checking' | 'out' | 'in', user }`. */
export const useSession = () => useSyncExternalStore(onSession, currentSession);
