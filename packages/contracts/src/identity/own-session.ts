import { z } from 'zod';
import { Done } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById, oneOf } from '../kernel/text.js';

/** One sign-in of the own account that still works; `current` is the one that asks. */
export const OwnSession = z.object({
  id: z.string(),
  browser: z.string(),
  system: z.string(),
  device: z.enum(['desktop', 'mobile', 'tablet', 'other']),
  address: z.string(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  expiresAt: z.string(),
  current: z.boolean(),
});
export type OwnSession = z.output<typeof OwnSession>;

export const ownSessions = {
  list: operation({
    subject: 'identity.own-session.list',
    method: 'GET',
    path: '/profile/sessions',
    summary: 'The own sessions, the last used first',
    needs: 'signed-in',
    reply: z.object({ items: z.array(OwnSession) }),
  }),
  end: operation({
    subject: 'identity.own-session.end',
    method: 'DELETE',
    path: '/profile/sessions/{id}',
    summary: 'End one of the own sessions, everywhere at once',
    needs: 'signed-in',
    params: ById,
    reply: Done,
  }),
  endMany: operation({
    subject: 'identity.own-session.end-many',
    anew: 'state',
    method: 'POST',
    path: '/profile/sessions/ending',
    summary: 'End all other sessions of the own account',
    needs: 'signed-in',
    body: z.object({ which: oneOf(['others']) }),
    reply: z.object({ success: z.literal(true), ended: z.int() }),
  }),
};
