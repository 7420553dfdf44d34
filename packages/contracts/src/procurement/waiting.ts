import { z } from 'zod';
import { operation } from '../kernel/operation.js';

/** How much waits for one reader, by kind and in all: what others asked and the reader may decide. */
const Waiting = z.object({
  total: z.int(),
  orders: z.int(),
  purchaseOrders: z.int(),
  documents: z.int(),
  requisitions: z.int(),
  awards: z.int(),
  receipts: z.int(),
  invoices: z.int(),
  payments: z.int(),
});

/** What waits for the reader's decision. */
export const waiting = {
  count: operation({
    subject: 'procurement.waiting.count',
    method: 'GET',
    path: '/waiting',
    summary:
      'How many orders, documents, requisitions, closed requests for quotation, receipts and invoices wait for the asker; nobody is asked about what is their own',
    needs: { any: ['procurement:view'], only: ['Super Admin', 'Buyer'] },
    reply: Waiting,
  }),
};
