import { listen } from '../api/events.js';
import { queryClient } from '../api/queries.js';
import { currentSession, onSession } from './session.js';

/** Events are listened to exactly as long as somebody is signed in, and nothing is left to be set up first; what was read for another, or in another role or office, is forgotten. */
export function followSession() {
  let user: string | undefined;
  let stopListening: () => void = () => undefined;
  const follow = () => {
    const { user: person } = currentSession();
    const ready = person && !person.mustChangePassword && !person.mustSetUpSecondFactor;
    const now = ready ? [person.id, person.role, person.organizationId].join() : undefined;
    if (now === user) return;
    user = now;
    stopListening();
    queryClient.clear();
    stopListening = now ? listen() : () => undefined;
  };
  follow();
  return onSession(follow);
}
