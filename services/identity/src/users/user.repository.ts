import { Injectable } from '@nestjs/common';
import type { EndedSession, Notice, OrganizationMatch, PortalEvent, Role } from '@portal/contracts';
import {
  type Change,
  type NewEvent,
  Kit,
  RecordRepository,
  type Request,
  type Stored,
  type Where,
  wordsOf,
} from '@portal/service-kit';
import type { ClientSession } from 'mongoose';
import { aheadMilliseconds, setBackSeconds, tokenSeconds } from '../sessions/lifetimes.js';
import { whoMayEnter } from './may-enter.js';
import { emailTaken } from './user.errors.js';
import { allSessionsEnded } from './user.events.js';
import { secretFields, type UserRecord, userSchema } from './user.schema.js';

export type NewAccount = Omit<UserRecord, keyof Stored> & { _id?: string };
type OrganizationPeople = Pick<OrganizationMatch, 'members' | 'administrators' | 'domains'>;

export const searched = ['name', 'email', 'formerEmail', 'department', 'organizationName'] as const;
type Searched = Partial<Pick<UserRecord, (typeof searched)[number]>>;
/** The address itself and its domain are words too: who looks for an address finds that one. */
export const wordsOfUser = (user: Searched) => {
  const email = (user.email ?? user.formerEmail)?.toLowerCase();
  const address = email ? [email, email.slice(email.indexOf('@'))] : [];
  return [...wordsOf(...searched.map((field) => user[field])), ...address];
};

/** Where accounts live. */
@Injectable()
export class UserRepository extends RecordRepository<UserRecord> {
  constructor(private readonly kit: Kit) {
    super(kit.database, 'User', userSchema, { email: emailTaken });
    kit.keep(this);
  }

  /** Who came first to an organisation decides who joins it; of before somebody was marked for it. */
  async nameFirstAdministrators() {
    const organized = { role: { $in: ['Buyer', 'Seller', 'OEM'] }, status: 'active' };
    const first = await this.aggregate<{ _id: string; first: string }>(organized, [
      { $sort: { createdAt: 1, _id: 1 } },
      { $group: { _id: '$organizationId', first: { $first: '$_id' } } },
    ]);
    const ids = first.map(({ first: id }) => id);
    await this.updateMany({ _id: { $in: ids } }, { $set: { organizationAdministrator: true } });
  }

  /** Organisations with an active account whose address is of this domain. */
  async organizationsOfDomain(domain: string, most: number): Promise<string[]> {
    const found = await this.aggregate<{ _id: string }>({ words: `@${domain}`, status: 'active' }, [
      { $group: { _id: '$organizationId', members: { $sum: 1 } } },
      { $sort: { members: -1, _id: 1 } },
      { $limit: most },
    ]);
    return found.map(({ _id }) => _id);
  }

  /** How many active accounts these organisations have, how many of them decide who joins, and of which mail domains. */
  async peopleOf(organizationIds: string[]): Promise<Map<string, OrganizationPeople>> {
    const domain = { $arrayElemAt: [{ $split: ['$email', '@'] }, 1] };
    const members = { organizationId: { $in: organizationIds }, status: 'active', email: { $exists: true } };
    const found = await this.aggregate<OrganizationPeople & { _id: string }>(members, [
      {
        $group: {
          _id: { organization: '$organizationId', domain },
          count: { $sum: 1 },
          deciding: { $sum: { $cond: ['$organizationAdministrator', 1, 0] } },
        },
      },
      { $sort: { count: -1, '_id.domain': 1 } },
      {
        $group: {
          _id: '$_id.organization',
          members: { $sum: '$count' },
          administrators: { $sum: '$deciding' },
          domains: { $push: '$_id.domain' },
        },
      },
    ]);
    return new Map(found.map(({ _id, domains, ...counted }) => [_id, { ...counted, domains: domains.slice(0, 5) }]));
  }

  /** The active accounts of an organisation, those first who decide who joins it. */
  membersOf(organizationId: string, most: number): Promise<UserRecord[]> {
    const sort = { organizationAdministrator: -1, createdAt: 1 } as const;
    return this.findMany({ organizationId, status: 'active' }, { sort, limit: most });
  }

  /** An account that is made together with other records; every refusal ends the transaction. */
  async createWithin(fields: NewAccount, event: (id: string) => NewEvent, request: Request, session: ClientSession) {
    const document = this.prepare({ ...fields, words: wordsOfUser(fields) }, event, request);
    try {
      await this.insert([document], { session });
      return document;
    } catch (error) {
      throw this.meaning(error);
    }
  }

  /** Is there somebody, besides the demo account, who can let others in? */
  hasSuperAdmin() {
    return this.exists({ role: 'Super Admin', status: 'active', demo: { $ne: true } });
  }

  byEmail(email: string): Promise<UserRecord | null> {
    return this.findOne({ email });
  }

  byRegistration(registrationId: string): Promise<UserRecord | null> {
    return this.findOne({ registrationId });
  }

  some(filter: Where<UserRecord>, limit = 50): Promise<UserRecord[]> {
    return this.findMany(filter, { sort: { name: 1 }, limit });
  }

  /** Those of these accounts that did not choose to be spared of a topic. */
  async wanting(ids: string[], topic: string): Promise<string[]> {
    const spared = await this.findMany({ _id: { $in: ids }, [`preferences.${topic}`]: false }, { fields: ['_id'] });
    const unwanted = new Set(spared.map(({ _id }) => _id));
    return ids.filter((id) => !unwanted.has(id));
  }

