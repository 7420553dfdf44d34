// What areas may use of react-i18next: what is not listed here is not shipped. Everybody imports it from 'react-i18next'.
export { useTranslation } from 'react-i18next';
