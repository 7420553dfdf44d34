import { Injectable, type OnModuleInit } from '@nestjs/common';
import { headers, type Msg } from '@nats-io/transport-node';
import { AccountMatches, Id, organizationKinds, OrganizationsAsked, trust } from '@portal/contracts';
import { Kit, log } from '@portal/service-kit';
import { z } from 'zod';
import { SessionRepository } from '../sessions/session.repository.js';
import { OrganizationMatches } from '../organizations/organization-matches.js';
import { OrganizationRepository } from '../organizations/organization.repository.js';
import { UserRepository } from '../users/user.repository.js';
import { SigningKeys } from './signing-keys.js';

const OrganizationQuestion = z.object({ kind: z.enum(organizationKinds), id: Id });
const AccountQuestion = z.object({ email: z.string().max(254).toLowerCase() });

/** What gateway and services ask identity themselves, in no user's name; plain JSON over NATS. */
@Injectable()
export class TrustQuestions implements OnModuleInit {
  constructor(
    private readonly kit: Kit,
    private readonly keys: SigningKeys,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly organizations: OrganizationRepository,
    private readonly matches: OrganizationMatches,
  ) {}

  onModuleInit() {
    this.answer(trust.keys, async () => ({ keys: await this.keys.publicKeys(), at: Date.now() }));
    this.answer(trust.ended, async () => ({
      items: (await Promise.all([this.users.ended(), this.sessions.ended()])).flat(),
    }));
    this.answer(trust.accountExists, async (message) => {
      const { email } = AccountQuestion.parse(message.json());
      return { exists: (await this.users.byEmail(email)) !== null };
    });
    this.answer(trust.accountMatches, async (message) => {
      const { emails, phones, gstins } = AccountMatches.parse(message.json());
      const [known, taken] = await Promise.all([
        this.users.known(emails, phones),
        this.organizations.knownGstins(gstins),
      ]);
      return { ...known, gstins: taken };
    });
    this.answer(trust.organizationsAlike, async (message) => {
      const { items } = OrganizationsAsked.parse(message.json());
      return { items: await Promise.all(items.map((item) => this.matches.of(item))) };
    });
    this.answer(trust.organizationNamed, async (message) => {
      const { kind, id } = OrganizationQuestion.parse(message.json());
      return { items: await this.matches.list({ kind, id }) };
    });
  }

  private answer(subject: string, question: (message: Msg) => Promise<object>) {
    const reply = async (message: Msg) => {
      const head = headers();
      try {
        const body = JSON.stringify(await question(message));
        head.set('status', '200');
        message.respond(body, { headers: head });
      } catch (error) {
        log.error({ subject, error: String(error) }, 'question not answered');
        head.set('status', '500');
        message.respond('{}', { headers: head });
      }
    };
    this.kit.nats.subscribe(subject, { queue: this.kit.service, callback: (_, message) => void reply(message) });
  }
}
