import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '@portal/contracts';
import {
  DomainError,
  historyOf,
  invalid,
  Kit,
  newId,
  Passwords,
  type Request,
  wellKnownPassword,
} from '@portal/service-kit';
import { applicantAs, applicantOf, type Application } from '../applicants/applicant.js';
import { claimFiles } from './form-files.js';
import { registrationEvent } from './registration.events.js';
import { keysOf } from './registration.keys.js';
import { receivedLetter } from './registration.letters.js';
import type { RegistrationRecord } from './registration.schema.js';
import { RegistrationRepository } from './registration.repository.js';

const titles = {
  buyer: 'New buyer registration {{number}} from {{name}}',
  seller: 'New seller registration {{number}} from {{name}}',
  enduser: 'New device registration {{number}} from {{name}}',
} as const;

interface Asked {
  actor: Actor | undefined;
  key?: string;
  language: string;
  address: string;
}

/** Takes applications in: whatever the form says of status and time, both are the server's. */
@Injectable()
export class SubmissionService {
  constructor(
    private readonly kit: Kit,
    private readonly registrations: RegistrationRepository,
    private readonly passwords: Passwords,
  ) {}

  submit(application: Application, asked: Asked): Promise<RegistrationRecord> {
    const { password: _, confirmPassword: __, ...form } = application.form;
    // Not the body's own hash: that would be a quick way to guess the password in it.
    const bodyHash = createHash('sha256').update(JSON.stringify(form)).digest('base64url');
    const request = asked.key ? { key: asked.key, bodyHash } : {};
    return this.registrations.once(request, () => this.take(application, asked, request));
  }

  private async take(
    application: Application,
    { actor, language, address }: Asked,
    request: Request,
  ): Promise<RegistrationRecord> {
    const { password, confirmPassword: _, ...form } = application.form;
    if (await this.passwords.isWellKnown(password)) throw invalid({ password: wellKnownPassword });
    // Before the work that is dear, so that it is not what floods.
    if (!actor) await this.kit.strangers.register(address);
    const applicant = applicantOf(application, language);
    const id = newId();
    const asked = { mailing: 'registration', to: applicant.email, address, leaves: true } as const;
    let mayMail = false;
    try {
      const passwordHash = await this.passwords.hash(password);
      const files = await claimFiles(this.kit, form, actor, id);
      const record = { ...applicant, kind: application.kind, form, files, passwordHash };
      mayMail = await this.kit.strangers.mayMail(asked);
      return await this.registrations.createOnce(...(await this.prepared(id, record, mayMail)), request);
    } catch (error) {
      if (error instanceof DomainError) await this.kit.files.release({ type: 'Registration', id });
      // What came to nothing keeps no other stranger from registering.
      if (!actor) await this.kit.strangers.unregistered();
      if (mayMail) await this.kit.strangers.unsent(asked);
      throw error;
    }
  }

  private async prepared(
    _id: string,
    record: Pick<RegistrationRecord, 'kind' | 'form' | 'files' | 'passwordHash'> & ReturnType<typeof applicantOf>,
    mayMail: boolean,
  ) {
    const by = applicantAs(record.contactPerson);
    const fields = {
      ...record,
      _id,
      number: await this.kit.numbers.next('REG'),
      status: 'Pending' as const,
      submittedAt: new Date(),
      history: [historyOf(by, 'Submitted', 'Pending')],
      keys: keysOf(record.kind, record, record.form),
    };
    const { number, name, kind } = fields;
    const notice = {
      roles: ['Super Admin'],
      title: titles[kind],
      values: { number, name },
      record: { type: 'registration', id: _id } as const,
    };
    // Its owner is told; who asks is told the same as everybody.
    const before = await this.registrations.openOf(record.email, kind);
    const mails = mayMail ? [receivedLetter(fields, this.kit.config.PORTAL_URL, before)] : [];
    return [fields, registrationEvent(fields, 'submitted', by, { data: { kind }, notice, mails })] as const;
  }
}
