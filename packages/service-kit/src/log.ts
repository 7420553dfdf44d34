import { pino } from 'pino';
import { toldOfCurrent } from './observe/trace.js';

/** So much waits to be written where the log takes nothing; what comes then is lost. */
const mostWaiting = 2 ** 20;

/**
 * Where the log goes. That its disk is full is no reason to end what works: lines wait until there is room, and the state of the disk is told by
 * who watches it.
 */
export function destinationOf(descriptor: number) {
  const destination = pino.destination({ dest: descriptor, sync: true, maxLength: mostWaiting });
  destination.on('error', () => undefined);
  return destination;
}

/** One JSON line per event, with the request that it happened for; secrets never reach it. */
export const log = pino(
  {
    level: process.env['LOG_LEVEL'] ?? 'info',
    base: undefined,
    mixin: toldOfCurrent,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.password', '*.newPassword', '*.currentPassword', '*.otp', '*.token', '*.temporaryPassword'],
  },
  destinationOf(process.stdout.fd),
);
