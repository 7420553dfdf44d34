import { permissionsOf, type Role, type SessionUser } from '@portal/contracts';
import { render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { queryClient } from './api/queries.js';
import { AreaHome } from './frame/area-home.js';
import { Page } from './frame/page.js';
import { Portal } from './frame/portal.js';
import { startI18n } from './i18n/i18n.js';
import { clearToasts } from './overlay/toast.js';
import { setSession } from './session/session.js';

export const personOf = (role: Role): SessionUser => ({
  id: 'u1',
  name: 'Test Person',
  email: 'test@demo.gov.in',
  role,
  department: 'Procurement',
  organizationId: 'o1',
  organizationName: 'Test Organisation',
  brands: [],
  permissions: permissionsOf(role),
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
  idleMinutes: 30,
  sessionId: 's1',
});

/** Who is signed in from now on; nobody without a person. */
export const signInAs = (user?: SessionUser) => setSession(user ? { state: 'in', user } : { state: 'out' });

/** One answer of the API in a test. */
export interface Answer {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
}

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

type Answering = (asked: Asked) => Answer | undefined;

const bodyOf = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body);

/** What uploads go by, because fetch tells no progress; an answer that throws is a lost connection. */
const uploadsTo = (take: (asked: Asked) => Answer) =>
  class {
    upload: { onprogress?: (sent: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    status = 0;
    statusText = '';
    responseText = '';
    private method = '';
    private url = new URL('http://localhost');
    private readonly sent = new Headers();
    private received = new Headers();
    open(method: string, path: string) {
      this.method = method;
      this.url = new URL(path, 'http://localhost');
    }
    setRequestHeader(name: string, value: string) {
      this.sent.set(name, value);
    }
    getResponseHeader(name: string) {
      return this.received.get(name);
    }
    send(body: unknown) {
      setTimeout(() => {
        try {
          const { pathname: path, searchParams: query } = this.url;
          const answer = take({ method: this.method, path, query, headers: this.sent, body });
          this.status = answer.status ?? 200;
          this.received = new Headers(answer.headers);
          this.responseText = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
          this.upload.onprogress?.({ loaded: 1, total: 1 });
          this.onload?.();
        } catch {
          this.onerror?.();
        }
      });
    }
    abort() {
      return undefined;
    }
  };

/** Answers the page's calls and uploads from this function; returns what was asked, in order. */
export function answerWith(answer: Answering) {
  const all: Asked[] = [];
  const take = (asked: Asked): Answer => {
    all.push(asked);
    return answer(asked) ?? { status: 404, body: { error: 'Not found' } };
  };
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input instanceof Request ? input.url : input), 'http://localhost');
    const {
      status = 200,
      body,
      headers,
    } = take({
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body: bodyOf(init.body),
    });
    return new Response(JSON.stringify(body), { status, headers });
  };
  globalThis.XMLHttpRequest = uploadsTo(take) as unknown as typeof XMLHttpRequest;
  return all;
}

/** What says the portal's texts in English, for what is asked for them outside a screen. */
export async function inEnglish() {
  await startI18n();
  return i18next.t;
}

/** Shows a screen as the portal does: signed in, routed, in the area of its address, with an empty cache. */
export async function show(
  screen: ReactNode,
  { at = '/', role = 'Super Admin' }: { at?: string; role?: Role | null } = {},
) {
  await startI18n();
  queryClient.clear();
  clearToasts();
  signInAs(role ? personOf(role) : undefined);
  const home = /^\/[^/?#]*/.exec(at)?.[0] ?? '/';
  const element = <AreaHome value={home}>{screen}</AreaHome>;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  return {
    router,
    // Nobody looks at it: antd computes no styles, which would take a tenth of the time.
    ...render(
      <ConfigProvider theme={{ zeroRuntime: true }}>
        <Page>
          <Portal>
            <RouterProvider router={router} />
          </Portal>
        </Page>
      </ConfigProvider>,
    ),
  };
}
