import type { Meant } from './columns.js';

/** Masks have 1 at the place of each record that is meant; four places are read at once. */
const words = (mask: Uint8Array) => new Uint32Array(mask.buffer, mask.byteOffset, mask.length >> 2);
const rest = (mask: Uint8Array) => mask.length & ~3;

/** How many a mask means. */
export function countOf(mask: Uint8Array): number {
  let count = 0;
  for (let place = 0; place < mask.length; place++) count += mask[place]!;
  return count;
}

/** The places that a mask means. */
export function placesOf({ mask, count }: Meant): Int32Array {
  const places = new Int32Array(count);
  for (let place = 0, at = 0; at < count; place++) if (mask[place] === 1) places[at++] = place;
  return places;
}

/** Adds to a mask what another means. */
export function include(mask: Uint8Array, others: Uint8Array) {
  const [all, more] = [words(mask), words(others)];
  for (let n = 0; n < all.length; n++) all[n]! |= more[n]!;
  for (let place = rest(mask); place < mask.length; place++) mask[place]! |= others[place]!;
}

/** Takes out of a mask what another means. */
export function exclude(mask: Uint8Array, others: Uint8Array) {
  const [all, less] = [words(mask), words(others)];
  for (let n = 0; n < all.length; n++) all[n]! &= ~less[n]!;
  for (let place = rest(mask); place < mask.length; place++) mask[place]! &= ~others[place]!;
}

/** Of each value whether it passes, as 1 or 0. */
export function passing<V>(values: readonly V[], passes: (value: V) => boolean): Uint8Array {
  const found = new Uint8Array(values.length);
  for (let code = 0; code < found.length; code++) found[code] = Number(passes(values[code]!));
  return found;
}
