import type { Role } from '../access/matrix.js';

/** One allowed step of a record's life. */
export interface Move<State extends string> {
  from: State;
  to: State;
  /** The label of the button. */
  action: string;
  who: readonly Role[];
  /** A text that must be given with it. */
  needs?: 'reason' | 'resolution';
  /** Done by the portal as the effect of something else, never asked for directly. */
  effect?: boolean;
}

/** The step from one state to another, if there is one. */
export const moveBetween = <State extends string>(moves: readonly Move<State>[], from: string, to: string) =>
  moves.find((move) => move.from === from && move.to === to);

/** The steps that a role may take from a state: what buttons and drop-downs offer. */
export const movesFrom = <State extends string>(moves: readonly Move<State>[], from: string, role: Role) =>
  moves.filter((move) => move.from === from && !move.effect && move.who.includes(role));
