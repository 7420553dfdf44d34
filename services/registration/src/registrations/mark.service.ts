import { Injectable } from '@nestjs/common';
import { AccountMatches, type Mark, mustBeTold, type OrganizationMatch, trust } from '@portal/contracts';
import { Kit } from '@portal/service-kit';
import { mark, ownMarks, sharedMarks } from './marks.js';
import type { RegistrationRecord } from './registration.schema.js';
import { organizationField, Placements } from './placements.js';
import { RegistrationRepository } from './registration.repository.js';

const timeout = 1_500;

/** What a reviewer is shown besides the form. */
export interface Suspicion {
  marks: Mark[];
  organizations?: OrganizationMatch[];
}

/** Finds what is suspicious about registrations: in themselves, among other registrations, among accounts. */
@Injectable()
export class MarkService {
  constructor(
    private readonly kit: Kit,
    private readonly registrations: RegistrationRepository,
    private readonly placements: Placements,
  ) {}

  async of(registration: RegistrationRecord): Promise<Suspicion> {
    return (await this.ofAll([registration])).get(registration._id) ?? { marks: [] };
  }

  /** Of a whole page in one trip each. */
  async ofAll(page: RegistrationRecord[]): Promise<Map<string, Suspicion>> {
    if (page.length === 0) return new Map();
    const [others, accounts, matches] = await Promise.all([
      this.registrations.sharing(page),
      this.accounts(page),
      this.placements.matchesOf(page, timeout),
    ]);
    return new Map(
      page.map((registration, at) => [
        registration._id,
        {
          organizations: matches?.[at],
          marks: [
            ...ownMarks(registration),
            ...sharedMarks(
              registration,
              others.filter(({ _id }) => _id !== registration._id),
            ),
            ...accountMarks(registration, accounts),
            ...organizationMarks(registration, matches?.[at] ?? []),
          ],
        },
      ]),
    );
  }

  /** A registration is read also while identity is away. */
  private async accounts(page: RegistrationRecord[]): Promise<AccountMatches | undefined> {
    const asked: AccountMatches = {
      emails: page.map(({ email }) => email),
      phones: page.map(({ phone }) => phone),
      gstins: page.flatMap(({ form }) => gstinOf(form)),
    };
    const { status, body } = await this.kit.bus.request(
      trust.accountMatches,
      JSON.stringify(asked),
      undefined,
      timeout,
    );
    if (status !== 200) return undefined;
    return AccountMatches.parse(JSON.parse(new TextDecoder().decode(body)));
  }
}

const gstinOf = (form: RegistrationRecord['form']) => (typeof form['gstin'] === 'string' ? [form['gstin']] : []);

function accountMarks({ kind, email, phone, form }: RegistrationRecord, known: AccountMatches | undefined): Mark[] {
  if (!known) return [mark('ACCOUNTS_UNCHECKED', 'emailId')];
  const phoneField = kind === 'buyer' ? 'contactNumber' : 'mobileNumber';
  return [
    ...(known.emails.includes(email) ? [mark('ACCOUNT_HAS_EMAIL', 'emailId')] : []),
    ...(known.phones.includes(phone) ? [mark('ACCOUNT_HAS_PHONE', phoneField)] : []),
    ...(gstinOf(form).some((gstin) => known.gstins.includes(gstin)) ? [mark('ACCOUNT_HAS_GSTIN', 'gstin')] : []),
  ];
}

function organizationMarks({ kind }: RegistrationRecord, matches: OrganizationMatch[]): Mark[] {
  const field = organizationField(kind);
  if (matches.some(({ reasons }) => reasons.includes('SAME_NAME'))) return [mark('SAME_ORGANIZATION', field)];
  return matches.some(mustBeTold) ? [mark('SIMILAR_ORGANIZATION', field)] : [];
}
