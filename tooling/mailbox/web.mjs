import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listPage, mailPage, notFoundPage } from './page.mjs';

/** @param {string} file of a font package */
const font = (file) => readFileSync(new URL(import.meta.resolve(`@fontsource-variable/${file}-wght-normal.woff2`)));
/** @type {Record<string, Buffer>} */
const fonts = {
  '/fonts/latin.woff2': font('noto-sans/files/noto-sans-latin'),
  '/fonts/devanagari.woff2': font('noto-sans-devanagari/files/noto-sans-devanagari-devanagari'),
  '/fonts/arabic.woff2': font('noto-naskh-arabic/files/noto-naskh-arabic-arabic'),
};
const styles = readFileSync(new URL('./page.css', import.meta.url));
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
// What came as HTML may show itself, and do nothing else.
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** A page of another site could reach this port under a name of its own; it does not get an answer. */
const isOurName = (/** @type {string} */ host) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

/**
 * @typedef {{ status?: number, type: string, body: string | Buffer, policy?: string }} Answer
 * @param {unknown} content
 * @returns {Answer}
 */
const json = (content, status = 200) => ({ status, type: 'application/json', body: JSON.stringify(content) });

/** @param {string} body @returns {Answer} */
const html = (body, status = 200) => ({ status, type: 'text/html; charset=utf-8', body, policy });

/**
 * @param {import('./mail-store.mjs').MailStore} store
 * @param {URL} url
 * @returns {Promise<Answer>}
 */
async function answer(store, { pathname, searchParams }) {
  const to = searchParams.get('to') ?? '';
  const [, first, id = '', part] = /^\/(api\/mails|mails)\/([^/]+)(\/html)?$/.exec(pathname) ?? [];
  const mail = first ? await store.read(id) : undefined;
  if (pathname === '/') return html(listPage(store.list(to), to));
  if (pathname === '/page.css') return { type: 'text/css', body: styles };
  if (fonts[pathname]) return { type: 'font/woff2', body: fonts[pathname] };
  if (pathname === '/health/live' || pathname === '/health/ready') return json({ status: 'ok' });
  if (pathname === '/api/mails') return json({ items: store.list(to), total: store.list(to).length });
  if (first === 'api/mails' && !part) return mail ? json(mail) : json({ error: 'No such mail' }, 404);
  if (mail && part) return { type: 'text/html; charset=utf-8', body: mail.html, policy: mailPolicy };
  return mail ? html(mailPage(mail)) : html(notFoundPage(), 404);
}

/** @param {import('./mail-store.mjs').MailStore} store */
export const webServer = (store) =>
  createServer(async (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !isOurName(request.headers.host ?? '')) return void response.writeHead(isRead ? 421 : 405).end();
    try {
      const {
        status = 200,
        type,
        body,
        policy: csp = policy,
      } = await answer(store, new URL(request.url ?? '/', 'http://mailbox'));
      response.writeHead(status, {
        'content-type': type,
        'content-security-policy': csp,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch (error) {
      console.error(error);
      response.writeHead(500).end();
    }
  });
