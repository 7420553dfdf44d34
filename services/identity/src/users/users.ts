import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Actor, PortalEvent, Role } from '@portal/contracts';
import { type Call, type Change, type Fact, Kit, Records, type Stored } from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { aheadMilliseconds, tokenSeconds } from '../sessions/lifetimes.js';
import { emailTaken } from './user.errors.js';
import { allSessionsEnded } from './user.facts.js';
import { secretFields, type UserRecord, userSchema } from './user.schema.js';
import { wordsOf } from './user-words.js';

type Filter = Record<string, unknown>;
export type NewAccount = Omit<UserRecord, keyof Stored> & { _id?: string };
type Request = Pick<Call, 'key' | 'bodyHash'> & { actor?: Actor };

const searched = ['name', 'email', 'formerEmail', 'department', 'organizationName'] as const;
type Searched = Partial<Pick<UserRecord, (typeof searched)[number]>>;
const wordsOfUser = (user: Searched) => wordsOf(...searched.map((field) => user[field]));

/** Where accounts live. */
@Injectable()
export class Users implements OnApplicationBootstrap {
  readonly records: Records<UserRecord>;

  constructor(kit: Kit) {
    this.records = kit.keep(new Records<UserRecord>(kit.database, 'User', userSchema, { email: emailTaken }));
  }

  /** Accounts that were made before the search had words get theirs. */
  async onApplicationBootstrap() {
    const collection = this.records.connection.collection<UserRecord>('users');
    const projection = Object.fromEntries(searched.map((field) => [field, 1]));
    for await (const user of collection.find({ words: { $exists: false } }, { projection })) {
      await collection.updateOne({ _id: user._id }, { $set: { words: wordsOfUser(user) } });
    }
  }

  prepare() {
    return this.records.makeIndexes();
  }

  /** Is there such an account, deleted ones too? */
  async exists(id: string) {
    return (await this.records.model.exists({ _id: id } as never)) !== null;
  }

  /** Is there somebody, besides the demo account, who can let others in? */
  async hasSuperAdmin() {
    const filter = { role: 'Super Admin', status: 'active', demo: { $ne: true } };
    return (await this.records.model.exists(filter as never)) !== null;
  }

  find(id: string) {
    return this.records.find(id);
  }

  get(id: string, rows: Filter) {
    return this.records.get(id, rows);
  }

  byEmail(email: string): Promise<UserRecord | null> {
    return this.records.model.findOne({ email } as never).lean<UserRecord>();
  }

  byRegistration(registrationId: string): Promise<UserRecord | null> {
    return this.records.model.findOne({ registrationId } as never).lean<UserRecord>();
  }

  async some(filter: Filter, most = 50): Promise<UserRecord[]> {
    return this.records.model
      .find(filter as never)
      .sort({ name: 1 })
      .limit(most)
      .lean<UserRecord[]>();
  }

  /** Those of these accounts that did not choose to be spared of a topic. */
  async wanting(ids: string[], topic: string): Promise<string[]> {
    const spared = await this.records.model
      .find({ _id: { $in: ids }, [`preferences.${topic}`]: false } as never, { _id: 1 })
      .lean<{ _id: string }[]>();
    const unwanted = new Set(spared.map(({ _id }) => _id));
    return ids.filter((id) => !unwanted.has(id));
  }

  /** E-mail addresses by id. */
  async emailsOf(ids: string[]): Promise<Map<string, string>> {
    const wanted = [...new Set(ids)].filter(Boolean);
    const found = await this.records.model
      .find({ _id: { $in: wanted } } as never, { email: 1 })
      .lean<Pick<UserRecord, '_id' | 'email'>[]>();
    return new Map(found.flatMap(({ _id, email }) => (email ? [[_id, email] as const] : [])));
  }

  /** Which of these e-mail addresses and phone numbers an account has. */
  async known(emails: string[], phones: string[]) {
    const [byEmail, byPhone] = await Promise.all([
      this.records.model.distinct('email', { email: { $in: emails } } as never).exec(),
      this.records.model.distinct('phone', { phone: { $in: phones }, status: { $ne: 'deleted' } } as never).exec(),
    ]);
    return { emails: byEmail, phones: byPhone };
  }

