import { services } from '../../deploy/accounts.mjs';

/**
 * How far a step is that brings a service's database on, as the services write it (packages/service-kit/src/migrations).
 * @typedef {object} Step
 * @property {string} _id its name
 * @property {'waiting' | 'running' | 'done'} state
 * @property {boolean} isOpen
 * @property {number} changed
 * @property {Date} plannedAt
 * @property {string} [after]
 * @property {Date} [endedAt]
 * @property {number} [took]
 * @property {string} [by]
 * @property {string} [holder]
 * @property {string} [fault]
 */

/** @typedef {Step & { service: string, isLeft: boolean }} Migration */

/**
 * The steps of all services, in the order in which they are done.
 * @param {Pick<import('../backup/reach.mjs').Reached, 'client' | 'prefix'>} reached
 * @param {import('mongodb').FindOptions} [options]
 * @returns {AsyncGenerator<Migration>}
 */
export async function* migrationsOf({ client, prefix }, options = {}) {
  for (const service of services) {
    const found = client.db(`${prefix}${service}`).collection('migrations').find({}, options);
    for await (const document of found) {
      const step = /** @type {Step} */ (/** @type {unknown} */ (document));
      yield { ...step, service, isLeft: step.state !== 'done' || step.isOpen };
    }
  }
}

/** @param {Step} step */
function standing({ state, isOpen, after, holder, fault, endedAt, took = 0, by }) {
  if (fault) return `failed and is tried again: ${fault}`;
  if (state === 'waiting') return 'waits';
  if (state === 'running')
    return `runs on ${holder ?? 'no instance now'}${after === undefined ? '' : `, up to ${after}`}`;
  const done = `done ${endedAt?.toISOString()} in ${(took / 1_000).toFixed(1)} s by ${by}`;
  return isOpen ? `${done}; open, since an older version has run after that` : done;
}

/** @param {Migration} migration */
export const lineOf = (migration) =>
  `${migration.service} ${migration._id}: ${standing(migration)} (${migration.changed} changed)`;

/** Milliseconds after which what is left is told of. */
const late = 60_000;

/**
 * Steps that should have been done by now.
 * @param {import('../verify/reading.mjs').Reading} reading
 * @param {Date} now
 * @param {import('mongodb').FindOptions} options
 * @returns {AsyncGenerator<string>}
 */
export async function* migrationFindings(reading, now, options) {
  for await (const one of migrationsOf(reading, options))
    if (one.isLeft && one.plannedAt.getTime() < now.getTime() - late)
      yield `${one.service}/migrations ${one._id}: ${standing(one)}`;
}
