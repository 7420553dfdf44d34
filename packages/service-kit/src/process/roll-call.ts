import { inboxOf } from '@portal/contracts';
import { createInbox, type NatsConnection } from '@nats-io/transport-node';

/** Longest wait for NATS itself, and time for the answers, in milliseconds. */
const reach = 1_000;
const collect = 250;

/** What an instance answered, and in how many milliseconds. */
type Present<T> = T & { latency: number };

const later = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), milliseconds));

/**
 * Asks every instance of every service at once; each answers for itself.
 * @returns nothing when NATS itself does not answer
 */
export async function rollCall<T extends object>(
  nats: NatsConnection,
  part: string,
  subject: string,
): Promise<Present<T>[] | undefined> {
  const inbox = createInbox(`${inboxOf(part)}.roll-call`);
  const began = performance.now();
  const present: Present<T>[] = [];
  const subscription = nats.subscribe(inbox, {
    callback: (_, message) => {
      if (message.headers?.code !== 503)
        present.push({ ...message.json<T>(), latency: Math.round(performance.now() - began) });
    },
  });
  nats.publish(subject, '', { reply: inbox });
  const alive = await Promise.race([
    nats.flush().then(
      () => true,
      () => false,
    ),
    later(reach, false),
  ]);
  await later(alive ? collect : 0, undefined);
  subscription.unsubscribe();
  return alive ? present : undefined;
}
