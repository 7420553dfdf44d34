import { Injectable } from '@nestjs/common';
import { type applicants as operations, moveBetween, registrationMoves } from '@portal/contracts';
import { type Call, DomainError, Kit, Passwords, refuse, wrongCredentials } from '@portal/service-kit';
import { historyLine, registrationFact } from '../registrations/registration.facts.js';
import { codeLetter, withdrawnLetter } from '../registrations/registration.letters.js';
import type { RegistrationRecord } from '../registrations/registration.schema.js';
import { Registrations } from '../registrations/registrations.js';
import { applicantAs } from './applicant.js';
import { ApplicantPasses } from './applicant-passes.js';
import { StatusCodes } from './status-codes.js';

interface Key {
  email: string;
  password: string;
}

const attempts = { password: 'registration', code: 'registration-code', mail: 'registration-code-mail' } as const;
const wrongCode = (left: number) =>
  new DomainError('WRONG_CODE', 401, 'This code is not right', {
    fields: { code: 'This code is not right' },
    ...(left > 0 ? {} : { retryAfter: 900 }),
  });

/** How applicants, who have no account, open, read and withdraw what they submitted. */
@Injectable()
export class ApplicantService {
  constructor(
    private readonly kit: Kit,
    private readonly registrations: Registrations,
    private readonly passwords: Passwords,
    private readonly passes: ApplicantPasses,
    private readonly codes: StatusCodes,
  ) {}

  async status({ body }: Call<typeof operations.status>) {
    return this.withPass(await this.opened(body));
  }

  /** The same answer and the same work whether there is such a registration or not. */
  async sendCode({ body: { number, email } }: Call<typeof operations.sendCode>) {
    const mayMail = await this.mayMail(number);
    const found = await this.registrations.byNumber(number);
    const own = mayMail && found?.email === email && found.status !== 'Approved' ? found : undefined;
    await this.codes.make(own?._id, (code) => (own ? this.codeSent(own, code) : undefined));
    return { success: true as const };
  }

  async openByCode({ body: { number, code } }: Call<typeof operations.openByCode>) {
    const left = await this.kit.attempts.take(attempts.code, number);
    const found = await this.registrations.byNumber(number);
    if (!(await this.codes.spend(found?._id ?? '', code)) || !found) throw wrongCode(left);
    await this.kit.attempts.forget(attempts.code, number);
    return this.withPass([found]);
  }

  /** The registration of a pass. */
  async own(id: string, pass: string): Promise<RegistrationRecord> {
    await this.passes.check(pass, id);
    return this.registrations.get(id, {});
  }

  async withdraw({ params, body: { pass } }: Call<typeof operations.withdraw>) {
    await this.passes.check(pass, params.id);
    return this.registrations.change(params.id, {}, (current) => {
      if (!moveBetween(registrationMoves, current.status, 'Withdrawn')) throw refuse('ILLEGAL_MOVE');
      const by = applicantAs(current.contactPerson);
      return {
        set: { status: 'Withdrawn' },
        unset: ['fieldsToCorrect'],
        push: { history: historyLine(by, 'Withdrawn', 'Withdrawn') },
        fact: registrationFact(current, 'withdrawn', by, { mails: [withdrawnLetter(current)] }),
      };
    });
  }

  private async withPass(items: RegistrationRecord[]) {
    return { items, pass: await this.passes.make(items.map(({ _id }) => _id)) };
  }

  private codeSent(registration: RegistrationRecord, code: string) {
    const mails = [codeLetter(registration, code, this.kit.config.PORTAL_URL)];
    return registrationFact(registration, 'code-sent', applicantAs(registration.contactPerson), { mails });
  }

  /** Nobody's mailbox is filled by strangers; who asks is not told. */
  private async mayMail(number: string): Promise<boolean> {
    try {
      await this.kit.attempts.take(attempts.mail, number);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }

  /** The applications of this e-mail that this password opens; refused like a sign-in, known e-mail or not. */
  private async opened({ email, password }: Key): Promise<RegistrationRecord[]> {
    const left = await this.kit.attempts.take(attempts.password, email);
    const found = await this.registrations.ofApplicant(email);
    const hashes = found.length > 0 ? found.map(({ passwordHash }) => passwordHash) : [undefined];
    const right = await Promise.all(hashes.map((hash) => this.passwords.matches(hash, password)));
    const opened = found.filter((_, index) => right[index]);
    if (opened.length === 0) throw wrongCredentials(left);
    await this.kit.attempts.forget(attempts.password, email);
    return opened;
  }
}
