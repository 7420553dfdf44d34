import { Injectable } from '@nestjs/common';
import { moveBetween, registrationMoves } from '@portal/contracts';
import { Kit, refuse, historyOf } from '@portal/service-kit';
import { claimFiles, releaseFiles } from '../registrations/form-files.js';
import { fixedEmail, otherKind } from '../registrations/registration.errors.js';
import { registrationEvent } from '../registrations/registration.events.js';
import { keysOf } from '../registrations/registration.keys.js';
import { correctedLetter } from '../registrations/registration.letters.js';
import type { RegistrationRecord } from '../registrations/registration.schema.js';
import { RegistrationRepository } from '../registrations/registration.repository.js';
import { applicantAs, applicantOf, type Corrected } from './applicant.js';
import { ApplicantPasses } from './applicant-passes.js';

const titles = 'The registration {{number}} of {{name}} was corrected';

/** Takes a corrected application in: it waits for a decision again. */
@Injectable()
export class CorrectionService {
  constructor(
    private readonly kit: Kit,
    private readonly registrations: RegistrationRepository,
    private readonly passes: ApplicantPasses,
  ) {}

  async correct(id: string, corrected: Corrected, ifMatch: number | undefined): Promise<RegistrationRecord> {
    const { pass, ...form } = corrected.form;
    await this.passes.check(pass, id);
    let had: RegistrationRecord['files'] = [];
    const changed = await this.registrations.update(
      id,
      {},
      async (current) => {
        this.check(current, corrected);
        had = current.files;
        const files = await claimFiles(this.kit, form, undefined, id, current.files);
        const applicant = applicantOf(corrected, current.language);
        const by = applicantAs(applicant.contactPerson);
        const { name, contactPerson, phone, language } = applicant;
        return {
          set: {
            name,
            contactPerson,
            phone,
            language,
            form,
            files,
            keys: keysOf(current.kind, { email: current.email, phone }, form),
            status: 'Pending',
            submittedAt: new Date(),
          },
          unset: ['reason', 'fieldsToCorrect', 'decidedBy', 'decidedAt', 'decidedIn'],
          push: { history: historyOf(by, 'Sent again', 'Pending') },
          event: registrationEvent({ number: current.number, name }, 'corrected', by, {
            data: { kind: current.kind },
            mails: [correctedLetter({ ...current, contactPerson, language })],
            notice: {
              roles: ['Super Admin'],
              title: titles,
              values: { number: current.number, name },
              record: { type: 'registration', id },
            },
          }),
        };
      },
      { ifMatch },
    );
    await releaseFiles(this.kit, id, had, changed.files);
    return changed;
  }

  private check(current: RegistrationRecord, { kind, form }: Corrected) {
    if (current.kind !== kind) throw otherKind();
    if (moveBetween(registrationMoves, current.status, 'Pending')?.action !== 'Send again')
      throw refuse('ILLEGAL_MOVE');
    if (form.emailId !== current.email) throw fixedEmail();
  }
}
