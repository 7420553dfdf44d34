import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'refresh';
const week = 7 * 24 * 60 * 60;

/** The refresh token in the request's cookie, if there is one. */
export function refreshCookieOf(request: FastifyRequest): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=');
    if (key === name && value) return value;
  }
  return undefined;
}

/** Sets the cookie, or clears it when the value is empty; only scripts of nobody can read it. */
export function setRefreshCookie(reply: FastifyReply, value: string, secure: boolean) {
  const age = value ? week : 0;
  const flags = `Path=/api/auth; HttpOnly; SameSite=Strict; Max-Age=${age}${secure ? '; Secure' : ''}`;
  void reply.header('set-cookie', `${name}=${value}; ${flags}`);
}
