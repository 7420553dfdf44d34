// What a browser gets of an area under development besides its scripts.

/**
 * Whether somebody opens a page of the portal: its other addresses are the portal's own affair.
 * @param {{ method?: string, url?: string, headers: Record<string, string | string[] | undefined> }} request
 */
export const isPage = ({ method, url = '', headers }) =>
  method === 'GET' && !/^\/(api|status|remotes)(\/|\?|$)/.test(url) && String(headers.accept).includes('text/html');

/**
 * The shell's page with the nonce that the portal gave for this request, and the portal's policy with two things more: the sheet that
 * shows an error of the build is a frame, and its text has styles of its own.
 * @param {string} page
 * @param {string} policy
 */
export function pageFor(page, policy) {
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
  return {
    html: page.replaceAll(/<!--# echo var='request_id' -->/g, nonce),
    policy: `${policy.replace("style-src-attr 'none'", "style-src-attr 'unsafe-inline'").replace(/; report-uri [^;]+/, '')}; frame-src 'self'`,
  };
}

/**
 * This area's line of the registry: not a release, but what is being written.
 * @param {string} name
 * @param {string} base
 * @param {object} said
 */
export const ourArea = (name, base, said) => ({
  ...{ name, version: 'dev', entry: `${base}remoteEntry.js`, integrity: '' },
  ...said,
});
