import { type ReplyOf, vendors } from '@portal/contracts';
import { Problem, Properties, RowLink, Skeleton, useMay, useRead, useT } from '@portal/ui';
import { useVendorFigures } from '../../vendors/vendor-figures.js';
import css from './evidence.module.css';
import type { EvidenceGiven } from './given.js';

/** How the seller of an order did so far, for who decides about the order; each figure leads to the rows behind it. */
export function SellerRecord({ id, given }: { id: string | undefined; given: EvidenceGiven }) {
  const t = useT();
  const shown = useMay()(vendors.get) && given.vendors !== undefined && id !== undefined;
  const { data, error, refetch } = useRead(vendors.get, { params: { id: id ?? '' }, enabled: shown });
  if (!shown) return null;
  return (
    <section className={css.part} aria-label={t('Seller so far')}>
      <h3 className={css.heading}>{t('Seller so far')}</h3>
      {error && <Problem error={error} title={t('The sellers cannot be read')} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={3} />}
      {data && <Known vendor={data} given={given} />}
    </section>
  );
}

function Known({ vendor, given }: { vendor: ReplyOf<typeof vendors.get>; given: EvidenceGiven }) {
  const t = useT();
  const { orders, onTime, rejected } = useVendorFigures(vendor, {
    orders: given.purchaseOrders,
    receipts: given.receipts,
  });
  const name = (
    <RowLink to={`${given.vendors}/${vendor.id}`}>
      <bdi>{vendor.name}</bdi>
    </RowLink>
  );
  return <Properties stacked properties={[{ label: t('Seller'), value: name }, orders, onTime, rejected]} />;
}
