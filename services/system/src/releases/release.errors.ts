import { releaseStoreAway } from '@portal/contracts';
import { RefusedChange, RefusedRelease, StaleRelease, StoreFault } from '@portal/releases';
import { DomainError, log, refuse } from '@portal/service-kit';

/** A refusal of the store in the caller's terms; the reason of a gate is one line of its own. That the store cannot be used is told to the log. */
export function refusalOf(error: unknown) {
  if (error instanceof StaleRelease) return refuse('STALE');
  if (error instanceof StoreFault) {
    log.error({ error: error.message }, 'the store of the releases cannot be used');
    return refuse('AWAY', { message: releaseStoreAway, retryAfter: 30 });
  }
  if (!(error instanceof RefusedRelease)) return error;
  const details = error instanceof RefusedChange ? { cause: error.refusal } : {};
  return new DomainError('RELEASE_REFUSED', 409, error.message, details);
}
