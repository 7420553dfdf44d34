import { isPage, ourArea, pageFor } from './dev-page.mjs';

const page = (url: string, accept = 'text/html,*/*') => isPage({ method: 'GET', url, headers: { accept } });

it('takes what a browser opens for a page of the portal, and leaves the rest to the portal', () => {
  expect(['/', '/buyer', '/buyer/assets?q=a', '/status-of-things'].map((url) => page(url))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['/api/docs', '/status', '/remotes/mfe-buyer/1/x.js'].map((url) => page(url))).toEqual([false, false, false]);
  expect(page('/main.js', '*/*')).toBe(false);
  expect(isPage({ method: 'POST', url: '/buyer', headers: { accept: 'text/html' } })).toBe(false);
});

it("shows the shell's page under the portal's own policy, but for the sheet that shows an error of the build", () => {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-a1'; style-src-attr 'none'; report-uri /api/csp-reports";
  const shown = pageFor(`<meta name="csp-nonce" content="<!--# echo var='request_id' -->">`, policy);
  expect(shown.html).toBe('<meta name="csp-nonce" content="a1">');
  expect(shown.policy).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-a1'; style-src-attr 'unsafe-inline'; frame-src 'self'",
  );
});

it('offers what is being written as a release that nothing pins', () => {
  expect(ourArea('mfe-buyer', '/remotes/mfe-buyer/dev/', { basePaths: ['/buyer'] })).toEqual({
    ...{ name: 'mfe-buyer', version: 'dev', integrity: '', basePaths: ['/buyer'] },
    entry: '/remotes/mfe-buyer/dev/remoteEntry.js',
  });
});
