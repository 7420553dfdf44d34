import { Injectable } from '@nestjs/common';
import { deriving, type MigrationList, retiring } from '@portal/service-kit';
import { keysOf } from './registrations/registration.keys.js';
import { RegistrationRepository } from './registrations/registration.repository.js';

/** What brings registrations on from earlier versions. */
@Injectable()
export class RegistrationMigrations implements MigrationList {
  readonly migrations;

  constructor(registrations: RegistrationRepository) {
    this.migrations = [
      // With it a refusal tells a stranger who has applied.
      retiring(registrations, {
        name: '2026-11-applications-of-one-address',
        awaited: true,
        indexes: ['onePending'],
      }),
      deriving(registrations, {
        name: '2026-11-keys-of-registrations',
        awaited: true,
        lacking: { keys: { $exists: false } },
        fields: ['kind', 'email', 'phone', 'form'],
        fill: ({ kind, email, phone, form }) => ({ $set: { keys: keysOf(kind, { email, phone }, form) } }),
      }),
    ];
  }
}
