import { useTranslation } from 'react-i18next';

/** Says a text in the reader's language; the English text is the key: `t('Add Asset')`, `t('{{count}} selected', { count })`. */
export const useT = () => useTranslation().t;
