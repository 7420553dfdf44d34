import type { Health, PartState } from '@portal/contracts';

export const stateWords: Record<PartState, string> = {
  up: 'Connected',
  degraded: 'Degraded',
  down: 'Down',
  unknown: 'Unknown',
  off: 'Not set up',
};

/** Of the whole portal. */
export const wholeWords: Record<Health['status'], { short: string; sentence: string }> = {
  up: { short: 'works', sentence: 'All parts work' },
  degraded: { short: 'degraded', sentence: 'Some parts do not work as they should' },
  down: { short: 'down', sentence: 'The portal does not work' },
};

/** Fills with white letters on them. */
export const stateColours: Record<PartState, string> = {
  up: '#17602f',
  degraded: '#784500',
  down: '#9b1c16',
  unknown: '#415259',
  off: '#415259',
};