  /** E-mail addresses by id. */
  async emailsOf(ids: string[]): Promise<Map<string, string>> {
    const wanted = [...new Set(ids)].filter(Boolean);
    const found = await this.findMany({ _id: { $in: wanted } }, { fields: ['email'] });
    return new Map(found.flatMap(({ _id, email }) => (email ? [[_id, email] as const] : [])));
  }

  /** Which of these e-mail addresses and phone numbers an account has. */
  async known(emails: string[], phones: string[]) {
    const [byEmail, byPhone] = await Promise.all([
      this.distinct('email', { email: { $in: emails } }),
      this.distinct('phone', { phone: { $in: phones }, status: { $ne: 'deleted' } }),
    ]);
    return { emails: byEmail, phones: byPhone };
  }

  /** The active accounts that a notice names, singly, by role or by organisation. */
  async meant({ users, roles, organizations }: Pick<Notice, 'users' | 'roles' | 'organizations'>) {
    if (users.length + roles.length + organizations.length === 0) return [];
    const filter = {
      status: 'active',
      $or: [{ _id: { $in: users } }, { role: { $in: roles } }, { organizationId: { $in: organizations } }],
    };
    return this.findMany(filter, { fields: ['role', 'organizationId'] });
  }

  /** How many others of a role may sign in. */
  othersEntering(role: Role, id: string, session: ClientSession): Promise<number> {
    const filter = { ...whoMayEnter(this.kit.config.PORTAL_DEMO === '1'), role, _id: { $ne: id } };
    return this.count(filter, { session });
  }

  /** How many others of an organisation may sign in and decide who joins it. */
  otherAdministrators({ _id, organizationId }: UserRecord, session: ClientSession): Promise<number> {
    const mark = { organizationId, organizationAdministrator: true, _id: { $ne: _id } };
    const filter = { ...whoMayEnter(this.kit.config.PORTAL_DEMO === '1'), ...mark };
    return this.count(filter, { session });
  }

  /** Whose sessions all ended while a token of theirs may still be young, also by a clock that was set back meanwhile. */
  async ended(): Promise<EndedSession[]> {
    const since = new Date(Date.now() - (tokenSeconds + setBackSeconds) * 1_000);
    const found = await this.findMany({ sessionsEndedAt: { $gt: since } }, { fields: ['epoch', 'sessionsEndedAt'] });
    return found.flatMap(({ _id, epoch, sessionsEndedAt: at }) =>
      at ? [{ userId: _id, epoch, before: at.getTime() / 1_000 }] : [],
    );
  }

  /** The account, if it may still go on with this epoch; notes a sign-in without a new version. */
  goingOn(id: string, epoch: number, signInAt?: Date): Promise<UserRecord | null> {
    const filter = { _id: id, epoch, status: 'active' };
    return signInAt ? this.updateAndFind(filter, { $max: { lastSignInAt: signInAt } }) : this.findOne(filter);
  }

  /** Refuses an e-mail address that is taken, at the field of the form. */
  async assertFree(email: string, field: string) {
    if (await this.byEmail(email)) throw emailTaken(field);
  }

  /** The organisation has another name: its people carry it. */
  async renameOrganization(organizationId: string, organizationName: string) {
    for (const user of await this.findMany({ organizationId }, { fields: searched })) {
      const words = wordsOfUser({ ...user, organizationName });
      await this.updateOne({ _id: user._id }, { $set: { organizationName, words } });
    }
    this.recount();
  }

  /** Everybody else of an organisation signs in anew: what their tokens say of it is no longer so. */
  async endSessionsOf(organizationId: string, besides: string, by: PortalEvent['by']) {
    const others = { organizationId, status: 'active', _id: { $ne: besides } };
    for (const { _id } of await this.findMany(others, { fields: ['_id'] }))
      await this.update(_id, {}, () => ({}), { by });
  }

  override createOnce(fields: NewAccount, event: (id: string) => NewEvent, request: Request = {}) {
    return super.createOnce({ ...fields, words: wordsOfUser(fields) }, event, request);
  }

  /** The first word from the index that lies in a range, without looking at who holds it. */
  async wordIn(range: object): Promise<string | undefined> {
    const words = { words: { $elemMatch: range } };
    const [key] = await this.query(words, { limit: 1, hint: 'words' })
      .setOptions({ returnKey: true })
      .lean<{ words: string }[]>();
    return key?.words;
  }

  /** Changes an account; with `by` all its sessions end in the same write. */
  override update(
    id: string,
    rows: Where<UserRecord>,
    decide: (user: UserRecord) => Change<UserRecord> | Promise<Change<UserRecord>>,
    { by, ...options }: { by?: PortalEvent['by']; ifMatch?: number; session?: ClientSession; request?: Request } = {},
  ) {
    return super.update(
      id,
      rows,
      async (user) => {
        const decided = await decide(user);
        const renamed = searched.some((field) => decided.set && field in decided.set);
        const words = renamed ? { words: wordsOfUser({ ...user, ...decided.set }) } : {};
        const change = { ...decided, set: { ...decided.set, ...words }, secret: [...secretFields] };
        if (!by) return change;
        const epoch = user.epoch + 1;
        // A little ahead: a token that is made at this very moment, or by a clock that is fast, ends too.
        const ahead = Date.now() + aheadMilliseconds;
        const sessionsEndedAt = new Date(Math.max(ahead, (user.sessionsEndedAt?.getTime() ?? 0) + 1));
        return {
          ...change,
          set: { ...change.set, epoch, sessionsEndedAt },
          also: [...(change.also ?? []), allSessionsEnded(user, by, { epoch, before: sessionsEndedAt })],
        };
      },
      options,
    );
  }
}
