import { z } from 'zod';
import { pageOf } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById } from '../kernel/text.js';
import {
  Escalation,
  EscalationChange,
  EscalationForMaker,
  EscalationPerson,
  EscalationQuery,
  EscalationStats,
  NewEscalation,
  NewEscalationNote,
} from './escalation.js';

const parties = ['Super Admin', 'Buyer', 'Seller'] as const;
const answerers = [...parties, 'OEM'] as const;
const view = { any: ['complaints:view', 'superadmin:manage'], only: answerers } as const;
const views = { OEM: EscalationForMaker };

/** Escalations about orders: raised, answered, resolved. */
export const escalations = {
  list: operation({
    subject: 'procurement.escalation.list',
    method: 'GET',
    path: '/escalations',
    summary: 'Escalations about orders of the own organisation',
    needs: view,
    query: EscalationQuery,
    reply: pageOf(Escalation.omit({ notes: true })),
    views: { OEM: pageOf(EscalationForMaker.omit({ notes: true })) },
  }),
  stats: operation({
    subject: 'procurement.escalation.stats',
    method: 'GET',
    path: '/escalations/stats',
    summary: 'Counts of escalations by status',
    needs: view,
    reply: EscalationStats,
  }),
  get: operation({
    subject: 'procurement.escalation.get',
    method: 'GET',
    path: '/escalations/{id}',
    summary: 'One escalation with its notes',
    needs: view,
    params: ById,
    reply: Escalation,
    views,
  }),
  people: operation({
    subject: 'procurement.escalation.people',
    method: 'GET',
    path: '/escalations/{id}/people',
    summary:
      'Who can be asked to answer an escalation: active people of the side that is to, for that side and Super Admins',
    needs: { any: ['complaints:edit', 'superadmin:manage'], only: parties },
    params: ById,
    reply: z.object({ items: z.array(EscalationPerson) }),
  }),
  create: operation({
    subject: 'procurement.escalation.create',
    method: 'POST',
    path: '/escalations',
    summary: 'Raise an escalation about an order',
    needs: { any: ['complaints:create', 'superadmin:manage'], only: answerers },
    body: NewEscalation,
    reply: Escalation,
    views,
    status: 201,
  }),
  update: operation({
    subject: 'procurement.escalation.update',
    method: 'PUT',
    path: '/escalations/{id}',
    summary: 'Move an escalation, or change its priority or who is to answer it',
    needs: { any: ['complaints:edit', 'complaints:resolve', 'superadmin:manage'], only: answerers },
    params: ById,
    body: EscalationChange,
    reply: Escalation,
    views,
  }),
  addNote: operation({
    subject: 'procurement.escalation.add-note',
    method: 'POST',
    path: '/escalations/{id}/notes',
    summary: 'Add a note to an escalation; it stays',
    needs: { any: ['complaints:edit', 'complaints:track', 'superadmin:manage'], only: answerers },
    params: ById,
    body: NewEscalationNote,
    reply: Escalation,
    views,
    status: 201,
  }),
};
