import { Injectable } from '@nestjs/common';
import type { Page, QueryOf, users as operations } from '@portal/contracts';
import { isAddress, sortField, type Where, wordsOf } from '@portal/service-kit';
import { LRUCache } from 'lru-cache';
import { type CommonWord, CommonWords } from './common-words.js';
import { type UserRecord, userSorts, wordSorts } from './user.schema.js';
import { UserRepository } from './user.repository.js';

type UserFilter = Where<UserRecord>;
type Query = QueryOf<typeof operations.list>;
type Direction = 1 | -1;

/** Up to so many are sorted at hand; of more, the index of the sort is walked until the page is full. */
const few = 2_000;
/** Counting more than this takes long enough to be done beside the answer. */
const many = 5_000;
const freshMilliseconds = 2_000;
// Of the second factor only that there is one.
const hidden = ['words', 'passwordHash', 'factor.secret', 'factor.recoveryHashes', 'factorToConfirm'] as const;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const beginningWith = (text: string) => ({ $regex: `^${escaped(text)}` });

/** An address is looked for as it is, anything else by its words. */
const soughtIn = (text = '') =>
  text
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .flatMap((part) => (/^[^@]*@[^@]+$/.test(part) ? [part] : wordsOf(part)));

/** Reads pages of the account list, as quick among a hundred thousand as among a thousand. */
@Injectable()
export class UserList {
  private readonly totals = new LRUCache<string, { total: number; at: number; running?: Promise<number> }>({
    max: 200,
  });

  constructor(
    private readonly users: UserRepository,
    private readonly commonWords: CommonWords,
  ) {}

  async page(rows: UserFilter, query: Query): Promise<Page<UserRecord>> {
    const sought = [...new Set([...soughtIn(query.q), ...wordsOf(query.organization)])];
    // Something was looked for that no word can hold.
    if (query.q && soughtIn(query.q).length === 0)
      return { items: [], total: 0, page: query.page, pageSize: query.pageSize };
    const filter = { $and: [rows, ...this.filtersOf(query, sought)] };
    const picked = this.picking(query, sought);
    if (!picked) {
      const [items, total] = await Promise.all([this.walk(filter, query), this.total(filter, query)]);
      return { items, total, page: query.page, pageSize: query.pageSize };
    }
    const total = await this.users.count(filter, { hint: picked, limit: few + 1 });
    const items =
      total > few ? await this.readOfMany(rows, filter, query, sought) : await this.read(filter, query, picked);
    const counted = total > few ? { total: few, more: true } : { total };
    return { items, ...counted, page: query.page, pageSize: query.pageSize };
  }

  private filtersOf(
    { role, status, organizationId, department }: Query,
    sought: string[],
    along?: CommonWord,
  ): UserFilter[] {
    return [
      role ? { role } : {},
      { status: status ?? { $ne: 'deleted' } },
      organizationId ? { organizationId } : {},
      department ? { department } : {},
      ...sought.map((word) => ({
        words: isAddress(word) ? word : word === along?.beginning ? { $in: along.words } : beginningWith(word),
      })),
    ].filter((one) => Object.keys(one).length > 0);
  }

  /** The index that picks few, if the question picks at all. */
  private picking({ role, status, organizationId, department }: Query, sought: string[]) {
    if (organizationId) return 'organizationId_1_role_1_status_1';
    if (sought.length > 0) return role ? 'roleWords' : 'words';
    if (department) return 'department_1_role_1_status_1';
    if (status && status !== 'active') return 'status';
    return undefined;
  }

  private sortOf({ sort = '-createdAt' }: Query): { field: string; direction: Direction } {
    const direction: Direction = sort.startsWith('-') ? -1 : 1;
    const name = sort.replace(/^-/, '');
    return { field: sortField<(typeof userSorts)[keyof typeof userSorts]>(name, userSorts), direction };
  }

  /** Sorted by what words are made of, those who share a word may all lie at the far end: then the word's own index is walked. */
  private async readOfMany(rows: UserFilter, filter: UserFilter, query: Query, sought: string[]) {
    const { field } = this.sortOf(query);
    const along = wordSorts.some((one) => one === field) ? await this.commonWords.rarest(sought) : undefined;
    if (!along) return this.walk(filter, query);
    return this.read({ $and: [rows, ...this.filtersOf(query, sought, along)] }, query, `words_${field}`);
  }

  /** Along the index of the sort, within a department or a role where the question names one. */
  private walk(filter: UserFilter, query: Query) {
    const { field } = this.sortOf(query);
    const within = (['department', 'role'] as const).find((one) => query[one] && one !== field);
    return this.read(filter, query, `${within ? `${within}_1_` : ''}${field}_1__id_1`);
  }

  private read(filter: UserFilter, query: Query, hint: string): Promise<UserRecord[]> {
    const { field, direction } = this.sortOf(query);
    return this.users.findMany(filter, {
      without: hidden,
      hint,
      sort: { [field]: direction, _id: direction },
      skip: (query.page - 1) * query.pageSize,
      limit: query.pageSize,
    });
  }

  /** Exact while it is cheap; of very many the last count is told at once, and counted anew beside it. */
  private async total(filter: UserFilter, { role }: Query): Promise<number> {
    const key = JSON.stringify(filter);
    const known = this.totals.get(key);
    if (known?.running) return known.total >= many ? known.total : known.running;
    if (known && known.total >= many && performance.now() - known.at < freshMilliseconds) return known.total;
    const running = this.count(key, filter, role ? 'role_1_status_1_createdAt_-1' : 'status');
    this.totals.set(key, { total: known?.total ?? 0, at: performance.now(), running });
    running.catch(() => this.totals.delete(key));
    return known && known.total >= many ? known.total : running;
  }

  private async count(key: string, filter: UserFilter, hint: string) {
    const total = await this.users.count(filter, { hint });
    this.totals.set(key, { total, at: performance.now() });
    return total;
  }
}
