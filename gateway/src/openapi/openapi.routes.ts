import { createHash } from 'node:crypto';
import { operations } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './document.js';

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The machine-readable description and a page to read it. */
export function openApiRoutes(server: FastifyInstance) {
  const document = JSON.stringify(openApiDocument());
  const page = docsPage();
  const hash = createHash('sha256').update(style).digest('base64');
  server.get('/api/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(document));
  server.get('/api/docs', (_, reply) =>
    reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(page),
  );
}

function docsPage() {
  const sections = [...byService()].map(
    ([service, list]) =>
      `<h2 id="${service}">${service}</h2><table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Needs</th></tr></thead><tbody>${list
        .map(
          ({ method, path, summary, needs }) =>
            `<tr><td><b>${method}</b></td><td><code>/api${escaped(path)}</code></td><td>${escaped(summary)}</td><td>${escaped(typeof needs === 'string' ? needs : needs.any.join(' or '))}</td></tr>`,
        )
        .join('')}</tbody></table>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>API of the portal</title><style>${style}</style></head><body><main><h1>API of the portal</h1><p>The whole description with every schema: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>${sections.join('')}</main></body></html>`;
}

function byService() {
  const groups = new Map<string, (typeof operations)[number][]>();
  for (const operation of operations) {
    const service = operation.subject.split('.')[0] ?? '';
    groups.set(service, [...(groups.get(service) ?? []), operation]);
  }
  return groups;
}

const style = `body{margin:0;font:14px/1.5 "Noto Sans",system-ui,sans-serif;color:#14242b;background:#f1f4f4}main{max-width:1200px;margin:auto;padding:16px 24px;overflow-x:auto}
h1{font-size:1.7em}h2{font-size:1.15em;margin:24px 0 8px}table{border-collapse:collapse;width:100%;background:#fff;border:1px solid #d2dbdd}th,td{text-align:left;padding:7px 12px;border-bottom:1px solid #d2dbdd;vertical-align:top}
thead th{background:#e6eced;color:#415259}code{font-size:13px}a{color:#0a5b69}`;
