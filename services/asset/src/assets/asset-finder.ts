import { Injectable } from '@nestjs/common';
import type { Actor } from '@portal/contracts';
import { rowsFor, type Where, wordsOf } from '@portal/service-kit';
import { LiveAssets } from '../reports/live-assets.js';
import type { AssetRecord } from './asset-record.js';
import { marksFor } from './asset.filter.js';
import { AssetRepository } from './asset.repository.js';
import { wordIndex } from './asset.schema.js';
import { havingWord, type Marked } from './asset-words.js';
import { sharedHaving, valuesHaving, wordTest } from './held-words.js';

/** What assets are asked for. */
export interface Asking {
  actor: Actor;
  /** Whose; those that the actor may see where nothing is said. */
  rows?: Where<AssetRecord>;
  /** By fields that are held in memory. */
  filters: readonly Where<AssetRecord>[];
  /** Beginnings of words of the search, the place, the supplier. */
  q?: string | undefined;
  location?: string | undefined;
  supplier?: string | undefined;
  sort: Record<string, 1 | -1>;
  /** So many are enough: where words that serial numbers begin with are shared by very many, no more are looked for. */
  most?: number;
  /** Of their order only the ids from one to before another, as of a page; all of them where nothing is said. */
  cut?: { from: number; to: number };
}

/** The ids that were wanted in their order, and how many there are in all, or that there are more than that. */
export interface FoundAssets {
  ids: string[];
  total: number;
  more: boolean;
}

/** As long as a word that a serial number may begin with leads to no more assets, the index of words is asked for them. */
const few = 3_000;

/**
 * Finds the assets that a question means, and their order, by what is held of them in memory (ADR 0033). It never shows them: whoever reads
 * them asks the database with the whole question again.
 */
@Injectable()
export class AssetFinder {
  constructor(
    private readonly live: LiveAssets,
    private readonly store: AssetRepository,
  ) {}

  async find(asking: Asking): Promise<FoundAssets> {
    const { actor, filters, q, location, supplier, sort, most = Infinity, cut = everything } = asking;
    // Something was looked for that no word can hold.
    if ([q, location, supplier].some((text) => text && wordsOf(text).length === 0)) return none;
    await this.live.upToDate();
    const marks = marksFor(actor);
    const words = wordsOf(q);
    // No serial number has the common ones: which assets do is known in memory.
    const own = words.filter((word) => this.live.mayBegin(word));
    const common = words.filter((word) => !own.includes(word));
    const leading = await this.leading(actor, own, marks);
    if (leading?.length === 0) return none;
    const { rows = rowsFor(actor, 'view', 'Asset') } = asking;
    const all = this.live.matching({ $and: [rows, ...filters] }, [
      ...valuesHaving(this.live, 'location', location),
      ...valuesHaving(this.live, 'supplier', supplier),
      ...common.map((word) => sharedHaving(this.live, word, marks)),
    ]);
    const meant = leading ? this.live.having(all, leading) : all;
    if (own.length === 0) {
      const found = this.live.sorted(meant, sort, Math.min(cut.to, meant.count));
      return { ids: this.idsOf(found, cut), total: meant.count, more: false };
    }
    // Few are all looked at.
    const limit = leading ? meant.count : Math.min(most, meant.count);
    const tests = own.map((word) => wordTest(this.live, word, marks));
    const found = this.live.sorted(meant, sort, limit + 1, (place) => tests.every((test) => test(place)));
    return {
      ids: this.idsOf(found.subarray(0, limit), cut),
      total: Math.min(found.length, limit),
      more: found.length > limit,
    };
  }

  private idsOf(places: Int32Array, { from, to }: NonNullable<Asking['cut']>) {
    return Array.from(places.subarray(from, to), (place) => this.live.id(place));
  }

  /** The assets of that word of a search which leads to the fewest; nothing where each leads to too many. */
  private async leading({ role, organizationId }: Actor, words: readonly string[], marks: readonly Marked[]) {
    const office = role === 'Buyer' ? [{ buyerOrganizationId: organizationId }] : [];
    const having = words.map((word): Where<AssetRecord> => ({ $and: [havingWord(word, marks), ...office] }));
    const counts = await Promise.all(
      having.map((filter) => this.store.count(filter, { limit: few + 1, hint: wordIndex })),
    );
    const fewest = Math.min(...counts);
    const filter = having[counts.indexOf(fewest)];
    if (!filter || fewest > few) return undefined;
    const found = await this.store.findMany(filter, { fields: ['_id'], hint: wordIndex, limit: few + 1 });
    return found.map(({ _id }) => _id);
  }
}

const everything = { from: 0, to: Infinity };
const none: FoundAssets = { ids: [], total: 0, more: false };
