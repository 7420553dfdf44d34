import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type applicants as operations, moveBetween, registrationMoves } from '@portal/contracts';
import {
  type Call,
  type Change,
  DomainError,
  Kit,
  Passwords,
  refuse,
  secretLimit,
  wrongCredentials,
  historyOf,
} from '@portal/service-kit';
import { registrationEvent } from '../registrations/registration.events.js';
import { codeLetter, withdrawnLetter } from '../registrations/registration.letters.js';
import type { RegistrationRecord } from '../registrations/registration.schema.js';
import { RegistrationRepository } from '../registrations/registration.repository.js';
import { applicantAs } from './applicant.js';
import { ApplicantPasses } from './applicant-passes.js';
import { StatusCodes } from './status-codes.js';
import { type MailedKey, StatusLinks } from './status-links.js';

interface Key {
  email: string;
  password: string;
}

const passwordLimit = secretLimit('registration');
const wrongCode = () =>
  new DomainError('WRONG_CODE', 401, 'This code is not right', {
    fields: { code: 'This code is not right' },
  });
const linkOver = () =>
  new DomainError('LINK_OVER', 401, 'This link was used already or is too old. Please ask for another one.');

/** Counts like a registration's, without keeping an address that a stranger typed. */
const keyOfNobody = (...parts: string[]) => createHash('sha256').update(parts.join(' ')).digest('base64url');

/** How applicants, who have no account, open, read and withdraw what they submitted. */
@Injectable()
export class ApplicantService {
  constructor(
    private readonly kit: Kit,
    private readonly registrations: RegistrationRepository,
    private readonly passwords: Passwords,
    private readonly passes: ApplicantPasses,
    private readonly codes: StatusCodes,
    private readonly links: StatusLinks,
  ) {}

  async status({ body, address }: Call<typeof operations.status>) {
    return this.withPass(await this.opened(body, address));
  }

  /** The same answer and the same work whether there is such a registration or not. */
  async sendCode(call: Call<typeof operations.sendCode>) {
    const {
      body: { number, email },
      address,
    } = call;
    const found = await this.registrations.byNumber(number);
    const reached = found?.email === email && found.status !== 'Approved' ? found : undefined;
    const asked = { mailing: 'status code', to: email, address, leaves: reached !== undefined } as const;
    const own = (await this.kit.strangers.mayMail(asked)) ? reached : undefined;
    const of = own?._id ?? keyOfNobody(number, email);
    await this.codes.make(of, (key) => (own ? this.codeSent(own, key) : undefined), call);
    return { success: true as const };
  }

  /** A number that nobody has is refused as a wrong code is, and says no more of it. */
  async openByCode({ body: { number, code } }: Call<typeof operations.openByCode>) {
    const found = await this.registrations.byNumber(number);
    if (!(await this.codes.spend(found?._id ?? number, code)) || !found) throw wrongCode();
    return this.withPass([found]);
  }

  async openByLink({ body: { token } }: Call<typeof operations.openByLink>) {
    const id = await this.links.spend(token);
    const found = id && (await this.registrations.find(id));
    if (!found) throw linkOver();
    return this.withPass([found]);
  }

  /** The registration of a pass. */
  async own(id: string, pass: string): Promise<RegistrationRecord> {
    await this.passes.check(pass, id);
    return this.registrations.findOrFail(id, {});
  }

  async withdraw(call: Call<typeof operations.withdraw>) {
    const { params, body } = call;
    await this.passes.check(body.pass, params.id);
    const decide = (current: RegistrationRecord): Change<RegistrationRecord> => {
      if (!moveBetween(registrationMoves, current.status, 'Withdrawn')) throw refuse('ILLEGAL_MOVE');
      const by = applicantAs(current.contactPerson);
      return {
        set: { status: 'Withdrawn' },
        unset: ['fieldsToCorrect', 'joining', 'placement', 'heldEmail'],
        push: { history: historyOf(by, 'Withdrawn', 'Withdrawn') },
        event: registrationEvent(current, 'withdrawn', by, { mails: [withdrawnLetter(current)] }),
      };
    };
    return this.registrations.update(params.id, {}, decide, { request: call });
  }

  private async withPass(items: RegistrationRecord[]) {
    return { items, pass: await this.passes.make(items.map(({ _id }) => _id)) };
  }

  private codeSent(registration: RegistrationRecord, key: MailedKey) {
    const mails = [codeLetter(registration, key, this.kit.config.PORTAL_URL)];
    return registrationEvent(registration, 'code-sent', applicantAs(registration.contactPerson), { mails });
  }

  /** The applications of this e-mail that this password opens; refused like a sign-in, known e-mail or not. */
  private async opened({ email, password }: Key, address: string): Promise<RegistrationRecord[]> {
    const { left, succeed } = await this.kit.attempts.takeFrom(passwordLimit, email, { address });
    const found = await this.registrations.ofApplicant(email);
    const hashes = found.length > 0 ? found.map(({ passwordHash }) => passwordHash) : [undefined];
    const right = await Promise.all(hashes.map((hash) => this.passwords.matches(hash, password)));
    const opened = found.filter((_, index) => right[index]);
    if (opened.length === 0) throw wrongCredentials(left);
    await succeed();
    return opened;
  }
}
