import { useT } from '../i18n/use-t.js';
import { Ltr } from './ltr.js';
import { formatLakh, formatMoney } from './number.js';

/** An amount in rupees: ₹ 12,34,567.00; `lakh` shows it as ₹ 12.3 lakh. */
export function Money({ amount, lakh = false }: { amount: number; lakh?: boolean }) {
  const t = useT();
  if (!lakh) return <Ltr>{formatMoney(amount)}</Ltr>;
  return (
    <span>
      <Ltr>{formatLakh(amount)}</Ltr>
      {'\u00a0'}
      <small>{t('lakh')}</small>
    </span>
  );
}
