import { Injectable } from '@nestjs/common';
import type { Actor, FilePurpose, StoredFile } from '@portal/contracts';
import { Kit } from '@portal/service-kit';

type PersonFile = StoredFile & { field: string };

const purposes: Record<string, FilePurpose> = { logo: 'logo', pastWorkOrders: 'workOrder' };

/** The files of a person's form: those it had stay, new ones are checked and bound to the account. */
@Injectable()
export class PersonFiles {
  constructor(private readonly kit: Kit) {}

  async claim(userId: string, form: object, had: PersonFile[], actor: Actor): Promise<PersonFile[]> {
    const kept: PersonFile[] = [];
    for (const [field, purpose] of Object.entries(purposes)) {
      const ids = (form as Record<string, string[] | undefined>)[field] ?? [];
      const known = had.filter((file) => file.field === field && ids.includes(file.id));
      const fresh = ids.filter((id) => !known.some((file) => file.id === id));
      kept.push(...known);
      if (fresh.length === 0) continue;
      const claimed = await this.kit.files.claim(fresh, field, purpose, actor, { type: 'User', id: userId });
      kept.push(...claimed.map((file) => ({ ...file, field })));
    }
    return kept;
  }

  async release(userId: string) {
    await this.kit.files.release({ type: 'User', id: userId });
  }
}
