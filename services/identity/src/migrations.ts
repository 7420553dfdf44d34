import { Injectable } from '@nestjs/common';
import { nameKeys } from '@portal/contracts';
import { deriving, type Migration, type MigrationList, retiring } from '@portal/service-kit';
import { OrganizationRepository } from './organizations/organization.repository.js';
import { GuardRepository } from './users/guard.repository.js';
import { searched, UserRepository, wordsOfUser } from './users/user.repository.js';

/** What brings accounts and organisations on from earlier versions. */
@Injectable()
export class IdentityMigrations implements MigrationList {
  readonly migrations;

  constructor(organizations: OrganizationRepository, users: UserRepository, guards: GuardRepository) {
    this.migrations = [
      // With it no second organisation of a name can be stored.
      retiring(organizations, {
        name: '2026-11-names-that-stand-twice',
        awaited: true,
        indexes: ['kind_1_normalizedName_1'],
      }),
      deriving(organizations, {
        name: '2026-11-keys-of-names',
        awaited: true,
        lacking: { nameKeys: { $exists: false } },
        fields: ['name'],
        fill: ({ name }) => ({ $set: { nameKeys: nameKeys(name) } }),
      }),
      deriving(users, {
        name: '2026-11-words-of-accounts',
        awaited: true,
        lacking: { $or: [{ words: { $exists: false } }, { email: { $exists: true }, words: { $not: /^@/ } }] },
        fields: searched,
        fill: (user) => ({ $set: { words: wordsOfUser(user) } }),
      }),
      firstAdministrators(users, guards),
    ];
  }
}

/** Once: later a new organisation's first account is made with the mark, and an administrator may take it away. */
const firstAdministrators = (users: UserRepository, guards: GuardRepository): Migration => ({
  name: '2026-11-first-administrators',
  awaited: true,
  async run({ since }) {
    if (since || (await guards.find('organization-administrators'))) return;
    await users.nameFirstAdministrators();
    await guards.updateOne({ _id: 'organization-administrators' }, { $set: { done: true } }, { upsert: true });
  },
});
