import { DeliverPolicy, jetstream, JetStreamApiError, jetstreamManager } from '@nats-io/jetstream';
import { databaseOf } from './collections.mjs';
import { readingOf } from './moment.mjs';

/** The stream that carries the services' events. */
export const stream = 'EVENTS';
const unknownStream = 10_059;

/**
 * How far the stream and its consumers were at a moment before the snapshot.
 * @typedef {{ last: number, consumers: { subjects: string[], after: number }[] }} Mark
 * @typedef {{ id: string, subject: string, revision: number, record: { id: string } }} Event
 */

/**
 * @template T
 * @param {Promise<T>} answer
 * @returns {Promise<T | undefined>} nothing where there is no such stream
 */
const ifThere = (answer) =>
  answer.catch((error) => {
    if (error instanceof JetStreamApiError && error.code === unknownStream) return undefined;
    throw error;
  });

/**
 * @param {import('@nats-io/transport-node').NatsConnection} nats
 * @returns {Promise<Mark>}
 */
export async function markOf(nats) {
  const manager = await jetstreamManager(nats);
  const info = await ifThere(manager.streams.info(stream));
  if (!info) return { last: 0, consumers: [] };
  const consumers = [];
  const last = info.state.last_seq;
  for await (const { config, ack_floor, num_pending, num_ack_pending } of manager.consumers.list(stream)) {
    const subjects = config.filter_subjects ?? [config.filter_subject ?? 'events.>'];
    // A consumer that has applied all there is has seen everything up to here, also what others alone follow.
    consumers.push({ subjects, after: num_pending + num_ack_pending > 0 ? ack_floor.stream_seq : last });
  }
  return { last, consumers };
}

/**
 * The messages that some consumer had not applied when the mark was made, each once.
 * @param {import('@nats-io/transport-node').NatsConnection} nats
 * @param {Mark} mark
 * @returns {AsyncGenerator<{ seq: number, events: Event[] }>}
 */
export async function* messagesSince(nats, mark) {
  if (mark.consumers.length === 0) return;
  const { last } = await markOf(nats);
  const seen = new Set();
  for (const { subjects, after } of mark.consumers) {
    if (after >= last) continue;
    const consumer = await jetstream(nats).consumers.get(stream, {
      filter_subjects: subjects,
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: after + 1,
    });
    if ((await consumer.info()).num_pending === 0) continue;
    const messages = await consumer.consume();
    for await (const message of messages) {
      if (message.seq <= last && !seen.has(message.seq)) {
        seen.add(message.seq);
        yield { seq: message.seq, events: message.json() };
      }
      if (message.seq >= last || message.info.pending === 0) break;
    }
    await messages.close();
  }
}

/**
 * Whether the snapshot holds what an event tells of, at its version or a later one.
 * @param {import('mongodb').MongoClient} client
 * @param {string} prefix
 * @param {Event} event
 * @param {import('mongodb').ClientSession} session
 */
export async function isOfSnapshot(client, prefix, { id, subject, record, revision }, session) {
  const [collection = ''] = id.split(':');
  const rows = databaseOf(client, prefix, serviceOf({ subject })).collection(collection);
  const row = await rows.findOne(/** @type {object} */ ({ _id: record.id }), {
    ...readingOf(session),
    projection: { version: 1 },
  });
  return row !== null && row.version >= revision;
}

/** @param {{ subject: string }} event */
export const serviceOf = ({ subject }) => subject.split('.')[0] ?? '';

/**
 * Takes the stream away, with its consumers; the services make both anew.
 * @param {import('@nats-io/transport-node').NatsConnection} nats
 */
export async function dropStream(nats) {
  const manager = await jetstreamManager(nats);
  await ifThere(manager.streams.delete(stream));
}
