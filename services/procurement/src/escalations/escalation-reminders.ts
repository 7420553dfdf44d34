import { Injectable } from '@nestjs/common';
import { dayInIndia } from '@portal/contracts';
import { portalItself, Sweep } from '@portal/service-kit';
import { EscalationPeople } from './escalation-people.js';
import { isUnanswered, unanswered } from './escalation.questions.js';
import { escalationEvent } from './escalation.events.js';
import { EscalationRepository } from './escalation.repository.js';

/** Reminds on the day by which an escalation is to be answered: who was asked, or where nobody was, the side that is to; once for each such day. */
@Injectable()
export class EscalationReminders extends Sweep {
  constructor(
    private readonly escalations: EscalationRepository,
    private readonly people: EscalationPeople,
  ) {
    super();
  }

  async sweep() {
    const today = dayInIndia();
    const due = { ...unanswered, dueOn: { $lte: today }, $expr: { $ne: ['$remindedFor', '$dueOn'] } };
    for await (const { _id, assignedToId, ...parties } of this.escalations.each(due)) {
      const person = assignedToId && (await this.people.canAnswer(parties, assignedToId)) ? assignedToId : undefined;
      await this.escalations.update(_id, {}, (escalation) => {
        const { dueOn, remindedFor } = escalation;
        // Somebody else was asked, or it was answered, since it was read: the next round looks again.
        const isOther = escalation.assignedToId !== assignedToId;
        if (isOther || !isUnanswered(escalation) || dueOn > today || remindedFor === dueOn) return {};
        return {
          set: { remindedFor: dueOn },
          event: escalationEvent('reminded', portalItself, escalation, { person }),
          quiet: true,
        };
      });
    }
  }
}
