import { chooseLanguage, languageNames, Refusal, usePreferences, useT, messageOf, type Language } from '@portal/ui';
import { Radio } from 'antd';
import { useState } from 'react';

/** The language of the portal and of the mails to this account. */
export function LanguageChoice() {
  const t = useT();
  const { language } = usePreferences();
  const [problem, setProblem] = useState<unknown>();
  const choose = (to: Language) => chooseLanguage(to).then(() => setProblem(undefined), setProblem);
  return (
    <div className="choices" role="group" aria-label={t('Language')}>
      <p className="s">{t('The portal and its mails to you use this language.')}</p>
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
