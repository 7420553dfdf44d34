import { Moon, Sun } from 'lucide-react';
import { useT } from '../i18n/use-t.js';
import { prefer, usePreferences } from '../theme/preferences.js';
import { Icon } from '../values/icon.js';
import { IconButton } from '../links/links.js';

export function ThemeButton() {
  const t = useT();
  const { mode } = usePreferences();
  const dark = mode === 'dark';
  return (
    <IconButton
      aria-label={dark ? t('Light theme') : t('Dark theme')}
      onClick={() => prefer({ mode: dark ? 'light' : 'dark' })}
    >
      <Icon icon={dark ? Sun : Moon} size={18} />
    </IconButton>
  );
}
