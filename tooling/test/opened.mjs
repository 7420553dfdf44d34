import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountNames } from '../../deploy/accounts.mjs';
import { openPortal } from '../runner/portal.mjs';
import { freeBase } from '../runner/ports.mjs';

/** @type {import('../runner/portal.mjs').Portal[]} */
const opened = [];

/**
 * Starts a portal for tests, on free ports and in a folder of its own.
 * @param {Partial<import('../runner/portal.mjs').PortalOptions>} options
 * @returns the variables of the environment that name its addresses
 */
export async function openForTests(options) {
  const data = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const portal = await openPortal({
    data,
    rate: 5_000,
    // Tests look for what they made themselves, and for the few records of each kind that the demo data has.
    history: false,
    // All tests come from one address; the limits have tests of their own.
    env: {
      LIMIT_SIGN_IN: '1000000',
      LIMIT_PUBLIC_WRITE: '1000000',
      LIMIT_GENERAL: '1000000',
      LIMIT_USER: '1000000',
      IN_FLIGHT_USER: '128',
      LIMIT_FAILURES: '1000000',
      LIMIT_PUBLIC_MAILS: '1000000',
      LIMIT_PUBLIC_UPLOADS: '1000000',
      LIMIT_PUBLIC_REGISTRATIONS: '1000000',
    },
    say: (line) => console.error(`  ${line}`),
    ...options,
    port: options.port ?? (await freeBase()),
  });
  opened.push(portal);
  const { urls } = portal;
  // Each service under test has the rights that it has in a portal; tests themselves are the operator.
  const ofAccounts = accountNames.map((name) => [`${name.toUpperCase()}_NATS_URL`, portal.urlsOf(name).nats]);
  return {
    ...Object.fromEntries(ofAccounts),
    MONGODB_URI: urls.mongodb,
    NATS_URL: urls.nats,
    SMTP_URL: urls.smtp,
    PORTAL_URL: urls.portal,
    GATEWAY_URL: urls.gateway,
    MAILBOX_URL: urls.mailbox,
    PORTAL_DATA: data,
  };
}

/** Stops them and removes their folders, unless PORTAL_KEEP asks for their data and logs to stay. */
export async function closeAfterTests() {
  for (const portal of opened) {
    await portal.stop();
    if (process.env.PORTAL_KEEP) console.log(`  Data and logs are kept in ${portal.data}`);
    else await rm(portal.data, { recursive: true, force: true });
  }
}
