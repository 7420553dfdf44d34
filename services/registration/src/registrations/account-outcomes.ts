import { Injectable } from '@nestjs/common';
import type { PortalEvent } from '@portal/contracts';
import { DomainError, Kit, historyOf } from '@portal/service-kit';
import { z } from 'zod';
import { RegistrationRepository } from './registration.repository.js';

const Outcome = z.object({ registrationId: z.string().optional(), reason: z.string().optional() });
const identity = { id: 'portal', name: 'Portal' };

/** Writes into an approved registration whether its account was made, or why not. */
@Injectable()
export class AccountOutcomes {
  constructor(
    kit: Kit,
    private readonly registrations: RegistrationRepository,
  ) {
    const subjects = ['identity.user.created', 'identity.account.refused'];
    kit.consumers.on('registration-accounts', subjects, (event) => this.take(event));
  }

  private async take({ id, subject, record, data }: PortalEvent) {
    const { registrationId, reason } = Outcome.parse(data);
    if (!registrationId) return;
    const action = subject === 'identity.user.created' ? 'Account created' : 'Account refused';
    try {
      await this.registrations.update(
        registrationId,
        // An event that comes again finds itself.
        { status: 'Approved', accountEvents: { $ne: id }, 'account.state': { $ne: 'created' } },
        () => ({
          set: reason
            ? { reason, account: { state: 'refused', reason } }
            : { account: { state: 'created', userId: record.id } },
          unset: ['heldEmail'],
          push: { history: historyOf(identity, action, 'Approved', reason), accountEvents: id },
        }),
      );
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error;
    }
  }
}
