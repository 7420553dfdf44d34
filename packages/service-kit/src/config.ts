import { z } from 'zod';

/** Environment that every process of the portal reads. */
export const baseConfig = {
  MONGODB_URI: z.string().startsWith('mongodb').default('mongodb://127.0.0.1:27017/?replicaSet=rs0'),
  NATS_URL: z.string().default('nats://127.0.0.1:4222'),
  SMTP_URL: z.string().default('smtp://127.0.0.1:2525'),
  MAIL_FROM: z.string().default('no-reply@portal.invalid'),
  PORTAL_URL: z.url().default('http://localhost:8080'),
  PORTAL_DEMO: z.enum(['0', '1']).default('0'),
  SERVICE_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  DATABASE_PREFIX: z
    .string()
    .regex(/^[a-z0-9_-]*$/)
    .default('portal_'),
};

/** Parses the environment once; a missing or wrong variable stops the start with its name. */
export function readConfig<Shape extends z.ZodRawShape>(shape: Shape, environment: NodeJS.ProcessEnv = process.env) {
  const parsed = z.object(shape).safeParse(environment);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`Wrong environment: ${names.join('; ')}`);
}

export type BaseConfig = z.output<z.ZodObject<typeof baseConfig>>;
