import type { ConfigProviderProps } from 'antd';
import english from 'antd/es/locale/en_US.js';
import { useEffect, useState } from 'react';
import type { Language } from './text.js';

type Locale = ConfigProviderProps['locale'];

const locales: Partial<Record<Language, () => Promise<{ default: Locale }>>> = {
  hi: () => import('antd/es/locale/hi_IN.js'),
  ur: () => import('antd/es/locale/ur_PK.js'),
};

/** antd's own few texts in the reader's language, in English where it has none. Never nothing: antd would make the whole page anew around other texts. */
export function useAntdLocale(language: Language): Locale {
  const [loaded, keep] = useState<{ language: Language; locale: Locale }>();
  useEffect(() => {
    void locales[language]?.().then(({ default: locale }) => keep({ language, locale }));
  }, [language]);
  return loaded?.language === language ? loaded.locale : english;
}
