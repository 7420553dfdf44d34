import { entriesOf } from '../kernel/object.js';
import type { Role } from '../access/matrix.js';

/** One allowed step of a record's life. */
export interface Move<State extends string> {
  from: State;
  to: State;
  /** The label of the button. */
  action: string;
  who: readonly Role[];
  /** What a history says of it, where that is not the status it leads to. */
  happened?: string;
  /** A text that must be given with it. */
  needs?: 'reason' | 'resolution';
  /** Done by the portal as the effect of something else, never asked for directly. */
  effect?: boolean;
}

/** The step from one state to another, if there is one. */
export const moveBetween = <M extends Move<string>>(moves: readonly M[], from: string, to: string) =>
  moves.find((move) => move.from === from && move.to === to);

/** The steps that a role may take from a state: what buttons and drop-downs offer. */
export const movesFrom = <M extends Move<string>>(moves: readonly M[], from: string, role: Role) =>
  moves.filter((move) => move.from === from && !move.effect && move.who.includes(role));

type StatusTone = 'draft' | 'waiting' | 'moving' | 'good' | 'bad' | 'ended' | 'rest';
export type StatusIcon =
  | 'hourglass'
  | 'inbox'
  | 'loader'
  | 'archive'
  | 'badge'
  | 'cross'
  | 'factory'
  | 'tick'
  | 'pencil'
  | 'send'
  | 'handshake'
  | 'package'
  | 'truck'
  | 'box'
  | 'ban'
  | 'shield'
  | 'shieldOff'
  | 'again'
  | 'calendar';

/** What every status is: how it looks, and where it leads. */
export interface StatusDescription<State extends string> {
  /** `rest` is quiet: how it is when all is normal. */
  tone: StatusTone;
  icon: StatusIcon;
  moves: readonly Omit<Move<State>, 'from'>[];
}

/** All steps of the states of a table. */
export const movesOf = <State extends string>(states: Record<State, StatusDescription<State>>): Move<State>[] =>
  entriesOf(states).flatMap(([from, { moves }]) => moves.map((move) => ({ from, ...move })));
