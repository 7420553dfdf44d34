import { sessions } from '@portal/contracts';
import {
  chooseLanguage,
  languageNames,
  Refusal,
  usePreferences,
  useT,
  useWrite,
  messageOf,
  type Language,
} from '@portal/ui';
import { Radio } from 'antd';

/** The language of the portal and of the mails to this account. */
export function LanguageChoice() {
  const t = useT();
  const { language } = usePreferences();
  const keep = useWrite(sessions.setLanguage);
  const choose = async (to: Language) => {
    await chooseLanguage(to);
    keep.mutate({ body: { language: to } });
  };
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
      {keep.error && <Refusal text={messageOf(keep.error)} />}
    </div>
  );
}
