import type { Move } from './machine.js';

export const ticketStatuses = ['Open', 'In Progress', 'Resolved', 'Closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

export const reopenDays = 7;

/** A support ticket; a buyer and an end user take steps of what they raised themselves. Assigning moves it to In Progress, clearing the assignee back to Open; Closed is final. */
export const ticketMoves: readonly Move<TicketStatus>[] = [
  { from: 'Open', to: 'In Progress', action: 'Assign', who: ['Super Admin', 'Support Agent'], effect: true },
  { from: 'In Progress', to: 'Open', action: 'Clear assignee', who: ['Super Admin', 'Support Agent'], effect: true },
  {
    from: 'In Progress',
    to: 'Resolved',
    action: 'Resolve',
    who: ['Super Admin', 'Support Agent', 'Seller'],
    needs: 'resolution',
  },
  { from: 'Open', to: 'Closed', action: 'Close', who: ['Super Admin', 'Support Agent'], needs: 'resolution' },
  { from: 'In Progress', to: 'Closed', action: 'Close', who: ['Super Admin', 'Support Agent'], needs: 'resolution' },
  { from: 'Resolved', to: 'Closed', action: 'Close', who: ['Super Admin', 'Support Agent', 'Buyer', 'End User'] },
  { from: 'Resolved', to: 'In Progress', action: 'Reopen', who: ['Buyer', 'End User'], needs: 'reason' },
];
