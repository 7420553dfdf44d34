import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type ListQuery, registrationKinds } from '@portal/contracts';
import { type Call, type Change, type Fact, Kit, Records, retireIndex, type Stored } from '@portal/service-kit';
import { emailHeld } from './registration.errors.js';
import { keysOf } from './registration.keys.js';
import { type RegistrationRecord, registrationSchema } from './registration.schema.js';

type Filter = Record<string, unknown>;
type Fields = Omit<RegistrationRecord, keyof Stored> & { _id: string };
type Request = Pick<Call, 'key' | 'bodyHash'>;

const sortable = {
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
export class Registrations implements OnApplicationBootstrap {
  private readonly records: Records<RegistrationRecord>;

  constructor(private readonly kit: Kit) {
    const records = new Records<RegistrationRecord>(kit.database, 'Registration', registrationSchema, {
      heldEmail: emailHeld,
    });
    this.records = kit.keep(records);
  }

  /** Registrations of before: keys that others are compared by, and no refusal that tells a stranger who has applied. */
  async onApplicationBootstrap() {
    await retireIndex(this.stored, 'onePending');
    for await (const { _id, kind, email, phone, form } of this.stored.find({ keys: { $exists: false } })) {
      await this.stored.updateOne({ _id }, { $set: { keys: keysOf(kind, { email, phone }, form) } });
    }
  }

  get(id: string, rows: Filter) {
    return this.records.get(id, rows);
  }

  find(id: string) {
    return this.records.find(id);
  }

  page(filters: Filter[], query: ListQuery) {
    return this.records.page(filters, query, sortable, '-submittedAt');
  }

  earlier(request: Request) {
    return this.records.earlier(request);
  }

  byNumber(number: string): Promise<RegistrationRecord | null> {
    return this.stored.findOne({ number });
  }

  /** The number of an application of this e-mail and kind that is not decided, other than this one. */
  async openOf(email: string, kind: string): Promise<string | undefined> {
    const open = {
      email,
      kind,
      status: { $in: ['Pending', 'Awaiting Confirmation', 'Correction Requested'] },
    } as const;
    return (await this.stored.findOne(open as never, { projection: { number: 1 } }))?.number;
  }

  /** Those that have a key in common with one of these. */
  async sharing(registrations: RegistrationRecord[]): Promise<RegistrationRecord[]> {
    const keys = registrations.flatMap((registration) => registration.keys ?? []);
    return this.stored
      .find({ keys: { $in: keys }, status: { $ne: 'Withdrawn' } })
      .project<RegistrationRecord>({ keys: 1, number: 1, name: 1, status: 1 })
      .sort({ submittedAt: -1 })
      .limit(mostSharing)
      .toArray();
  }

  /** Number and name by id. */
  async namesOf(ids: string[]): Promise<Map<string, { number: string; name: string }>> {
    const found = this.stored.find({ _id: { $in: ids } }, { projection: { number: 1, name: 1 } });
    return new Map((await found.toArray()).map(({ _id, number, name }) => [_id, { number, name }]));
  }

  /** How many wait, by kind. */
  async waiting(): Promise<Record<string, number>> {
    const counts = await Promise.all(
      registrationKinds.map(
        async (kind) => [kind, await this.stored.countDocuments({ status: 'Pending', kind })] as const,
      ),
    );
    return Object.fromEntries(counts);
  }

  /** The newest applications of an e-mail that still have a password. */
  ofApplicant(email: string): Promise<RegistrationRecord[]> {
    return this.stored
      .find({ email, passwordHash: { $exists: true } })
      .sort({ submittedAt: -1 })
      .limit(mostPerApplicant)
      .toArray();
  }

  /** The same request again gives the first registration, also when both came at once. */
  async create(fields: Fields, fact: Fact, request: Request) {
    try {
      return await this.records.create(fields, fact, request);
    } catch (error) {
      const first = await this.records.earlier(request);
      if (first) return first;
      throw error;
    }
  }

  change(
    id: string,
    rows: Filter,
    decide: (registration: RegistrationRecord) => Change<RegistrationRecord> | Promise<Change<RegistrationRecord>>,
    options: { ifMatch?: number } = {},
  ) {
    return this.records.change(
      id,
      rows,
      async (current) => ({
        ...(await decide(current)),
        secret: ['passwordHash', 'keys', 'accountEvents', 'heldEmail', 'placement', 'joining'],
      }),
      options,
    );
  }

  private get stored() {
    return this.kit.database.collection<RegistrationRecord>('registrations');
  }
}
