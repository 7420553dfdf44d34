import { offices } from '../../deploy/edge/offices.mjs';
import { remoteOrigins } from '../../deploy/edge/remote-origins.mjs';
import { trustedProxy } from '../../deploy/edge/trusted-proxy.mjs';
import { StartError } from '../../deploy/start-error.mjs';
import { natsServers } from '../servers/nats.mjs';

/** @param {string} text */
function requireAddress(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) return;
  throw new StartError(
    `"${text}" in PORTAL_URL is no address of a portal: give it as https://portal.example, without a path.`,
  );
}

/**
 * Said without the address, which may have a password in it.
 * @param {string} name
 * @param {string[]} protocols
 * @param {string} example
 */
const requireUrl = (name, protocols, example) => (/** @type {string} */ text) => {
  // Of a set of MongoDB several hosts stand in one address, which is no URL then.
  if (protocols.some((protocol) => text.startsWith(protocol) && text.length > protocol.length)) return;
  throw new StartError(`${name} is no address: give it as ${example}.`);
};

/**
 * Looks at what the portal is told before anything is written.
 * @param {Pick<import('./portal.mjs').PortalOptions, 'trustedProxy' | 'offices' | 'remoteOrigins' | 'address'>} options
 * @param {{ mongodb?: string, nats?: string, smtp?: string }} external
 * @throws {StartError} one line for each that is wrong, with what is meant
 */
export function requireSettings(options, external) {
  const { trustedProxy: proxies, offices: many, remoteOrigins: origins, address } = options;
  /** @type {(() => unknown)[]} */
  const looks = [
    () => address && requireAddress(address),
    () => trustedProxy(proxies),
    () => offices(many, 1),
    () => remoteOrigins(origins),
    () =>
      external.mongodb &&
      requireUrl(
        'MONGODB_URI',
        ['mongodb://', 'mongodb+srv://'],
        'mongodb://host:27017/?replicaSet=rs0',
      )(external.mongodb),
    () => external.nats && natsServers(external.nats),
    () => external.smtp && requireUrl('SMTP_URL', ['smtp://', 'smtps://'], 'smtps://user:password@host')(external.smtp),
  ];
  const faults = looks.flatMap((look) => {
    try {
      look();
      return [];
    } catch (error) {
      if (error instanceof StartError) return [error.message];
      throw error;
    }
  });
  if (faults.length > 0) throw new StartError(faults.join('\n'));
}
