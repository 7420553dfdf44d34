import type { Role } from '../access/matrix.js';
import { type Move, movesFrom, movesOf, type StatusDescription } from './machine.js';

export const dispatchStatuses = ['Announced', 'Delivered', 'Withdrawn'] as const;
export type DispatchStatus = (typeof dispatchStatuses)[number];

/** All that a status of a dispatch advice is. The proof of delivery that names it delivers it. */
export const dispatchStates = {
  Announced: {
    tone: 'moving',
    icon: 'truck',
    moves: [
      { to: 'Delivered', action: 'Deliver', who: [], effect: true },
      { to: 'Withdrawn', action: 'Withdraw', who: ['Seller', 'Buyer', 'Super Admin'], needs: 'reason' },
    ],
  },
  Delivered: { tone: 'good', icon: 'package', moves: [] },
  Withdrawn: { tone: 'ended', icon: 'ban', moves: [] },
} as const satisfies Record<DispatchStatus, StatusDescription<DispatchStatus>>;

export const dispatchMoves: readonly Move<DispatchStatus>[] = movesOf<DispatchStatus>(dispatchStates);

interface Advice {
  status: DispatchStatus;
  /** By which day its goods come. */
  expectedArrival: string;
}

/** The steps that a role may take with an advice on a day: the office withdraws what did not come by the day on which it was expected. */
export const dispatchMovesOf = ({ status, expectedArrival }: Advice, role: Role, day: string) =>
  movesFrom(dispatchMoves, status, role).filter(() => role !== 'Buyer' || day > expectedArrival);
