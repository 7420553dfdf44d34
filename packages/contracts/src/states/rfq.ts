import { type Move, movesOf, type StatusDescription } from './machine.js';

export const rfqStatuses = ['Draft', 'Open', 'Closed', 'Awarded', 'Cancelled'] as const;
export type RfqStatus = (typeof rfqStatuses)[number];

interface RfqStatusDescription extends StatusDescription<RfqStatus> {
  /** The event of a request that comes here. */
  event: 'created' | 'published' | 'closed' | 'awarded' | 'cancelled';
  /** What is told then, and to whom. */
  notice: { title: string; to: 'sellers' | 'office' } | undefined;
}

const who = ['Buyer', 'Super Admin'] as const;
const cancel = { to: 'Cancelled', action: 'Cancel request', who, needs: 'reason' } as const;

/** All that a status of a request for quotation is; an open one is closed as soon as its closing time has passed. */
export const rfqStates = {
  Draft: {
    tone: 'draft',
    icon: 'pencil',
    moves: [{ to: 'Open', action: 'Publish request', who }, cancel],
    event: 'created',
    notice: undefined,
  },
  Open: {
    tone: 'waiting',
    icon: 'send',
    moves: [{ to: 'Closed', action: 'Close request', who }, cancel],
    event: 'published',
    notice: { title: 'Request {{number}} asks for your quote', to: 'sellers' },
  },
  Closed: {
    tone: 'moving',
    icon: 'hourglass',
    moves: [{ to: 'Awarded', action: 'Award', who, needs: 'reason', effect: true }, cancel],
    event: 'closed',
    notice: { title: 'Request {{number}} is closed, its quotes can be compared', to: 'office' },
  },
  Awarded: {
    tone: 'good',
    icon: 'handshake',
    moves: [],
    event: 'awarded',
    notice: undefined,
  },
  Cancelled: {
    tone: 'ended',
    icon: 'ban',
    moves: [],
    event: 'cancelled',
    notice: { title: 'Request {{number}} was cancelled', to: 'sellers' },
  },
} as const satisfies Record<RfqStatus, RfqStatusDescription>;

export const rfqMoves: readonly Move<RfqStatus>[] = movesOf<RfqStatus>(rfqStates);

/** The status that a request has at this moment: its closing time closes it, whatever was stored. */
export const rfqStatusAt = (status: RfqStatus, closesAt: Date, now = new Date()): RfqStatus =>
  status === 'Open' && closesAt <= now ? 'Closed' : status;
