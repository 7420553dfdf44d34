import { headers } from '@nats-io/transport-node';
import { AccountMatches, type OrganizationMatch, OrganizationsAsked, trust } from '@portal/contracts';
import type { TestService } from '@portal/service-kit/testing';

/** Answers in identity's place what registration asks about accounts and organisations; what it knows can be added to. */
export function standInForAccounts({ nats }: Pick<TestService, 'nats'>) {
  const known = {
    emails: new Set<string>(),
    phones: new Set<string>(),
    gstins: new Set<string>(),
    /** By the name that a form may give. */
    organizations: new Map<string, OrganizationMatch[]>(),
  };
  const answer = (subject: string, reply: (asked: unknown) => object) =>
    nats.subscribe(subject, {
      callback: (_, message) => {
        const head = headers();
        head.set('status', '200');
        message.respond(JSON.stringify(reply(message.json())), { headers: head });
      },
    });
  answer(trust.accountExists, (asked) => ({ exists: known.emails.has((asked as { email: string }).email) }));
  answer(trust.accountMatches, (asked) => {
    const { emails, phones, gstins } = AccountMatches.parse(asked);
    return {
      emails: emails.filter((one) => known.emails.has(one)),
      phones: phones.filter((one) => known.phones.has(one)),
      gstins: gstins.filter((one) => known.gstins.has(one)),
    };
  });
  answer(trust.organizationsAlike, (asked) => {
    const { items } = OrganizationsAsked.parse(asked);
    return { items: items.map(({ name }) => known.organizations.get(name) ?? []) };
  });
  answer(trust.organizationNamed, (asked) => {
    const { id } = asked as { id: string };
    return { items: [...known.organizations.values()].flat().filter((one) => one.id === id) };
  });
  return known;
}
