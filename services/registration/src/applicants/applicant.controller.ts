import { Controller } from '@nestjs/common';
import { applicants } from '@portal/contracts';
import { type Call, Handles } from '@portal/service-kit';
import { applicationView, submittedView } from '../registrations/registration.view.js';
import { ApplicantService } from './applicant.service.js';
import { CorrectionService } from './correction.service.js';

/** That an organisation is asked, and what it said, stays within the portal. */
const ofJoining = (status: string | undefined, action: string) =>
  status === 'Awaiting Confirmation' || action === 'Joining refused';

@Controller()
export class ApplicantController {
  constructor(
    private readonly service: ApplicantService,
    private readonly corrections: CorrectionService,
  ) {}

  @Handles(applicants.status)
  async status(call: Call<typeof applicants.status>) {
    const { items, pass } = await this.service.status(call);
    return { items: items.map(applicationView), pass };
  }

  @Handles(applicants.sendCode)
  sendCode(call: Call<typeof applicants.sendCode>) {
    return this.service.sendCode(call);
  }

  @Handles(applicants.openByCode)
  async openByCode(call: Call<typeof applicants.openByCode>) {
    const { items, pass } = await this.service.openByCode(call);
    return { items: items.map(applicationView), pass };
  }

  @Handles(applicants.openByLink)
  async openByLink(call: Call<typeof applicants.openByLink>) {
    const { items, pass } = await this.service.openByLink(call);
    return { items: items.map(applicationView), pass };
  }

  @Handles(applicants.form)
  async form({ params, body }: Call<typeof applicants.form>) {
    const own = await this.service.own(params.id, body.pass);
    // Who decided is the applicant's to know by office, not by name.
    const shown = own.history.filter(({ status, action }) => !ofJoining(status, action));
    const history = shown.map((line) => (line.byId === 'applicant' ? line : { ...line, by: 'Portal', byId: '' }));
    return { ...applicationView(own), version: own.version, form: own.form, files: own.files, history };
  }

  @Handles(applicants.correctBuyer)
  async correctBuyer({ params, body: form, ifMatch }: Call<typeof applicants.correctBuyer>) {
    return submittedView(await this.corrections.correct(params.id, { kind: 'buyer', form }, ifMatch));
  }

  @Handles(applicants.correctSeller)
  async correctSeller({ params, body: form, ifMatch }: Call<typeof applicants.correctSeller>) {
    return submittedView(await this.corrections.correct(params.id, { kind: 'seller', form }, ifMatch));
  }

  @Handles(applicants.correctEndUser)
  async correctEndUser({ params, body: form, ifMatch }: Call<typeof applicants.correctEndUser>) {
    return submittedView(await this.corrections.correct(params.id, { kind: 'enduser', form }, ifMatch));
  }

  @Handles(applicants.withdraw)
  async withdraw(call: Call<typeof applicants.withdraw>) {
    return submittedView(await this.service.withdraw(call));
  }
}
