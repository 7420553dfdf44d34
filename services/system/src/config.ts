import { isIP } from 'node:net';
import { services } from '@portal/contracts';
import { baseConfig, readConfig, secretKey, secretKeyLead } from '@portal/service-kit';
import { z } from 'zod';

const listed = (value: string) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** An address, or a network as `10.1.0.0/16`. */
function isNetwork(value: string) {
  const [address = '', bits = '0', ...rest] = value.split('/');
  const family = isIP(address);
  return family !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

/** `asset=2, identity=3` as what each is set to. */
const counted = (value: string) =>
  Object.fromEntries(listed(value).map((one): [string, unknown] => [one.replace(/=.*/, ''), one.replace(/.*=/, '')]));

const shape = {
  /** The store of the areas' releases (a folder, or `s3://…`), which this service changes as the tool of the releases does. */
  RELEASES: z.string().default('.data/registry'),
  /** Whom the server of a store in S3 lets in. */
  AWS_ACCESS_KEY_ID: z.string().default(''),
  AWS_SECRET_ACCESS_KEY: z.string().default(''),
  /** Where the instances of the gateway answer, separated by commas, and the edge; all are watched. */
  GATEWAY_URL: z.string().default('http://127.0.0.1:8081').transform(listed).pipe(z.array(z.url()).min(1)),
  EDGE_URL: z.url().default('http://127.0.0.1:8080'),
  /** Folders on the disks whose room is watched, separated by commas; without any, the room that MongoDB tells of. */
  WATCH_FOLDER: z.string().default('').transform(listed),
  /** How many instances of a service there should be at least, as `asset=2, identity=3`; of one that is not named, one. */
  WATCH_INSTANCES: z
    .string()
    .default('')
    .transform(counted)
    .pipe(z.partialRecord(z.enum(services), z.coerce.number().int().min(1))),
  /** Seconds from one look at the mail server to the next. */
  WATCH_MAIL_EVERY: z.coerce.number().int().min(1).max(600).default(1),
  /** Seals the secrets of webhooks; another one than identity's. While it is replaced the new one, and then those of before. */
  SECRET_KEY: secretKey,
  /** Seconds for which a new one is only opened with: until every instance has it. */
  SECRET_KEY_LEAD: secretKeyLead,
  /** Whether webhooks may go over HTTP too, where nobody on the way is kept from reading them. */
  WEBHOOK_HTTP: z.enum(['0', '1']).default('0'),
  /** The ports that webhooks may go to. */
  WEBHOOK_PORTS: z
    .string()
    .default('443')
    .transform((value) => listed(value).map(Number))
    .refine((ports) => ports.every((port) => Number.isInteger(port) && port > 0 && port < 65_536), 'must be ports'),
  /** Addresses and networks that webhooks may reach although they are not public. */
  WEBHOOK_NETWORKS: z
    .string()
    .default('')
    .transform(listed)
    .refine((networks) => networks.every(isNetwork), 'must be addresses or networks'),
};

/** What the system's service reads from the environment, besides what every service does. */
export const systemConfig = (environment = process.env) =>
  readConfig({ ...baseConfig, ...shape }, environment, 'system');
export type SystemConfig = ReturnType<typeof systemConfig>;
