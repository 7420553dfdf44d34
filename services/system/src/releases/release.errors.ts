import { RefusedRelease, StaleRelease } from '@portal/releases';
import { DomainError, refuse } from '@portal/service-kit';

/** A refusal of the store in the caller's terms; the reason of a gate is one line of its own. */
export function refusalOf(error: unknown) {
  if (error instanceof StaleRelease) return refuse('STALE');
  return error instanceof RefusedRelease ? new DomainError('RELEASE_REFUSED', 409, error.message) : error;
}
