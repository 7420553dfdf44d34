/** As `policyOf` of the releases says it where no area comes from another host. */
const policy = "script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'";

/**
 * The one page of the portal. By SSI the web server puts in the request's nonce, and which hosts parts may come from; its own where
 * it cannot tell.
 */
export function page() {
  const today = new Date().toISOString().slice(0, 10);
  return `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8">
    <!--# block name="own" --><meta http-equiv="Content-Security-Policy" content="${policy}"><!--# endblock -->
    <!--# include virtual="/edge/policy.html" stub="own" -->
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="csp-nonce" content="<!--# echo var='request_id' -->">
    <meta name="last-updated" content="${today}">
    <meta name="color-scheme" content="light dark">
    <title>Asset Lifecycle Management Portal</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="/icon-192.png">
    <link rel="manifest" href="/manifest.webmanifest">
  </head>
  <body>
    <div id="root"></div>
    <noscript>This portal needs JavaScript.</noscript>
  </body>
</html>
`;
}
