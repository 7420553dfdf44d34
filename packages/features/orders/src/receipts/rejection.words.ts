import type { rejectionReasons } from '@portal/contracts';

/** What the reasons of a rejection are called. */
export const reasonWords: Record<(typeof rejectionReasons)[number], string> = {
  damaged: 'Damaged',
  'wrong item': 'Wrong item',
  short: 'Fewer than delivered',
  'does not work': 'Does not work',
  'specification differs': 'Specification differs',
  other: 'Other',
};
