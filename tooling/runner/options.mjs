import { parseArgs } from 'node:util';
import { StartError } from '../../deploy/start-error.mjs';

export const help = `Starts the whole portal on this machine: npm start -- [options]

  --port <number>   the browser's port (PORTAL_PORT, 8080); the other ports follow from it:
                    gateway +1, NATS +2, MongoDB +3, SMTP +4, NATS monitor +5, mailbox page 8025 or +6, services +11…+16, backups +17
  --data <folder>   where everything is kept (PORTAL_DATA, .data)
  --cluster         three MongoDB and three NATS servers, two of each service and gateway; the ports of the second lie 20
                    above those of the first, of the third 40. A folder belongs to a cluster or to none for good
  --no-demo         no demo organisations, accounts and data
  --without <part>  leaves a part out, may be repeated: mongod, nats, mailbox, backup, identity, registration,
                    asset, procurement, ticketing, system, gateway, nginx
  --quiet           says only what needs attention
  --help            this text

From the environment:
  MONGODB_URI       a MongoDB replica set to use instead of the embedded one
  NATS_URL          a NATS server with JetStream to use instead of the embedded one
  ASSET_NATS_URL, ASSET_MONGODB_URI, …
                    the same with the account of one part: identity, registration, asset, procurement, ticketing, system, gateway
  BACKUP_FOLDER     where backups lie that are taken from within the portal (<data>/backups); BACKUP_KEEP, how many (7);
                    BACKUP_PASSPHRASE seals them (<data>/backup.passphrase)
  SMTP_URL          a mail server to use instead of the local mailbox
  MAIL_FROM         the address that mails come from
  PORTAL_URL        where people reach the portal, when it stands behind a proxy that ends TLS: https://…
  TRUSTED_PROXY     that proxy's address, or a network of nothing but proxies, or several separated by commas: who asks,
                    and whether over https, is then what it says in X-Forwarded-For and X-Forwarded-Proto, and what nobody else says
  REMOTE_ORIGINS    other hosts that areas may come from, as https://areas.example, separated by commas
Each address may stand in a file instead: MONGODB_URI_FILE, ASSET_NATS_URL_FILE, …
`;

/** @param {string} text */
function portOf(text) {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1024 && port <= 65_500) return port;
  throw new StartError(`"${text}" is no port for the portal: give a number from 1024 to 65500 with --port.`);
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string', default: process.env.PORTAL_PORT ?? '8080' },
        data: { type: 'string', default: process.env.PORTAL_DATA ?? '.data' },
        cluster: { type: 'boolean', default: false },
        'no-demo': { type: 'boolean', default: false },
        without: { type: 'string', multiple: true, default: [] },
        quiet: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new StartError(
      `${error instanceof Error ? error.message : error}\nnpm start -- --help lists what can be set.`,
    );
  }
}

/**
 * @template {string} Name
 * @param {readonly Name[]} partNames
 */
const partOf = (partNames) => (/** @type {string} */ text) => {
  const part = partNames.find((name) => name === text);
  if (part) return part;
  throw new StartError(`There is no part named ${text}; the parts are ${partNames.join(', ')}.`);
};

/**
 * @param {string[]} args of the command line
 * @template {string} Name
 * @param {readonly Name[]} partNames
 */
export function optionsFrom(args, partNames) {
  const { port, data, cluster, without, quiet, help: wantsHelp, 'no-demo': noDemo } = parse(args);
  const { TRUSTED_PROXY: trustedProxy, OFFICE_ADDRESSES: offices } = process.env;
  const { REMOTE_ORIGINS: remoteOrigins, PORTAL_URL } = process.env;
  return {
    port: portOf(port),
    data,
    cluster,
    demo: !noDemo,
    without: without.map(partOf(partNames)),
    quiet,
    wantsHelp,
    trustedProxy,
    offices,
    remoteOrigins,
    address: PORTAL_URL || undefined,
  };
}
