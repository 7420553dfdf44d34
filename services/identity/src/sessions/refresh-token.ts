import { createHash, createHmac, randomBytes } from 'node:crypto';

/** `<session>.<random>`: what the cookie holds. */
export const firstToken = (sessionId: string) => `${sessionId}.${randomBytes(32).toString('base64url')}`;

/** The token that follows; who asks twice within the grace is given the same one. */
export const successorOf = (token: string, sessionId: string, secret: string) =>
  `${sessionId}.${createHmac('sha256', secret).update(token).digest('base64url')}`;

export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

export const sessionIdOf = (token = '') => /^([0-9a-f]{24})\.[A-Za-z0-9_-]{43}$/.exec(token)?.[1];
