import { Languages } from 'lucide-react';
import { speak } from '../i18n/i18n.js';
import { languageNames } from '../i18n/languages.js';
import { useT } from '../i18n/use-t.js';
import { MenuButton } from '../overlay/menu-button.js';
import { prefer, usePreferences } from '../theme/preferences.js';
import type { Language } from '../theme/text.js';
import { Icon } from '../values/icon.js';

/** Shows the portal in another language, once its texts are here. */
export async function chooseLanguage(language: Language) {
  await speak(language);
  prefer({ language });
}

export function LanguageMenu() {
  const t = useT();
  const { language } = usePreferences();
  const items = Object.entries(languageNames).map(([key, name]) => ({
    key,
    label: (
      <span lang={key} aria-current={key === language ? 'true' : undefined}>
        {name}
      </span>
    ),
  }));
  return (
    <MenuButton items={items} selected={language} onChoose={(key) => void chooseLanguage(key as Language)}>
      <button
        type="button"
        className="ib langb"
        aria-haspopup="menu"
        aria-label={`${t('Language')}: ${languageNames[language]}`}
      >
        <Icon of={Languages} size={18} />
        <span lang={language}>{languageNames[language]}</span>
      </button>
    </MenuButton>
  );
}
