import { Injectable } from '@nestjs/common';
import {
  afterWorkingDays,
  type AnsweringSide,
  causeInEnglish,
  dayInIndia,
  type Escalation,
  type EscalationCause,
  escalationCauses,
  escalationPriorities,
  type EscalationPriority,
} from '@portal/contracts';
import { Kit, newId, portalItself, type Where } from '@portal/service-kit';
import { procurementConfig } from '../config.js';
import type { EscalatedOrder } from './escalation-orders.js';
import { escalationEvent } from './escalation.events.js';
import { EscalationRepository } from './escalation.repository.js';
import type { EscalationRecord } from './escalation.schema.js';

/** What an escalation says, whoever raises it. */
type Raised = Pick<Escalation, 'title' | 'description' | 'type' | 'priority' | 'cause'> & {
  answeringSide: AnsweringSide;
};

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

interface Author {
  id: string;
  name: string;
  organizationId: string;
}

export const noteOf = (by: Author, note: string) => ({
  date: new Date().toISOString(),
  user: by.name,
  userId: by.id,
  organizationId: by.organizationId,
  note,
});

/** What every new escalation is, whoever raises it; whose it is follows from the order. */
@Injectable()
export class EscalationRaising {
  constructor(
    private readonly kit: Kit,
    private readonly escalations: EscalationRepository,
  ) {}

  /** Those of many records about which nothing was raised yet under the id that follows from each. */
  unraised<R>(records: AsyncIterable<R>, idOf: (record: R) => string): AsyncIterable<R> {
    return this.escalations.lacking(records, idOf);
  }

  isRaised(filter: Where<EscalationRecord>) {
    return this.escalations.exists(filter);
  }

  /** What the portal raises by itself, once for each id; told to `told`, or to both sides. */
  async raiseOnce(id: string, order: EscalatedOrder, cause: EscalationCause, told?: string[]) {
    if (await this.escalations.exists({ _id: id })) return;
    const { type, answers } = escalationCauses[cause.kind];
    const raised = { ...causeInEnglish(cause), type, cause, priority: 'High' as const, answeringSide: answers };
    const fields = await this.fieldsOf(portalItself, order, raised, id);
    await this.escalations.createOnce(fields, escalationEvent('raised', portalItself, fields, { told }));
  }

  async fieldsOf(by: Author, order: EscalatedOrder, raised: Raised, id = newId()) {
    return {
      _id: id,
      ...raised,
      ...priorityFields(raised.priority),
      ...order,
      number: await this.kit.numbers.next('ESC'),
      status: 'Open' as const,
      reportedBy: by.name,
      reportedById: by.id,
      reportedByOrganizationId: by.organizationId,
      reportedDate: new Date(),
      notes: [noteOf(by, 'Escalation created')],
    };
  }
}
