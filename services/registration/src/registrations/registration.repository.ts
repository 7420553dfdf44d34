import { Injectable } from '@nestjs/common';
import { registrationKinds } from '@portal/contracts';
import { type Change, Kit, RecordRepository, type Request, type Where } from '@portal/service-kit';
import { emailHeld } from './registration.errors.js';
import { type RegistrationRecord, registrationSchema } from './registration.schema.js';

/** What a registration shows of itself to one that has something in common with it. */
export type Sharing = Pick<RegistrationRecord, '_id' | 'keys' | 'number' | 'name' | 'status'>;

/** Names of the list's `sort` and the fields behind them. */
export const sortable = {
  number: 'number',
  name: 'name',
  email: 'email',
  kind: 'kind',
  status: 'status',
  submittedAt: 'submittedAt',
  // Whoever sent earlier is due earlier.
  dueOn: 'submittedAt',
};
const mostPerApplicant = 4;
const mostSharing = 200;

/** Where registrations live. */
@Injectable()
export class RegistrationRepository extends RecordRepository<RegistrationRecord> {
  constructor(kit: Kit) {
    super(kit.database, 'Registration', registrationSchema, { heldEmail: emailHeld });
    kit.keep(this);
  }

  byNumber(number: string): Promise<RegistrationRecord | null> {
    return this.findOne({ number });
  }

  /** The number of an application of this e-mail and kind that is not decided, other than this one. */
  async openOf(email: string, kind: string): Promise<string | undefined> {
    const open = {
      email,
      kind,
      status: { $in: ['Pending', 'Awaiting Confirmation', 'Correction Requested'] },
    } as const;
    return (await this.findOne(open, { fields: ['number'] }))?.number;
  }

  /** Those that have a key in common with one of these. */
  sharing(registrations: RegistrationRecord[]): Promise<Sharing[]> {
    const keys = registrations.flatMap((registration) => registration.keys ?? []);
    return this.findMany(
      { keys: { $in: keys }, status: { $ne: 'Withdrawn' } },
      { fields: ['keys', 'number', 'name', 'status'], sort: { submittedAt: -1 }, limit: mostSharing },
    );
  }

  /** Number and name by id. */
  async namesOf(ids: string[]): Promise<Map<string, { number: string; name: string }>> {
    const found = await this.findMany({ _id: { $in: ids } }, { fields: ['number', 'name'] });
    return new Map(found.map(({ _id, number, name }) => [_id, { number, name }]));
  }

  /** How many wait, by kind. */
  async waiting(): Promise<Record<string, number>> {
    const counts = await Promise.all(
      registrationKinds.map(async (kind) => [kind, await this.count({ status: 'Pending', kind })] as const),
    );
    return Object.fromEntries(counts);
  }

  /** The newest applications of an e-mail that still have a password. */
  ofApplicant(email: string): Promise<RegistrationRecord[]> {
    const filter = { email, passwordHash: { $exists: true } };
    return this.findMany(filter, { sort: { submittedAt: -1 }, limit: mostPerApplicant });
  }

  override update(
    id: string,
    rows: Where<RegistrationRecord>,
    decide: (registration: RegistrationRecord) => Change<RegistrationRecord> | Promise<Change<RegistrationRecord>>,
    options: { ifMatch?: number; request?: Request } = {},
  ) {
    return super.update(
      id,
      rows,
      async (current) => ({
        ...(await decide(current)),
        secret: ['passwordHash', 'keys', 'accountEvents', 'heldEmail', 'placement', 'joining'],
      }),
      options,
    );
  }
}
