import { afterLoad, countsUnsent, currentSession, onSession } from '@portal/ui';
import { keptOf, type KeptVerifications } from '../verification/kept-verifications.js';
import { countWaiting, sendKept } from '../verification/send-kept.js';
import { keepPages } from './keep-pages.js';

/** Seconds until what could not be done is tried again: what waits is sent soon after the network is back, though the first try may come too early. */
const again = { sending: 10, keeping: 30 };

const ofReader = (): KeptVerifications | undefined => {
  const { user } = currentSession();
  return user && keptOf(user.id);
};

/** Sends what the reader left waiting; what cannot go now is tried again. */
function sendWaiting() {
  const kept = ofReader();
  if (kept && navigator.onLine) void sendKept(kept).catch(() => undefined);
}

let keeping = false;
/** Keeps this page for the time without a network, once who signed in is its user: others look into this area too and keep nothing. */
function keepForHolder() {
  if (keeping || currentSession().user?.role !== 'End User') return;
  keeping = true;
  const keepAtLast = () =>
    void keepPages().catch(() => {
      // A server that is busy just now is asked again.
      setTimeout(keepAtLast, again.keeping * 1_000);
    });
  afterLoad(keepAtLast);
}

/** From the opening of this area on: it opens without a network, and what waits for one is sent as soon as it is there. */
export function startOffline() {
  countsUnsent(() => {
    const kept = ofReader();
    return kept ? countWaiting(kept) : 0;
  });
  onSession(sendWaiting);
  addEventListener('online', sendWaiting);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendWaiting();
  });
  setInterval(() => {
    const kept = ofReader();
    if (kept && countWaiting(kept) > 0) sendWaiting();
  }, again.sending * 1_000);
  sendWaiting();
  onSession(keepForHolder);
  keepForHolder();
}
