import type { Mark } from '@portal/contracts';
import type { useT } from '@portal/ui';

type T = ReturnType<typeof useT>;

const words: Record<Mark['code'], (t: T) => string> = {
  SAME_EMAIL: (t) => t('Same e-mail'),
  SAME_PHONE: (t) => t('Same phone'),
  SAME_GSTIN: (t) => t('Same GSTIN'),
  SAME_GEM_SELLER_ID: (t) => t('Same GeM Seller ID'),
  SAME_SERIAL_NUMBER: (t) => t('Same serial number'),
  ACCOUNT_HAS_EMAIL: (t) => t('E-mail of an account'),
  ACCOUNT_HAS_PHONE: (t) => t('Phone of an account'),
  ACCOUNT_HAS_GSTIN: (t) => t('GSTIN of an organization'),
  SAME_ORGANIZATION: (t) => t('Organization exists'),
  SIMILAR_ORGANIZATION: (t) => t('Similar organization'),
  UNFITTING_MAIL_DOMAIN: (t) => t('Mail domain'),
  GSTIN_CHECKSUM: (t) => t('GSTIN check character'),
  GSTIN_OF_OTHER_STATE: (t) => t('GSTIN of another state'),
  ACCOUNTS_UNCHECKED: (t) => t('Accounts not compared'),
};

/** A mark in two or three words, for lists. */
export const markWord = (t: T, code: Mark['code']) => words[code](t);
