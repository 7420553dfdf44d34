import { pino } from 'pino';
import { toldOfCurrent } from './observe/trace.js';

/** One JSON line per event, with the request that it happened for; secrets never reach it. */
export const log = pino({
  level: process.env['LOG_LEVEL'] ?? 'info',
  base: undefined,
  mixin: toldOfCurrent,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['*.password', '*.newPassword', '*.currentPassword', '*.otp', '*.token', '*.temporaryPassword'],
});
