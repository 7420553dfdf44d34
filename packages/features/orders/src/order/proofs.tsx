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

function Proof({ proof }: { proof: DeliveryProof }) {
  const t = useT();
  return (
    <Sheet title={t('Delivery proof {{number}}', { number: proof.number })}>
      <Properties
        stacked
        properties={[
          { label: t('Delivery date'), value: <DateText value={proof.deliveryDate} /> },
          { label: t('Delivery location'), value: <bdi>{proof.deliveryLocation}</bdi> },
          { label: t('Delivery batch'), value: <Ltr>{proof.deliveryBatch}</Ltr> },
          { label: t('Quantity'), value: <Ltr>{formatNumber(proof.totalQuantity)}</Ltr> },
          { label: t('Uploaded by'), value: <bdi>{proof.by}</bdi> },
          { label: t('Uploaded on'), value: <DateText value={proof.createdAt} time /> },
          ...(proof.notes ? [{ label: t('Notes'), value: <bdi>{proof.notes}</bdi> }] : []),
        ]}
      />
      <Unfold summary={t('Delivered assets')}>
        <ul className={css.delivered}>
          {proof.deliveredAssets.map(({ serialNumber, category, quantity }, index) => (
            <li key={`${serialNumber}-${index}`}>
              <Ltr>{serialNumber}</Ltr> · {t(category)} · <Ltr>× {formatNumber(quantity)}</Ltr>
            </li>
          ))}
        </ul>
      </Unfold>
      <Files
        files={proof.files.map((file) => ({ ...file, label: labels[file.field] ?? file.field }))}
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
  return data.items.map((proof) => <Proof key={proof.id} proof={proof} />);
}
