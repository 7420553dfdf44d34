import { baseConfig, readConfig } from '@portal/service-kit';
import { z } from 'zod';

const listed = (value: string) =>
  value
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

const shape = {
  NATS_URL: baseConfig.NATS_URL,
  PORTAL_URL: baseConfig.PORTAL_URL,
  GATEWAY_PORT: z.coerce.number().int().min(1).max(65_535).default(8081),
  /** The address it listens on; a container listens on all of its own. */
  GATEWAY_HOST: z.string().default('127.0.0.1'),
  /** Who may say whose request it passes on: addresses, networks or names as `uniquelocal`, separated by commas. */
  TRUSTED_EDGE: z.string().default('127.0.0.1'),
  /** Where the edge answers with the registry of the areas. */
  EDGE_URL: z.url().default('http://127.0.0.1:8080'),
  /** Milliseconds in which it goes on answering when it is asked to end, and lets go of connections. */
  FAREWELL_MS: z.coerce.number().int().min(0).max(5_000).default(1_000),
  /** Requests a minute and address of who is not signed in: signing in, public forms, everything else. */
  LIMIT_SIGN_IN: z.coerce.number().int().min(1).default(60),
  LIMIT_PUBLIC_WRITE: z.coerce.number().int().min(1).default(120),
  LIMIT_GENERAL: z.coerce.number().int().min(1).default(6_000),
  /** Requests a minute of one person who is signed in, wherever they are. */
  LIMIT_USER: z.coerce.number().int().min(1).default(3_000),
  /** Addresses and networks (192.0.2.10, 192.0.2.16/28) behind which whole offices are, and how many times the share of one address they have. */
  OFFICE_ADDRESSES: z.string().default('').transform(listed),
  OFFICE_SHARES: z.coerce.number().int().min(1).max(1_000).default(20),
  /** Requests in flight: in each pool (a service, or signing in), of one address, and of one person in it. */
  IN_FLIGHT: z.coerce.number().int().min(1).default(512),
  IN_FLIGHT_ADDRESS: z.coerce.number().int().min(1).default(128),
  IN_FLIGHT_USER: z.coerce.number().int().min(1).default(64),
};

/** What the gateway reads from its environment. */
export const config = readConfig(shape, process.env, 'gateway');
export type GatewayConfig = typeof config;
