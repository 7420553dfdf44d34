import {
  chooseLanguage,
  type Language,
  languageNames,
  messageOf,
  Refusal,
  Secondary,
  usePreferences,
  useT,
} from '@portal/ui';
import { Radio } from 'antd';
import { useState } from 'react';
import css from '../choices.module.css';

/** The language of the portal and of the mails to this account. */
export function LanguageChoice() {
  const t = useT();
  const { language } = usePreferences();
  const [problem, setProblem] = useState<unknown>();
  const choose = (to: Language) => chooseLanguage(to).then(() => setProblem(undefined), setProblem);
  return (
    <div className={css.choices} role="group" aria-label={t('Language')}>
      <Secondary as="p">{t('The portal and its mails to you use this language.')}</Secondary>
      <Radio.Group
        value={language}
        options={Object.entries(languageNames).map(([value, name]) => ({
          value,
          label: <span lang={value}>{name}</span>,
        }))}
        onChange={({ target }) => void choose(target.value as Language)}
      />
      {problem !== undefined && <Refusal text={messageOf(problem)} />}
    </div>
  );
}
