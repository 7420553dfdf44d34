import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Environment that every process of the portal reads. */
export const baseConfig = {
  MONGODB_URI: z.string().startsWith('mongodb').default('mongodb://127.0.0.1:27017/?replicaSet=rs0'),
  NATS_URL: z.string().default('nats://127.0.0.1:4222'),
  /** On how many servers of a cluster of NATS the events are kept. */
  NATS_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  SMTP_URL: z.string().default('smtp://127.0.0.1:2525'),
  MAIL_FROM: z.string().default('no-reply@portal.invalid'),
  PORTAL_URL: z.url().default('http://localhost:8080'),
  PORTAL_DEMO: z.enum(['0', '1']).default('0'),
  /** Whether demo mode begins with a history of eighteen months. */
  DEMO_HISTORY: z.enum(['0', '1']).default('0'),
  /** Wrong passwords or codes that one network may give in a quarter of an hour, for whichever accounts. */
  LIMIT_FAILURES: z.coerce.number().int().min(1).default(100),
  /** What those who are not signed in may do in an hour from one network: have mails sent, bring files, and register. */
  LIMIT_PUBLIC_MAILS: z.coerce.number().int().min(1).default(60),
  LIMIT_PUBLIC_UPLOADS: z.coerce.number().int().min(1).default(60),
  LIMIT_PUBLIC_REGISTRATIONS: z.coerce.number().int().min(1).default(60),
  /** ClamAV's daemon, by TCP or by its socket; without either, files are handed out unscanned. */
  CLAMD_HOST: z.string().default(''),
  CLAMD_PORT: z.coerce.number().int().min(1).max(65_535).default(3310),
  CLAMD_SOCKET: z.string().default(''),
  /** Where health and figures of a service are answered; 0 means nowhere. */
  SERVICE_HOST: z.string().default('127.0.0.1'),
  SERVICE_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  DATABASE_PREFIX: z
    .string()
    .regex(/^[a-z0-9_-]*$/)
    .default('portal_'),
};

/**
 * Parses the environment once; a missing or wrong variable stops the start with its name. What is secret may lie in a file
 * (`NATS_URL_FILE`), and a part's own (`ASSET_NATS_URL`, `ASSET_NATS_URL_FILE`) goes before everybody's.
 */
export function readConfig<Shape extends z.ZodRawShape>(
  shape: Shape,
  environment: NodeJS.ProcessEnv = process.env,
  part?: string,
) {
  const names = Object.keys(shape);
  const own = part ? (name: string) => given(environment, `${part.toUpperCase()}_${name}`) : () => undefined;
  const parsed = z
    .object(shape)
    .safeParse(Object.fromEntries(names.map((name) => [name, own(name) ?? given(environment, name)])));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`Wrong environment: ${faults.join('; ')}`);
}

function given(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = environment[`${name}_FILE`];
  if (environment[name] !== undefined || file === undefined) return environment[name];
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`Wrong environment: ${name}_FILE: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export type BaseConfig = z.output<z.ZodObject<typeof baseConfig>>;
