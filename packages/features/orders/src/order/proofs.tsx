import { orders, procurementFiles, type DeliveryProof } from '@portal/contracts';
import {
  DateText,
  Files,
  formatNumber,
  Ltr,
  Problem,
  Properties,
  Secondary,
  Sheet,
  Skeleton,
  Unfold,
  useRead,
  useT,
} from '@portal/ui';
import css from './proofs.module.css';

const labels: Record<string, string> = {
  deliveryReceipt: 'Delivery receipt',
  invoice: 'Invoice',
  warrantyCard: 'Warranty card',
  photos: 'Photo',
};

function Proof({ of }: { of: DeliveryProof }) {
  const t = useT();
  return (
    <Sheet title={t('Delivery proof {{number}}', { number: of.number })}>
      <Properties
        stacked
        of={[
          { label: t('Delivery date'), value: <DateText of={of.deliveryDate} /> },
          { label: t('Delivery location'), value: <bdi>{of.deliveryLocation}</bdi> },
          { label: t('Delivery batch'), value: <Ltr>{of.deliveryBatch}</Ltr> },
          { label: t('Quantity'), value: <Ltr>{formatNumber(of.totalQuantity)}</Ltr> },
          { label: t('Uploaded by'), value: <bdi>{of.by}</bdi> },
          { label: t('Uploaded on'), value: <DateText of={of.createdAt} time /> },
          ...(of.notes ? [{ label: t('Notes'), value: <bdi>{of.notes}</bdi> }] : []),
        ]}
      />
      <Unfold summary={t('Delivered assets')}>
        <ul className={css.delivered}>
          {of.deliveredAssets.map(({ serialNumber, category, quantity }, index) => (
            <li key={`${serialNumber}-${index}`}>
              <Ltr>{serialNumber}</Ltr> · {t(category)} · <Ltr>× {formatNumber(quantity)}</Ltr>
            </li>
          ))}
        </ul>
      </Unfold>
      <Files
        of={of.files.map((file) => ({ ...file, label: labels[file.field] ?? file.field }))}
        store={procurementFiles}
      />
    </Sheet>
  );
}

/** What was delivered so far, with its files. */
export function Proofs({ orderId }: { orderId: string }) {
  const t = useT();
  const { data, error, refetch } = useRead(orders.proofs, { params: { id: orderId } });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={2} />;
  if (data.items.length === 0) {
    return (
      <Sheet title={t('Proofs of delivery')}>
        <Secondary as="p">{t('Nothing has been delivered yet.')}</Secondary>
      </Sheet>
    );
  }
  return data.items.map((proof) => <Proof key={proof.id} of={proof} />);
}
