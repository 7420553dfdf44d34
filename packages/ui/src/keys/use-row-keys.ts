import type { RefObject } from 'react';
import { useT } from '../i18n/use-t.js';
import { useShortcut } from './use-shortcut.js';

/** What marks the holder of rows (`data-rows`) and each row (`data-row`, its key) for the keys. */
type Holder = RefObject<HTMLElement | null>;

/** Of several lists on a page the keys belong to the one that has the focus, else to the first. */
function hasKeys(holder: Element) {
  const all = [...document.querySelectorAll('[data-rows]')];
  return (all.find((one) => one.contains(document.activeElement)) ?? all[0]) === holder;
}

const held = ({ current }: Holder) => (current && hasKeys(current) ? current : undefined);

function rowAtFocus(holder: Element) {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  return row && holder.contains(row) ? row : undefined;
}

/** The row's own link or button, before what selects it. */
const focus = (row: Element | undefined) =>
  (row?.querySelector('a') ?? row?.querySelector('button') ?? row?.querySelector('input'))?.focus();

/** Gives the row of this key the focus. */
export const focusRow = ({ current }: Holder, key: string) =>
  focus([...(current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(({ dataset }) => dataset.row === key));

/** One key that does something with the row that has the focus; `run` gets the row's key. */
export function useRowShortcut(holder: Holder, key: string, words: string, run: (row: string) => void, enabled = true) {
  useShortcut(
    key,
    words,
    () => {
      const at = held(holder);
      const row = at && rowAtFocus(at);
      if (row?.dataset.row) run(row.dataset.row);
    },
    enabled,
  );
}

/** `/` searches, J and K go from row to row, X selects: as mail programs have it. Enter opens by itself, since the row's link has the focus. */
export function useRowKeys(holder: Holder, { search = false, selects = false } = {}) {
  const t = useT();
  const go = (by: 1 | -1) => () => {
    const at = held(holder);
    if (!at) return;
    const rows = [...at.querySelectorAll('[data-row]')];
    const now = rows.indexOf(rowAtFocus(at) as Element);
    focus(rows[now < 0 ? 0 : now + by]);
  };
  useShortcut(
    '/',
    t('Search this list'),
    () => held(holder)?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    search,
  );
  useShortcut('j', t('Next row; Enter opens it'), go(1));
  useShortcut('k', t('Row before'), go(-1));
  const select = () => {
    const at = held(holder);
    if (at) rowAtFocus(at)?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
  };
  useShortcut('x', t('Select the row'), select, selects);
}
