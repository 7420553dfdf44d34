import { useState, type ReactElement } from 'react';
import { messageOf } from '../api/api-error.js';
import { languageNames } from '../i18n/languages.js';
import { useT } from '../i18n/use-t.js';
import { Dialog } from '../overlay/dialog.js';
import { MenuButton } from '../overlay/menu-button.js';
import { chooseLanguage } from '../session/own-language.js';
import { Refusal } from '../states/refusal.js';
import { usePreferences } from '../theme/preferences.js';
import type { Language } from '../theme/text.js';
import { AntdLook } from './antd-look.js';

/** The languages to choose from, below their button. */
export function LanguageList({ children }: { children: ReactElement }) {
  const t = useT();
  const { language } = usePreferences();
  const [problem, setProblem] = useState<unknown>();
  const choose = (key: string) => chooseLanguage(key as Language).catch(setProblem);
  const items = Object.entries(languageNames).map(([key, name]) => ({
    key,
    label: (
      <span lang={key} aria-current={key === language ? 'true' : undefined}>
        {name}
      </span>
    ),
  }));
  return (
    <AntdLook>
      <MenuButton items={items} selected={language} onChoose={(key) => void choose(key)}>
        {children}
      </MenuButton>
      <Dialog
        open={problem !== undefined}
        title={t('The language was not saved')}
        onClose={() => setProblem(undefined)}
      >
        <Refusal text={messageOf(problem)} />
        <p>{t('It is shown in this browser. Mails come in the language that was saved before.')}</p>
      </Dialog>
    </AntdLook>
  );
}
