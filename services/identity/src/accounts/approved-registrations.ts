import { Injectable } from '@nestjs/common';
import type { PortalEvent } from '@portal/contracts';
import { DomainError, Kit } from '@portal/service-kit';
import { AccountService } from '../users/account.service.js';
import { UserRepository } from '../users/user.repository.js';
import { AccountRefusals } from './account-refusals.js';
import { notConfirmed } from '../joinings/joining.errors.js';
import { JoiningRepository } from '../joinings/joining.repository.js';
import { personOf, placementOf } from './approved-registration.js';

/** Makes the account of an approved registration, exactly once however often the event comes; or says why there is none. */
@Injectable()
export class ApprovedRegistrations {
  constructor(
    kit: Kit,
    private readonly users: UserRepository,
    private readonly accounts: AccountService,
    private readonly refusals: AccountRefusals,
    private readonly joinings: JoiningRepository,
  ) {
    kit.consumers.on('identity-accounts', ['registration.registration.approved'], (event) => this.take(event));
    kit.consumers.on('identity-account-retries', ['registration.registration.account-retried'], (event) =>
      this.retry(event),
    );
  }

  /** Once more for one that was refused; the same request again finds the account, or is refused again. */
  private async retry(event: PortalEvent) {
    await this.refusals.lift(event.record.id);
    await this.take(event);
  }

  private async take(event: PortalEvent) {
    const registrationId = event.record.id;
    if (await this.isDone(event)) return;
    try {
      await this.assertConfirmed(event);
      await this.accounts.make(personOf(event.data, registrationId), event.by);
    } catch (error) {
      // Another instance was first: its account holds both the registration and the e-mail.
      if (await this.isDone(event)) return;
      if (!(error instanceof DomainError)) throw error;
      await this.refusals.keep(event, error.message);
    }
  }

  /** Whatever else is wrong: nobody gets into an organisation without its yes. */
  private async assertConfirmed({ data, record }: PortalEvent) {
    const { placement, joiningId = '' } = placementOf(data);
    if (placement.kind === 'new') return;
    const joining = await this.joinings.find(joiningId);
    const isTheirs = joining?.registrationId === record.id && joining.organizationId === placement.organizationId;
    if (!isTheirs || joining.state !== 'confirmed') throw notConfirmed();
  }

  private async isDone(event: PortalEvent) {
    return (await this.users.byRegistration(event.record.id)) !== null || this.refusals.has(event);
  }
}
