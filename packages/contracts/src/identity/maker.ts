import { z } from 'zod';
import { operation } from '../kernel/operation.js';

/** What the register asks about makers, and nobody else. */
export const makers = {
  known: operation({
    subject: 'identity.maker.known',
    method: 'POST',
    path: '/makers/known',
    summary: 'Whether somebody of the maker of a brand has an active account',
    needs: {
      any: ['warranty:create', 'warranty:check', 'complaints:create'],
      only: ['Super Admin', 'Buyer', 'Seller', 'End User'],
    },
    body: z.object({ brand: z.string().min(1).max(200) }),
    reply: z.object({ known: z.boolean() }),
  }),
};
