/** An e-mail address that its owner recognises and nobody else can use: a•••r@demo.gov.in. */
export function masked(address: string) {
  const [name = '', domain = ''] = address.split('@');
  const last = name.length > 2 ? name.slice(-1) : '';
  return `${name.slice(0, 1)}•••${last}@${domain}`;
}
