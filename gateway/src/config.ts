import { baseConfig, readConfig } from '@portal/service-kit';
import { z } from 'zod';

const shape = {
  NATS_URL: baseConfig.NATS_URL,
  PORTAL_URL: baseConfig.PORTAL_URL,
  GATEWAY_PORT: z.coerce.number().int().min(1).max(65_535).default(8081),
  /** The address it listens on; a container listens on all of its own. */
  GATEWAY_HOST: z.string().default('127.0.0.1'),
  /** Who may say whose request it passes on: addresses, networks or names as `uniquelocal`, separated by commas. */
  TRUSTED_EDGE: z.string().default('127.0.0.1'),
  /** Where the edge answers with the shell and the registry; watched by the status page. */
  EDGE_URL: z.url().default('http://127.0.0.1:8080'),
  /** Requests a minute and address: signing in, public forms, everything else. */
  LIMIT_SIGN_IN: z.coerce.number().int().min(1).default(60),
  LIMIT_PUBLIC_WRITE: z.coerce.number().int().min(1).default(120),
  LIMIT_GENERAL: z.coerce.number().int().min(1).default(6_000),
  /** Requests in flight: in each pool (a service, or signing in), and of one address in it. */
  IN_FLIGHT: z.coerce.number().int().min(1).default(512),
  IN_FLIGHT_ADDRESS: z.coerce.number().int().min(1).default(128),
};

/** What the gateway reads from its environment. */
export const config = readConfig(shape, process.env, 'gateway');
export type GatewayConfig = typeof config;
