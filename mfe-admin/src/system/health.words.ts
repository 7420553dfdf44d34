/** How the state of a part is called; each has its look. */
export const stateWords = {
  up: 'Connected',
  degraded: 'Degraded',
  down: 'Down',
  unknown: 'Unknown',
  off: 'Not set up',
} as const;
