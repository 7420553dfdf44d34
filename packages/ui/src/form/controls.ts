import { fieldId } from './form-context.js';

/** The control of a field; a path such as `items.0` may belong to a group that has one control. */
export function controlOf(form: string, path: string): HTMLElement | null {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length--) {
    const found = document.getElementById(fieldId(form, parts.slice(0, length).join('.')));
    if (found) return found;
  }
  return null;
}

const follows = (first: Node, second: Node) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

/** Errors by path, in the order in which the reader meets their fields. */
export function inPageOrder<T>(form: string, errors: Record<string, T>): Record<string, T> {
  const placed = Object.entries(errors).map((entry) => ({ entry, control: controlOf(form, entry[0]) }));
  placed.sort((a, b) => {
    if (a.control === b.control) return 0;
    if (!a.control || !b.control) return a.control ? -1 : 1;
    return follows(a.control, b.control) ? -1 : 1;
  });
  return Object.fromEntries(placed.map(({ entry }) => entry));
}
