import { Injectable } from '@nestjs/common';
import {
  afterWorkingDays,
  dayInIndia,
  type Escalation,
  escalationPriorities,
  type EscalationPriority,
} from '@portal/contracts';
import { Kit, newId, portalItself } from '@portal/service-kit';
import { procurementConfig } from '../config.js';
import type { EscalatedOrder } from './escalation-orders.js';
import { escalationEvent } from './escalation.events.js';
import { EscalationRepository } from './escalation.repository.js';

/** What an escalation says, whoever raises it. */
export type Raised = Pick<Escalation, 'title' | 'description' | 'type' | 'priority'>;

/** The priority with its rank, and the day by which an escalation of this priority is to be answered. */
export function priorityFields(priority: EscalationPriority, from = new Date()) {
  const config = procurementConfig();
  const days = {
    Critical: config.ESCALATION_DAYS_CRITICAL,
    High: config.ESCALATION_DAYS_HIGH,
    Medium: config.ESCALATION_DAYS_MEDIUM,
    Low: config.ESCALATION_DAYS_LOW,
  } satisfies Record<EscalationPriority, number>;
  const dueOn = afterWorkingDays(dayInIndia(from), days[priority]);
  return { priority, urgency: escalationPriorities.indexOf(priority), dueOn };
}

export const noteOf = (by: { id: string; name: string }, note: string) => ({
  date: new Date().toISOString(),
  user: by.name,
  userId: by.id,
  note,
});

/** What every new escalation is, whoever raises it; whose it is follows from the order. */
@Injectable()
export class EscalationRaising {
  constructor(
    private readonly kit: Kit,
    private readonly escalations: EscalationRepository,
  ) {}

  /** What the portal raises by itself, once for each id; told to `told`, or to both sides. */
  async raiseOnce(id: string, order: EscalatedOrder, raised: Raised, told?: string[]) {
    if (await this.escalations.exists({ _id: id })) return;
    const fields = await this.fieldsOf(portalItself, order, raised, id);
    await this.escalations.createOnce(fields, escalationEvent('raised', portalItself, fields, told));
  }

  async fieldsOf(by: { id: string; name: string }, order: EscalatedOrder, raised: Raised, id = newId()) {
    return {
      _id: id,
      ...raised,
      ...priorityFields(raised.priority),
      ...order,
      number: await this.kit.numbers.next('ESC'),
      status: 'Open' as const,
      reportedBy: by.name,
      reportedById: by.id,
      reportedDate: new Date(),
      notes: [noteOf(by, 'Escalation created')],
    };
  }
}
