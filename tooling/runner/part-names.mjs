import { services } from '../../deploy/accounts.mjs';

/** Everything that can be started or left out, in the order of starting. */
export const partNames = /** @type {const} */ ([
  'mongod',
  'nats',
  'mailbox',
  'backup',
  ...services,
  'gateway',
  'nginx',
]);

/** @typedef {(typeof partNames)[number]} PartName */
