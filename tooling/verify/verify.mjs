import { services } from '../../deploy/accounts.mjs';
import { momentOf, readingOf, withLongHistory } from '../backup/moment.mjs';
import { migrationFindings } from '../migrations/migrations.mjs';
import { auditFindings } from './audit.mjs';
import { capacityFindings } from './capacities.mjs';
import { Reading } from './reading.mjs';
import { recordFindings, waitingFindings } from './records.mjs';
import { contentFindings, namedFileFindings, referenceFindings } from './references.mjs';

/**
 * @param {Reading} reading
 * @returns when the audit log began
 */
async function beginningOf(reading) {
  const options = { ...readingOf(reading.session), sort: /** @type {const} */ ({ _id: 1 }), projection: { at: 1 } };
  const first = await reading.rows('identity', 'audit').findOne({}, options);
  return new Date(first?.['at'] ?? 8.64e15);
}

/** @param {Reading} reading */
async function* findings(reading) {
  const [now, begun, collections] = [new Date(), await beginningOf(reading), await reading.collections()];
  const expiring = new Set(
    collections.flatMap(({ service, name, expires }) => (expires ? [`${service}/${name}`] : [])),
  );
  yield* auditFindings(reading, expiring);
  for (const collection of collections) {
    yield* recordFindings(reading, collection, now, begun);
    yield* waitingFindings(reading, collection, now);
    yield* namedFileFindings(reading, collection);
  }
  yield* migrationFindings(reading, now, readingOf(reading.session));
  yield* referenceFindings(reading);
  yield* capacityFindings(reading);
  for (const service of services) yield* contentFindings(reading, service);
}

/**
 * Whether all that is stored fits together, at one moment and without changing anything; gives the number of findings.
 * @param {import('../backup/reach.mjs').Reached} reached
 * @param {(finding: string) => void} say each finding as one line
 */
export const verify = (reached, say) =>
  withLongHistory(reached.client, async () => {
    const session = await momentOf(reached.client, { database: `${reached.prefix}identity`, collection: 'audit' });
    let count = 0;
    try {
      for await (const finding of findings(new Reading(reached, session))) {
        count += 1;
        say(finding);
      }
    } finally {
      await session.endSession();
    }
    return count;
  });
