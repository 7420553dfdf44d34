import { type Column, type Condition, reaching, type Value } from './columns.js';
import { LinkedPlaces } from './linked-places.js';
import { PlaceSet } from './place-set.js';
import { type Key, type Ranks, Ranking } from './ranking.js';

/** Of so many different values the places of each are kept. */
const mostSets = 64;
/** Of values that less than one in so many has, each place is found by itself. */
const rare = 16;

/** Values that many records share: each is held once, and tested once for a question. */
export class SharedColumn implements Column {
  private codes = new Uint32Array(0);
  private readonly values: Value[] = [];
  private readonly known = new Map<unknown, number>();
  private size = 0;
  /** It holds a value that is several in one, of which each fits. */
  private hasSeveral = false;
  private sets: PlaceSet[] | undefined;
  private links: LinkedPlaces | undefined;
  /** The places that have no value. */
  private missing: PlaceSet | undefined;
  private ranked: Ranks | undefined;
  private readonly ranking = new Ranking((code) => this.values[code] as Key);

  set(place: number, value: Value) {
    const isSeveral = Array.isArray(value);
    this.hasSeveral ||= isSeveral;
    const key = isSeveral ? JSON.stringify(['several', value]) : value;
    let code = this.known.get(key);
    if (code === undefined) {
      code = this.values.push(value) - 1;
      this.known.set(key, code);
      this.ranking.changed(code);
    }
    if (place < this.size && this.codes[place] === code) return;
    if (this.sets) this.move(this.sets, place, code);
    this.link(place, code);
    this.size = Math.max(this.size, place + 1);
    this.codes = reaching(this.codes, place);
    this.codes[place] = code;
    this.ranked = undefined;
  }

  private move(sets: PlaceSet[], place: number, code: number) {
    if (this.values.length > mostSets) this.sets = undefined;
    if (place < this.size) sets[this.codes[place]!]!.delete(place);
    (sets[code] ??= new PlaceSet()).add(place);
  }

  private link(place: number, code: number) {
    if (place < this.size) this.links?.remove(place, this.codes[place]!);
    this.links?.add(place, code);
    if (!this.missing) return;
    if (this.values[code] === undefined) this.missing.add(place);
    else if (this.missing.has(place)) this.missing.delete(place);
  }

  get(place: number) {
    return this.values[this.codes[place]!];
  }

  codeAt(place: number): number {
    return this.codes[place]!;
  }

  codeOf(value: string): number | undefined {
    return this.known.get(value);
  }

  /** The different values, and which of them each place holds. */
  coded() {
    return { codes: this.codes, values: this.values as readonly Value[] };
  }

  narrow(meant: PlaceSet, conditions: readonly Condition[]) {
    const [first, ...others] = conditions;
    if (!first) return;
    if (first.among && others.length === 0 && !this.hasSeveral) return this.keepAmong(meant, first.among);
    const isPassing = passing(this.values, first.passes);
    // Of what lies on the one side of a bound and of another very many are, and few between.
    for (const { passes } of others)
      for (let code = 0; code < isPassing.length; code++)
        if (isPassing[code] === 1) isPassing[code] = Number(passes(this.values[code]));
    this.keep(meant, isPassing);
  }

  /** Of many different values the others need not be looked at. */
  private keepAmong(meant: PlaceSet, wanted: readonly Value[]) {
    const codes = [...new Set(wanted)].flatMap((value) => this.known.get(value) ?? []);
    if (this.values.length > mostSets && this.isRare(meant, codes)) return this.linked().keep(meant, codes);
    const isPassing = new Uint8Array(this.values.length);
    for (const code of codes) isPassing[code] = 1;
    this.keep(meant, isPassing);
  }

  /** Leaves the places whose value passes by its code. */
  keep(meant: PlaceSet, isPassing: Uint8Array) {
    const codes = codesOf(isPassing);
    if (codes.length === isPassing.length) return;
    const sets = this.setsOfFew();
    if (sets) return keepSets(meant, sets, isPassing);
    const missing = this.known.get(undefined);
    if (missing !== undefined && codes.length === isPassing.length - 1 && isPassing[missing] === 0)
      return meant.exclude(this.allMissing(missing));
    if (missing !== undefined && codes.length === 1 && codes[0] === missing)
      return meant.intersect(this.allMissing(missing));
    if (this.isRare(meant, codes)) return this.linked().keep(meant, codes);
    meant.keepCoded([{ codes: this.codes, passing: isPassing }]);
  }

  private isRare(meant: PlaceSet, codes: readonly number[]) {
    return this.linked().count(codes) * rare < meant.end;
  }

  /** Made when it is first asked for, and kept from then on, as the sets are. */
  private linked() {
    return (this.links ??= new LinkedPlaces(this.codes, this.size));
  }

  private allMissing(missing: number) {
    if (!this.missing) {
      this.missing = new PlaceSet();
      for (let place = 0; place < this.size; place++) if (this.codes[place] === missing) this.missing.add(place);
    }
    return this.missing;
  }

  /** The places of each value, where there are few different ones: made when they are first asked for, and kept from then on. */
  private setsOfFew() {
    if (this.values.length > mostSets) return undefined;
    if (!this.sets) {
      this.sets = this.values.map(() => new PlaceSet());
      for (let place = 0; place < this.size; place++) this.sets[this.codes[place]!]!.add(place);
    }
    return this.sets;
  }

  ranks(size: number): Ranks {
    return (this.ranked ??= this.rank(size));
  }

  private rank(size: number): Ranks {
    const { codes } = this;
    const { ranks: rankOf, count } = this.ranking.ranks(this.values.length);
    const ranks = new Int32Array(size);
    for (let place = 0; place < size; place++) ranks[place] = rankOf[codes[place]!]!;
    return { ranks, count };
  }
}

function keepSets(meant: PlaceSet, sets: readonly PlaceSet[], isPassing: Uint8Array) {
  const found = sets.filter((_, code) => isPassing[code] === 1);
  if (found.length === 1) return meant.intersect(found[0]!);
  for (const [code, set] of sets.entries()) if (isPassing[code] === 0) meant.exclude(set);
}

function codesOf(isPassing: Uint8Array) {
  const codes: number[] = [];
  for (let code = 0; code < isPassing.length; code++) if (isPassing[code] === 1) codes.push(code);
  return codes;
}

/** Of each value whether it passes, as 1 or 0. */
export function passing<V>(values: readonly V[], passes: (value: V) => boolean): Uint8Array {
  const found = new Uint8Array(values.length);
  for (let code = 0; code < found.length; code++) found[code] = Number(passes(values[code]!));
  return found;
}
