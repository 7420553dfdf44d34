import { randomUUID } from 'node:crypto';
import { roles, roleTraits, type Role } from '@portal/contracts';

/** Where the portal under test is. */
export const portal = process.env['PORTAL_URL'] ?? '';

/** An answer of the API: HTTP status and parsed body. */
export interface ApiAnswer {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read replies and refusals alike
  body: any;
  headers: Headers;
}

export interface ApiOptions {
  token?: string;
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
  /** Milliseconds. */
  timeout?: number;
}

/** One request to the portal's API; a lost connection or no answer in time throws. */
export async function api(
  base: string,
  method: string,
  path: string,
  { token, body, key, headers, timeout = 10_000 }: ApiOptions = {},
): Promise<ApiAnswer> {
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key ? { 'idempotency-key': key } : {}),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text, headers: response.headers };
}

export const newKey = () => randomUUID();

/** The name of each role's demo account. */
export const demoAccounts = Object.fromEntries(roles.map((role) => [role, roleTraits[role].demo])) as Record<
  Role,
  string
>;

/** Signs one of the demo accounts in and gives its access token. */
export async function demoToken(base: string, name: string): Promise<string> {
  const { body } = await api(base, 'POST', '/auth/login', {
    body: { email: `${name}@demo.gov.in`, password: 'Demo#2026' },
  });
  if (!body.token) throw new Error(`${name} cannot sign in: ${JSON.stringify(body)}`);
  return body.token as string;
}

const pdfText = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** Uploads a small PDF and gives its id. */
export async function uploadPdf(base: string, service: string, purpose: string, token?: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([pdfText]), 'document.pdf');
  const response = await fetch(`${base}/api/files/${service}?purpose=${purpose}`, {
    method: 'POST',
    body: form,
    headers: token ? { authorization: `Bearer ${token}` } : undefined,
  });
  if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}
