import { pino } from 'pino';

/** One JSON line per event; secrets never reach it. */
export const log = pino({
  level: process.env['LOG_LEVEL'] ?? 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['*.password', '*.newPassword', '*.currentPassword', '*.otp', '*.token', '*.temporaryPassword'],
});