  /** Ids of active accounts of these roles or organisations. */
  async idsOf(roles: string[], organizations: string[]): Promise<string[]> {
    if (roles.length + organizations.length === 0) return [];
    const filter = {
      status: 'active',
      $or: [{ role: { $in: roles } }, { organizationId: { $in: organizations } }],
    };
    const found = await this.records.model.find(filter as never, { _id: 1 }).lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }

  othersActive(role: Role, id: string, session: ClientSession): Promise<number> {
    const filter = { role, status: 'active', _id: { $ne: id } };
    return this.records.model.countDocuments(filter as never, { session });
  }

  /** Whose sessions all ended while a token of theirs may still be young. */
  async ended() {
    const since = new Date(Date.now() - tokenSeconds * 1_000);
    const found = await this.records.model
      .find({ sessionsEndedAt: { $gt: since } } as never, { sessionsEndedAt: 1 })
      .lean<Pick<UserRecord, '_id' | 'sessionsEndedAt'>[]>();
    return found.map(({ _id, sessionsEndedAt }) => ({ userId: _id, before: sessionsEndedAt!.getTime() / 1_000 }));
  }

  /** The account, if it may still go on with this epoch; notes a sign-in without a new version. */
  async goingOn(id: string, epoch: number, signInAt?: Date): Promise<UserRecord | null> {
    const filter = { _id: id, epoch, status: 'active' } as never;
    if (!signInAt) return this.records.model.findOne(filter).lean<UserRecord>();
    const update = { $max: { lastSignInAt: signInAt } } as never;
    return this.records.model.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<UserRecord>();
  }

  /** Refuses an e-mail address that is taken, at the field of the form. */
  async assertFree(email: string, field: string) {
    if (await this.byEmail(email)) throw emailTaken(field);
  }

  /** The organisation has another name: its people carry it. */
  async renameOrganization(organizationId: string, organizationName: string) {
    const collection = this.records.connection.collection<UserRecord>('users');
    const projection = Object.fromEntries(searched.map((field) => [field, 1]));
    for await (const user of collection.find({ organizationId }, { projection })) {
      const words = wordsOfUser({ ...user, organizationName });
      await collection.updateOne({ _id: user._id }, { $set: { organizationName, words } });
    }
    this.records.recount();
  }

  /** The same request again gives the first account, whichever unique value it would hit. */
  async create(fields: NewAccount, fact: (id: string) => Fact, request: Request = {}) {
    try {
      return await this.records.create({ ...fields, words: wordsOfUser(fields) }, fact, request);
    } catch (error) {
      const first = await this.records.earlier(request);
      if (first) return first;
      throw error;
    }
  }

  /** Changes an account; with `by` all its sessions end in the same write. */
  change(
    id: string,
    rows: Filter,
    decide: (user: UserRecord) => Change<UserRecord> | Promise<Change<UserRecord>>,
    { by, ...options }: { by?: PortalEvent['by']; ifMatch?: number; session?: ClientSession } = {},
  ) {
    return this.records.change(
      id,
      rows,
      async (user) => {
        const decided = await decide(user);
        const renamed = searched.some((field) => decided.set && field in decided.set);
        const words = renamed ? { words: wordsOfUser({ ...user, ...decided.set }) } : {};
        const change = { ...decided, set: { ...decided.set, ...words }, secret: [...secretFields] };
        if (!by) return change;
        // A little ahead: a token that is made at this very moment, or by a clock that is fast, ends too.
        const ahead = Date.now() + aheadMilliseconds;
        const sessionsEndedAt = new Date(Math.max(ahead, (user.sessionsEndedAt?.getTime() ?? 0) + 1));
        return {
          ...change,
          set: { ...change.set, epoch: user.epoch + 1, sessionsEndedAt },
          also: [...(change.also ?? []), allSessionsEnded(user, by, sessionsEndedAt)],
        };
      },
      options,
    );
  }
}
