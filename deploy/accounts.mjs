// What the contracts say too: passwords are written, and ports are chosen, before anything is built.

/** The services, in the order of their ports. */
export const services = /** @type {const} */ ([
  'identity',
  'registration',
  'asset',
  'procurement',
  'ticketing',
  'system',
]);
/** Every part of ours that speaks to a server, each with an account of its own. */
export const accountNames = /** @type {const} */ ([...services, 'gateway']);
/** The account of who looks after the portal; no part of ours gets it. */
export const operator = 'operator';
