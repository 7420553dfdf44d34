/**
 * The client takes no credentials from an address.
 * @param {string} address
 */
export function natsOptions(address) {
  const { host, username, password } = new URL(address);
  return { servers: host, user: username, pass: password };
}
