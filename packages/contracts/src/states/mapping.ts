import type { Move } from './machine.js';

export const mappingStatuses = ['Requested', 'Confirmed', 'Refused', 'Withdrawn', 'Expired'] as const;
export type MappingStatus = (typeof mappingStatuses)[number];
/** A request that nobody decided ends by itself. */
export const mappingDays = 14;

/** What made the portal ask instead of mapping at once; an office that the order was taken off waits for a Super Admin. */
export const mappingDifferences = ['department', 'officer', 'taken off'] as const;
export type MappingDifference = (typeof mappingDifferences)[number];

/** An office's request for an order whose department or officer is not its own. */
export const mappingMoves: readonly Move<MappingStatus>[] = [
  { from: 'Requested', to: 'Confirmed', action: 'Confirm mapping', who: ['Seller', 'Super Admin'] },
  {
    from: 'Requested',
    to: 'Refused',
    action: 'Refuse mapping',
    who: ['Seller', 'Super Admin'],
    needs: 'reason',
    happened: 'Mapping refused',
  },
  {
    from: 'Requested',
    to: 'Withdrawn',
    action: 'Withdraw request',
    who: ['Buyer'],
    happened: 'Mapping request withdrawn',
  },
  { from: 'Requested', to: 'Expired', action: 'Expire', who: [], effect: true },
];
