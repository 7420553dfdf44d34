import { Injectable } from '@nestjs/common';
import { type PortalEvent, registrationKinds, roleOfKind } from '@portal/contracts';
import { DomainError, Kit } from '@portal/service-kit';
import { z } from 'zod';
import { joiningLetters } from '../users/user.letters.js';
import { UserRepository } from '../users/user.repository.js';
import { joiningEvent } from './joining.events.js';
import { JoiningRepository } from './joining.repository.js';

/** What `registration.registration.joining-asked` carries. */
const Asked = z.object({
  joiningId: z.string(),
  number: z.string(),
  organizationId: z.string(),
  organizationName: z.string(),
  kind: z.enum(registrationKinds),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  designation: z.string().optional(),
});

const mostTold = 20;
const ended = ['withdrawn', 'rejected', 'correction-requested'].map((done) => `registration.registration.${done}`);

/** Keeps what reviewers ask organisations, tells who may answer, and drops what was taken back. */
@Injectable()
export class JoiningRequests {
  constructor(
    private readonly kit: Kit,
    private readonly users: UserRepository,
    private readonly joinings: JoiningRepository,
  ) {
    kit.consumers.on('identity-joinings', ['registration.registration.joining-asked'], (event) => this.take(event));
    kit.consumers.on('identity-joinings-ended', ended, (event) => this.drop(event));
  }

  private async take({ data, by, record }: PortalEvent) {
    const { joiningId, kind, ...asked } = Asked.parse(data);
    const deciders = (await this.users.membersOf(asked.organizationId, mostTold)).filter(
      ({ organizationAdministrator }) => organizationAdministrator,
    );
    const fields = {
      _id: joiningId,
      ...asked,
      registrationId: record.id,
      role: roleOfKind[kind],
      state: 'waiting' as const,
      askedBy: by.name,
      askedById: by.id,
    };
    const notice = {
      users: deciders.map(({ _id }) => _id),
      roles: ['Super Admin'],
      title: '{{name}} would like to join {{organization}}: please confirm or refuse',
      values: { name: asked.name, organization: asked.organizationName },
      record: { type: 'joining' } as const,
    };
    const mails = joiningLetters(deciders, asked, this.kit.config.PORTAL_URL);
    await this.joinings.createOnce(fields, joiningEvent(fields, 'asked', by, { notice, mails }));
  }

  private async drop({ record }: PortalEvent) {
    for (const id of await this.joinings.waitingOf(record.id)) {
      const rows = { state: 'waiting' };
      const decide = () => ({ set: { state: 'dropped' as const } });
      await this.joinings.update(id, rows, decide).catch((error: unknown) => {
        if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error;
      });
    }
  }
}
