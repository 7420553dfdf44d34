import { registryAnswer } from '../area/registry-answer.js';
import { contractWords } from './contract-words.js';
import { fetchPortal } from './portal.js';

// A fault is told by whoever needs what did not come.
const silent = () => undefined;

/** While somebody types at the door: what the next page needs, in the order in which it needs it. Nobody waits for it. */
export async function fetchAhead() {
  await contractWords();
  await import(/* webpackFetchPriority: "low" */ '../router.js').catch(silent);
  await fetchPortal().catch(silent);
  const federation = await import(/* webpackFetchPriority: "low" */ '../area/federation.js').catch(silent);
  await federation?.loadShares().catch(silent);
}

/** Whoever comes in elsewhere needs all of it: everything is asked for at the same time. */
export function fetchAtOnce() {
  registryAnswer().catch(silent);
  fetchPortal().catch(silent);
  void import('../area/federation.js').then(({ loadShares }) => loadShares()).catch(silent);
}
