import { ArrowBigUpDash } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import css from './caps-lock.module.css';

/** Whether Caps Lock is on while somebody types a password, and what the control needs to know it. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return [on, { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) }] as const;
}

/** Says that Caps Lock is on. */
export function CapsLockHint() {
  const t = useT();
  return (
    <span className={css.hint} role="status">
      <Icon icon={ArrowBigUpDash} />
      {t('Caps Lock is on')}
    </span>
  );
}
