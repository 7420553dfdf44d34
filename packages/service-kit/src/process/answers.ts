import type { NatsConnection } from '@nats-io/transport-node';
import type { Connection } from 'mongoose';

/** Milliseconds that a server has to answer a question that costs nothing. */
const timeout = 1_000;

function inTime(answer: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined = undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeout);
  });
  const came = answer.then(
    () => true,
    () => false,
  );
  return Promise.race([came, late]).finally(() => clearTimeout(timer));
}

/** Whether NATS answers now; a connection may stand although nobody is at its other end. */
export const natsAnswers = async (connection: NatsConnection): Promise<boolean> =>
  !connection.isClosed() && (await inTime(connection.flush()));

/** Whether MongoDB has a primary that answers now. */
export const mongoAnswers = async ({ db }: Connection): Promise<boolean> =>
  db !== undefined && (await inTime(db.command({ ping: 1 }, { readPreference: 'primary', timeoutMS: timeout })));
