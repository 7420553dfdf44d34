import { clocksDiffer } from '@portal/service-kit';

/** An access token's life. */
export const tokenSeconds = 15 * 60;
/** A session's life, however often it is refreshed. */
export const sessionDays = 7;
/** How long after its replacement a refresh token gives the same successor again: two tabs, or an answer that got lost. */
export const graceSeconds = 10;
/** How far ahead of the clock the end of all of a user's sessions is set: no instance's clock is so fast that a token it made before outlasts it. */
export const aheadMilliseconds = clocksDiffer;
/** How far a clock may be set back, and who was suspended before is still told of. */
export const setBackSeconds = 24 * 3_600;
