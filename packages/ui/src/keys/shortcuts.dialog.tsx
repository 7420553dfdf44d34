import { Switch } from 'antd';
import { useState } from 'react';
import { useHotkeys, useHotkeysContext } from 'react-hotkeys-hook';
import { useT } from '../i18n/use-t.js';
import { Dialog } from '../overlay/dialog.js';
import { prefer, usePreferences } from '../theme/preferences.js';
import { Secondary } from '../text/text.js';
import css from './shortcuts.module.css';

/** `?` lists the keys that do something on this page, and turns them off. */
export function ShortcutsDialog() {
  const t = useT();
  const { keys } = usePreferences();
  const { hotkeys } = useHotkeysContext();
  const [open, setOpen] = useState(false);
  // Also for who turned the others off: here they are turned on again.
  useHotkeys('shift+?,?', () => setOpen(true), { useKey: true, preventDefault: true });
  const known = new Map(hotkeys.flatMap(({ hotkey, description }) => (description ? [[description, hotkey]] : [])));
  return (
    <Dialog open={open} title={t('Keys on this page')} onClose={() => setOpen(false)}>
      <dl className={css.keys}>
        {[...known, [t('Shows these keys'), '?'] as const].map(([words, hotkey]) => (
          <div key={words}>
            <dt>
              <kbd>{capitals(hotkey)}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <label className={css.choice}>
        <Switch checked={keys} onChange={(on) => prefer({ keys: on })} />
        <span>
          {t('Single keys do something')}
          <Secondary>{t('Turn this off if you dictate or press keys by accident.')}</Secondary>
        </span>
      </label>
    </Dialog>
  );
}

const capitals = (hotkey: string) =>
  hotkey
    .split('+')
    .map((part) => (part === 'mod' ? 'Ctrl' : part.toUpperCase()))
    .join(' + ');
