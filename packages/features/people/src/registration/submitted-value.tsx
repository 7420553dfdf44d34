import { storedSerial } from '@portal/contracts';
import { Ltr, useT, valueAt } from '@portal/ui';
import type { SubmittedField } from './submitted-parts.js';

/** Serial numbers, each with its device. */
function Serials({ serials }: { serials: unknown[] }) {
  const t = useT();
  if (serials.length === 0) return <>–</>;
  return (
    <ul>
      {serials.map(storedSerial).map(({ device, serialNumber }) => (
        <li key={`${device} ${serialNumber}`}>
          {device && `${t(device)}: `}
          <Ltr>{serialNumber}</Ltr>
        </li>
      ))}
    </ul>
  );
}

/** One submitted value as it reads. */
export function SubmittedValue({
  field: { path, shown },
  form,
}: {
  field: SubmittedField;
  form: Record<string, unknown>;
}) {
  const t = useT();
  const value = valueAt(form, path);
  if (shown === 'yes') return <>{value === true ? t('Yes') : t('No')}</>;
  if (shown === 'serials' && Array.isArray(value)) return <Serials serials={value} />;
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
