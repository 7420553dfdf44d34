import { documents } from '@portal/contracts';
import { type Figure, formatNumber, Ltr, useRead, useT } from '@portal/ui';

const useCount = (query: { status?: 'pending'; expiry?: 'soon' | 'ended' }) =>
  useRead(documents.list, { query: { ...query, pageSize: 1 } }).data?.total;

/** What waits, ends soon or has ended, each a way to its rows; nothing before all of it is known. */
export function useDocumentFigures(base: string): Figure[] | undefined {
  const t = useT();
  const all = useCount({});
  const pending = useCount({ status: 'pending' });
  const soon = useCount({ expiry: 'soon' });
  const ended = useCount({ expiry: 'ended' });
  if (all === undefined || pending === undefined || soon === undefined || ended === undefined) return undefined;
  const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;
  return [
    { label: t('All documents'), value: count(all), to: base },
    { label: t('Waiting for a decision'), value: count(pending), to: `${base}?status=pending` },
    { label: t('Ends within 30 days'), value: count(soon), to: `${base}?expiry=soon&sort=expiresOn` },
    { label: t('Has ended'), value: count(ended), to: `${base}?expiry=ended&sort=expiresOn` },
  ];
}
