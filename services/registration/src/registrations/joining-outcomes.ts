import { Injectable } from '@nestjs/common';
import type { PortalEvent } from '@portal/contracts';
import { type Change, DomainError, Kit, historyOf } from '@portal/service-kit';
import { z } from 'zod';
import { approval } from './approval.js';
import { registrationEvent } from './registration.events.js';
import type { RegistrationRecord } from './registration.schema.js';
import { RegistrationRepository } from './registration.repository.js';

const Outcome = z.object({ registrationId: z.string(), joiningId: z.string(), reason: z.string().optional() });

/** Goes on with a registration once the organisation has said whether the applicant joins it. */
@Injectable()
export class JoiningOutcomes {
  constructor(
    kit: Kit,
    private readonly registrations: RegistrationRepository,
  ) {
    const subjects = ['identity.joining.confirmed', 'identity.joining.refused'];
    kit.consumers.on('registration-joinings', subjects, (event) => this.take(event));
  }

  private async take({ subject, by, data }: PortalEvent) {
    const { registrationId, joiningId, reason = '' } = Outcome.parse(data);
    // What was taken back or decided otherwise meanwhile, and an event that comes again, find nothing to change.
    const rows = { status: 'Awaiting Confirmation', 'joining.id': joiningId };
    const confirmed = subject === 'identity.joining.confirmed';
    try {
      await this.registrations.update(registrationId, rows, (current) =>
        confirmed ? approval(current, by, {}, { action: 'Joining confirmed' }) : back(current, by, reason),
      );
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error;
    }
  }
}

/** The reviewers decide anew. */
const back = (current: RegistrationRecord, by: PortalEvent['by'], reason: string): Change<RegistrationRecord> => ({
  set: { status: 'Pending' },
  unset: ['joining', 'placement', 'heldEmail', 'decidedBy', 'decidedAt', 'decidedIn'],
  push: { history: historyOf(by, 'Joining refused', 'Pending', reason) },
  event: registrationEvent(current, 'joining-refused', by, {
    notice: {
      roles: ['Super Admin'],
      title: '{{organization}} did not confirm {{name}} ({{number}}): please decide anew',
      values: { organization: current.joining?.organizationName ?? '', name: current.name, number: current.number },
      record: { type: 'registration', id: current._id },
    },
  }),
});
