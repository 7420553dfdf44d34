import { pageOf } from '../kernel/list.js';
import { operation } from '../kernel/operation.js';
import { ById } from '../kernel/text.js';
import {
  Escalation,
  EscalationChange,
  EscalationForMaker,
  EscalationQuery,
  EscalationStats,
  NewEscalation,
  NewEscalationNote,
} from './escalation.js';

const parties = ['Super Admin', 'Buyer', 'Seller'] as const;
const view = { any: ['complaints:view', 'superadmin:manage'], only: [...parties, 'OEM'] } as const;

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
    views: { OEM: pageOf(EscalationForMaker) },
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
    views: { OEM: EscalationForMaker },
  }),
  create: operation({
    subject: 'procurement.escalation.create',
    method: 'POST',
    path: '/escalations',
    summary: 'Raise an escalation about an order',
    needs: { any: ['complaints:create', 'superadmin:manage'], only: parties },
    body: NewEscalation,
    reply: Escalation,
    status: 201,
  }),
  update: operation({
    subject: 'procurement.escalation.update',
    method: 'PUT',
    path: '/escalations/{id}',
    summary: 'Move an escalation, or change its priority or who works on it',
    needs: { any: ['complaints:edit', 'complaints:resolve', 'superadmin:manage'], only: parties },
    params: ById,
    body: EscalationChange,
    reply: Escalation,
  }),
  addNote: operation({
    subject: 'procurement.escalation.add-note',
    method: 'POST',
    path: '/escalations/{id}/notes',
    summary: 'Add a note to an escalation; it stays',
    needs: { any: ['complaints:edit', 'complaints:track', 'superadmin:manage'], only: parties },
    params: ById,
    body: NewEscalationNote,
    reply: Escalation,
    status: 201,
  }),
};
