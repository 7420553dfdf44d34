/** A field of an import, with the headings by which its column is recognised. */
export interface ImportedField<Field extends string> {
  name: Field;
  headings: readonly string[];
}

type Mapping<Field extends string> = Record<string, Field | null>;

const alike = 0.8;

/** Letters and digits of any script, in small letters. */
export const normalized = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

function pairsOf(text: string) {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}

/** Share of letter pairs that two names have in common (Dice). */
function similarity(one: string, other: string) {
  const left = pairsOf(one);
  const right = pairsOf(other);
  const total = left.length + right.length;
  if (total === 0) return 0;
  const common = left.filter((pair) => {
    const at = right.indexOf(pair);
    if (at >= 0) right.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * common) / total;
}

const namesOf = ({ name, headings }: ImportedField<string>) => [name, ...headings].map(normalized);

/** Every name by which some column is recognised. */
export const knownHeadings = (fields: readonly ImportedField<string>[]) => new Set(fields.flatMap(namesOf));

/** How many of some cells are such names. */
export const hitsIn = (cells: string[], known: Set<string>) =>
  cells.filter((cell) => known.has(normalized(cell))).length;

/** Matches headings to fields: by name first, then what is nearly the same; a field is matched once. */
export function matchHeadings<Field extends string>(
  headings: string[],
  fields: readonly ImportedField<Field>[],
): Mapping<Field> {
  const mapping: Mapping<Field> = Object.fromEntries(headings.map((heading) => [heading, null]));
  const free = new Set(fields);
  const match = (fits: (heading: string, field: ImportedField<Field>) => boolean) => {
    for (const heading of headings) {
      if (mapping[heading]) continue;
      const field = [...free].find((one) => fits(normalized(heading), one));
      if (!field) continue;
      mapping[heading] = field.name;
      free.delete(field);
    }
  };
  match((heading, field) => namesOf(field).includes(heading));
  match((heading, field) => namesOf(field).some((name) => similarity(name, heading) >= alike));
  return mapping;
}

/** A mapping that was made by hand; headings are found by letters alone, what it leaves out stays unmatched. */
export function mappingByHand<Field extends string>(headings: string[], given: Mapping<Field>): Mapping<Field> {
  const byName = new Map(Object.entries(given).map(([heading, field]) => [normalized(heading), field]));
  return Object.fromEntries(headings.map((heading) => [heading, byName.get(normalized(heading)) ?? null]));
}
