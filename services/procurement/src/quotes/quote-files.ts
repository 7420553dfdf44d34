import { Injectable } from '@nestjs/common';
import type { Actor, StoredFile } from '@portal/contracts';
import { DomainError, Kit } from '@portal/service-kit';
import { fileGone } from './quote.errors.js';
import { QuoteRepository } from './quote.repository.js';
import type { QuoteRecord } from './quote.schema.js';

interface Naming {
  actor: Actor;
  id: string;
  /** The files that the quote names from now on. */
  ids: readonly string[];
  had?: readonly StoredFile[];
}

/** The files of a quote: those it had stay, whoever of its organisation brought them; new ones are checked and bound to it. */
@Injectable()
export class QuoteFiles {
  constructor(
    private readonly kit: Kit,
    private readonly quotes: QuoteRepository,
  ) {}

  /** Binds the new ones for a write; one that is refused after all lets go of them, so that they can be sent with the next try. */
  async bindFor(
    { actor, id, ids, had = [] }: Naming,
    write: (bound: StoredFile[]) => Promise<QuoteRecord>,
  ): Promise<QuoteRecord> {
    const fresh = ids.filter((one) => !had.some((file) => file.id === one));
    const bound = await this.kit.files.claim(fresh, 'files', 'quoteFile', actor, { type: 'Quote', id });
    try {
      return await write(bound);
    } catch (error) {
      // What the quote has, or a change at the same moment gave it, stays.
      if (error instanceof DomainError) await this.release(id, bound, (await this.quotes.find(id))?.files);
      throw error;
    }
  }

  /** Lets go of those that the quote names no more. */
  async release(id: string, had: readonly StoredFile[], kept: readonly StoredFile[] = []) {
    const gone = had.filter((file) => !kept.some((one) => one.id === file.id));
    if (gone.length === 0) return;
    await this.kit.files.release(
      { type: 'Quote', id },
      gone.map((file) => file.id),
    );
  }
}

/** The named ones, each once, of those that a quote had and got; one that a change at the same moment took away is refused. */
export function namedFiles(ids: readonly string[], known: readonly StoredFile[]): StoredFile[] {
  return [...new Set(ids)].map((id) => {
    const file = known.find((one) => one.id === id);
    if (!file) throw fileGone();
    return file;
  });
}
