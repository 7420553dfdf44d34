import type { OrganizationRecord } from '../organizations/organization.schema.js';
import { joinedLetters } from './user.letters.js';
import type { UserRepository } from './user.repository.js';

const mostMails = 50;

/** What whoever is in an organisation is told of somebody who comes to it. */
export async function joinedNews(
  users: UserRepository,
  { _id, name: organization, kind }: Pick<OrganizationRecord, '_id' | 'name' | 'kind'>,
  name: string,
) {
  const notice = {
    organizations: [_id],
    title: '{{name}} has joined your organization',
    values: { name },
    record: { type: 'account' } as const,
  };
  // The operator's own people are told in the portal only.
  const mails = kind === 'operator' ? [] : joinedLetters(await users.membersOf(_id, mostMails), name, organization);
  return { notice, mails };
}
