import { Controller } from '@nestjs/common';
import type { Page } from '@portal/contracts';
import { registrations } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { DecisionService } from './decision.service.js';
import { MarkService } from './mark.service.js';
import type { RegistrationRecord } from './registration.schema.js';
import { markedRow, registrationView, submittedView } from './registration.view.js';
import { SubmissionService } from './submission.service.js';

const openStatuses: string[] = ['Pending', 'Awaiting Confirmation', 'Correction Requested'];

@Controller()
export class RegistrationController {
  constructor(
    private readonly submissions: SubmissionService,
    private readonly decisions: DecisionService,
    private readonly marks: MarkService,
  ) {}

  @Handles(registrations.submitBuyer)
  async submitBuyer({ body: form, ...request }: Call<typeof registrations.submitBuyer>) {
    return submittedView(await this.submissions.submit({ kind: 'buyer', form }, request));
  }

  @Handles(registrations.submitSeller)
  async submitSeller({ body: form, ...request }: Call<typeof registrations.submitSeller>) {
    return submittedView(await this.submissions.submit({ kind: 'seller', form }, request));
  }

  @Handles(registrations.submitEndUser)
  async submitEndUser({ body: form, ...request }: Call<typeof registrations.submitEndUser>) {
    return submittedView(await this.submissions.submit({ kind: 'enduser', form }, request));
  }

  @Handles(registrations.list)
  async list(call: Call<typeof registrations.list>) {
    return this.marked(await this.decisions.list(call));
  }

  @Handles(registrations.pending)
  async pending(call: Call<typeof registrations.pending>) {
    return this.marked(await this.decisions.pending(call));
  }

  @Handles(registrations.counts)
  counts(_: Call<typeof registrations.counts>) {
    return this.decisions.counts();
  }

  @Handles(registrations.get)
  async get(call: Call<typeof registrations.get>) {
    return this.view(await this.decisions.get(call));
  }

  @Handles(registrations.decide)
  async decide({ actor, params, body, ifMatch }: Call<typeof registrations.decide>) {
    return this.view(await this.decisions.decide(actor, params.id, body, { ifMatch }));
  }

  @Handles(registrations.approve)
  async approve(call: Call<typeof registrations.approve>) {
    return this.view(await this.decisions.approve(call));
  }

  @Handles(registrations.reject)
  async reject(call: Call<typeof registrations.reject>) {
    return this.view(await this.decisions.reject(call));
  }

  @Handles(registrations.retryAccount)
  async retryAccount(call: Call<typeof registrations.retryAccount>) {
    return this.view(await this.decisions.retryAccount(call));
  }

  /** Only what still can be decided is compared with the rest. */
  private async view(registration: RegistrationRecord) {
    const open = registration.status !== 'Approved' && registration.status !== 'Withdrawn';
    // An account that was refused may want another word about the organisation.
    const refused = registration.account?.state === 'refused';
    if (!open && !refused) return registrationView(registration);
    const { marks, organizations } = await this.marks.of(registration);
    return registrationView(registration, { organizations, ...(open ? { marks } : {}) });
  }

  private async marked(page: Page<RegistrationRecord>) {
    const waiting = page.items.filter(({ status }) => openStatuses.includes(status));
    const marks = await this.marks.ofAll(waiting);
    return {
      ...page,
      items: page.items.map((registration) => markedRow(registration, marks.get(registration._id)?.marks)),
    };
  }
}
