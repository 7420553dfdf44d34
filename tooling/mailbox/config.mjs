import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

/** What the mailbox is told by its environment. */
const Config = z.object({
  MAILBOX_PORT: port.default(8025),
  MAILBOX_SMTP_PORT: port.default(1025),
  MAILBOX_HOST: z.string().default('127.0.0.1'),
  MAILBOX_FOLDER: z.string().min(1),
});

/** @param {NodeJS.ProcessEnv} env */
export function configFrom(env) {
  const parsed = Config.safeParse(env);
  if (parsed.success) return parsed.data;
  throw new Error(
    `The mailbox cannot start: ${parsed.error.issues.map(({ path, message }) => `${path}: ${message}`).join('; ')}`,
  );
}
