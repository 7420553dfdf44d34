import { Moon, Sun } from 'lucide-react';
import { useT } from '../i18n/use-t.js';
import { prefer, usePreferences } from '../theme/preferences.js';
import { Icon } from '../values/icon.js';

export function ThemeButton() {
  const t = useT();
  const { mode } = usePreferences();
  const dark = mode === 'dark';
  return (
    <button
      type="button"
      className="ib"
      aria-label={dark ? t('Light theme') : t('Dark theme')}
      onClick={() => prefer({ mode: dark ? 'light' : 'dark' })}
    >
      <Icon of={dark ? Sun : Moon} size={18} />
    </button>
  );
}
