import { Injectable } from '@nestjs/common';
import {
  type Actor,
  documentPurposes,
  documentsOfKind,
  type PersonFile,
  type PersonKind,
  textsIn,
} from '@portal/contracts';
import { Kit } from '@portal/service-kit';
import { filesOf } from '../users/user.view.js';
import type { UserRecord } from '../users/user.schema.js';

/** The files of a person's form: those it had stay, new ones are checked and bound to the account. */
@Injectable()
export class PersonFiles {
  constructor(private readonly kit: Kit) {}

  async claim(
    userId: string,
    { kind, form, had = [] }: { kind: PersonKind; form: Readonly<Record<string, unknown>>; had?: PersonFile[] },
    actor: Actor,
  ): Promise<PersonFile[]> {
    const fields = documentsOfKind[kind];
    // Of a role that the account had before: this form says nothing of them.
    const kept = had.filter(({ field }) => !fields.some((one) => one === field));
    for (const field of fields) {
      const ids = textsIn(form, field);
      const known = had.filter((file) => file.field === field && ids.includes(file.id));
      const fresh = ids.filter((id) => !known.some((file) => file.id === id));
      kept.push(...known);
      if (fresh.length === 0) continue;
      const record = { type: 'User', id: userId };
      const claimed = await this.kit.files.claim(fresh, field, documentPurposes[field], actor, record);
      kept.push(...claimed.map((file) => ({ ...file, field, keptBy: 'identity' as const })));
    }
    return kept;
  }

  async release(userId: string) {
    await this.kit.files.release({ type: 'User', id: userId });
  }

  /** What a change took off the account; a registration keeps what was handed in with it. */
  async releaseGone(before: UserRecord, after: UserRecord) {
    const named = new Set(filesOf(after).map(({ id }) => id));
    const gone = filesOf(before).filter(({ id, keptBy }) => keptBy === 'identity' && !named.has(id));
    if (gone.length === 0) return;
    const record = { type: 'User', id: before._id };
    await this.kit.files.release(
      record,
      gone.map(({ id }) => id),
    );
  }
}
