/**
 * The servers of an upstream of nginx. One that is away is asked again with the next request: whoever starts it again does so at once.
 * @param {string} addresses host and port of each, separated by commas
 */
export const upstream = (addresses) =>
  addresses
    .split(',')
    .map((address) => `server ${address.trim()} max_fails=0;`)
    .join(' ');
