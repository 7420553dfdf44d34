import { CircleCheck, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import { IconButton } from '../links/links.js';
import css from './toast.module.css';

const shownFor = 5_000;
let toasts: readonly { id: number; text: string }[] = [];
let next = 0;
const listeners = new Set<() => void>();

function change(to: typeof toasts) {
  toasts = to;
  listeners.forEach((listener) => listener());
}

const dismiss = (id: number) => change(toasts.filter((toast) => toast.id !== id));

/** Says for five seconds that something was done. Only for success: what went wrong stays where it happened. */
export function toast(text: string) {
  const id = next++;
  change([...toasts, { id, text }].slice(-3));
  setTimeout(() => dismiss(id), shownFor);
}

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
      {shown.map(({ id, text }) => (
        <div key={id} className={css.toast}>
          <Icon icon={CircleCheck} size={18} />
          <span>{text}</span>
          <IconButton aria-label={t('Close')} onClick={() => dismiss(id)}>
            <Icon icon={X} />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
