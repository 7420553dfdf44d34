import { Ltr, useT } from '@portal/ui';
import type { SubmittedField } from './submitted-parts.js';

const at = (form: Record<string, unknown>, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], form);

/** One submitted value as it reads. */
export function SubmittedValue({ of: { path, shown }, form }: { of: SubmittedField; form: Record<string, unknown> }) {
  const t = useT();
  const value = at(form, path);
  if (shown === 'yes') return <>{value === true ? t('Yes') : t('No')}</>;
  if (Array.isArray(value)) {
    const items = value.map(String);
    if (!items.length) return <>–</>;
    return (
      <ul>
        {items.map((item, index) => (
          <li key={`${item} ${index}`}>{shown === 'choices' ? t(item) : <bdi>{item}</bdi>}</li>
        ))}
      </ul>
    );
  }
  if (typeof value !== 'string' || value === '') return <>–</>;
  if (shown === 'choice') return <>{t(value)}</>;
  return shown === 'ltr' ? <Ltr>{value}</Ltr> : <bdi>{value}</bdi>;
}
