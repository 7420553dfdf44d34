import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const day = 24 * 60 * 60;

/** What the browser keeps for us, out of every script's reach: until when, and below which path over plain http. */
const kept = {
  /** The refresh token of the session. */
  refresh: { seconds: 7 * day, path: '/api/auth' },
  /** By what the browser is known again, signed in or not. */
  device: { seconds: 180 * day, path: '/api' },
} as const;
type Kept = keyof typeof kept;

// Under https nobody but this very host can set it (RFC 6265bis), for which it has to stand for all paths.
const nameOf = (name: Kept, secure: boolean) => (secure ? `__Host-${name}` : name);

/** The value of a cookie of ours in the request, if it is there. */
export const cookieOf = (request: FastifyRequest, name: Kept, secure: boolean): string | undefined =>
  parseCookie(request.headers.cookie ?? '')[nameOf(name, secure)] || undefined;

/** Sets a cookie of ours, or clears it when the value is empty. */
export function setCookie(reply: FastifyReply, name: Kept, value: string, secure: boolean) {
  const { seconds, path } = kept[name];
  const cookie = stringifySetCookie({
    name: nameOf(name, secure),
    value,
    path: secure ? '/' : path,
    httpOnly: true,
    sameSite: 'strict',
    maxAge: value ? seconds : 0,
    secure,
  });
  void reply.header('set-cookie', cookie);
}
