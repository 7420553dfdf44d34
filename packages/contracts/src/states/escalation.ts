import type { Role } from '../access/matrix.js';
import { type Move, movesFrom, movesOf, type StatusDescription } from './machine.js';

export const escalationStatuses = ['Open', 'In Progress', 'Resolved', 'Closed'] as const;
export type EscalationStatus = (typeof escalationStatuses)[number];

/** Who of an order is to answer: its seller, or the office that bought. */
export const answeringSides = ['seller', 'office'] as const;
export type AnsweringSide = (typeof answeringSides)[number];

const parties = ['Super Admin', 'Buyer', 'Seller'] as const;
const answerers = [...parties, 'OEM'] as const;

/** All that a status of an escalation is. The side that is to answer works on it, each side, and the maker of the goods of what it may answer, may say how it was resolved, the office whether that was enough; closed is closed for good. */
export const escalationStates = {
  Open: {
    tone: 'waiting',
    icon: 'inbox',
    moves: [
      { to: 'In Progress', action: 'Start work', who: parties },
      { to: 'Resolved', action: 'Resolve', who: answerers, needs: 'resolution' },
    ],
  },
  'In Progress': {
    tone: 'moving',
    icon: 'loader',
    moves: [{ to: 'Resolved', action: 'Resolve', who: answerers, needs: 'resolution' }],
  },
  Resolved: {
    tone: 'good',
    icon: 'tick',
    moves: [
      { to: 'Closed', action: 'Close', who: ['Super Admin', 'Buyer'] },
      { to: 'In Progress', action: 'Reopen', who: ['Super Admin', 'Buyer'] },
    ],
  },
  Closed: { tone: 'ended', icon: 'archive', moves: [] },
} as const satisfies Record<EscalationStatus, StatusDescription<EscalationStatus>>;

const escalationMoves: readonly Move<EscalationStatus>[] = movesOf<EscalationStatus>(escalationStates);

const sideOf: Partial<Record<Role, AnsweringSide>> = { Seller: 'seller', Buyer: 'office' };

/** Whether people of this role are to answer: they name who does, and start the work. A Super Admin may for both sides. */
export const isToAnswer = (role: Role, side: AnsweringSide) => role === 'Super Admin' || sideOf[role] === side;

/** The steps that a role may take of an escalation now; only the side that is to answer starts the work. */
export const escalationStepsOf = ({ status, answeringSide, mayResolve = true }: EscalationAt, role: Role) =>
  movesFrom(escalationMoves, status, role)
    .filter(({ from, to }) => !(from === 'Open' && to === 'In Progress') || isToAnswer(role, answeringSide))
    .filter(({ to }) => to !== 'Resolved' || mayResolve);

interface EscalationAt {
  status: EscalationStatus;
  answeringSide: AnsweringSide;
  /** Not for a maker where another maker's goods may be meant. */
  mayResolve?: boolean;
}
