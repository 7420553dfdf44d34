import { CircleCheck, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { messageOf } from '../api/api-error.js';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import { IconButton, TextButton } from '../links/links.js';
import css from './toast.module.css';

const shownFor = 5_000;
const undoneFor = 30_000;

type Undo = () => Promise<unknown>;

let toasts: readonly { id: number; text: string; undo?: Undo }[] = [];
let next = 0;
const listeners = new Set<() => void>();

function change(to: typeof toasts) {
  toasts = to;
  listeners.forEach((listener) => listener());
}

const dismiss = (id: number) => change(toasts.filter((toast) => toast.id !== id));

/**
 * Says for five seconds that something was done, and for half a minute where it can be undone. Only for success: what went wrong stays
 * where it happened.
 */
export function toast(text: string, undo?: Undo) {
  const id = next++;
  change([...toasts, { id, text, ...(undo ? { undo } : {}) }].slice(-3));
  setTimeout(() => dismiss(id), undo ? undoneFor : shownFor);
}

/** Undoes it once; where that fails, the toast says why. */
async function takeBack(id: number, undo: Undo) {
  const now = (text?: string) => change(toasts.map((one) => (one.id === id ? { id, text: text ?? one.text } : one)));
  now();
  try {
    await undo();
    dismiss(id);
  } catch (error) {
    now(messageOf(error));
  }
}

/** Takes away what is still said: another page begins, as each test does. */
export const clearToasts = () => change([]);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place where toasts appear; once per page. */
export function Toasts() {
  const t = useT();
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <div className={css.toasts} role="status" aria-live="polite">
      {shown.map(({ id, text, undo }) => (
        <div key={id} className={css.toast}>
          <Icon icon={CircleCheck} size={18} />
          <span>{text}</span>
          {undo && <TextButton onClick={() => void takeBack(id, undo)}>{t('Undo')}</TextButton>}
          <IconButton aria-label={t('Close')} onClick={() => dismiss(id)}>
            <Icon icon={X} />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
