import { type DeliveryProof, orders, procurementFiles, purchaseDeliveries } from '@portal/contracts';
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
  useMay,
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

type ProofsProps = Pick<DeliveryProof, 'source' | 'orderId'>;

/** The proofs of an order, for who may read those of its kind. */
function useProofs({ source, orderId }: ProofsProps) {
  const may = useMay();
  const params = { id: orderId };
  const gem = useRead(orders.proofs, { params, enabled: source === 'gem' });
  const isRead = source === 'purchase-order' && may(purchaseDeliveries.list);
  const purchase = useRead(purchaseDeliveries.list, { params, enabled: isRead });
  return source === 'gem' ? gem : { ...purchase, isNothing: !isRead || purchase.data?.items.length === 0 };
}

/** What was delivered so far, with its files; a purchase order may be delivered without any. */
export function Proofs(order: ProofsProps) {
  const t = useT();
  const { data, error, refetch, ...read } = useProofs(order);
  if ('isNothing' in read && read.isNothing) return null;
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
