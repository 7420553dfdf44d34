import { type Ability, abilityFor, type Actor } from '@portal/contracts';
import { subject } from '@casl/ability';
import { accessibleBy } from '@casl/mongoose';
import type { RowFilter } from '../store/filter.js';

const abilities = new WeakMap<Actor, Ability>();

/** The actor's ability, made once per verified token. */
export function abilityOf(actor: Actor): Ability {
  let ability = abilities.get(actor);
  if (!ability) {
    ability = abilityFor(actor);
    abilities.set(actor, ability);
  }
  return ability;
}

/**
 * The rows of a record type that the actor may do this to, as a MongoDB filter; combine with `$and`, never by spreading.
 * Without a rule it fits nothing; `abilityFor` leaves out rules whose condition lacks a value.
 */
export const rowsFor = (actor: Actor, action: string, type: string): RowFilter =>
  accessibleBy(abilityOf(actor), action).ofType(type) as unknown as RowFilter;

/** The same question about one document at hand. */
export const mayRow = (actor: Actor, action: string, type: string, record: object) =>
  abilityOf(actor).can(action, subject(type, { ...record }));
