import { PurchaseOrder } from '@portal/contracts';
import { DateText, Ltr, Properties, Prose, Sheet, useLabels, useT } from '@portal/ui';
import { type ShownPurchaseOrder, useIsMaker } from '../purchase-order-list/purchase-order.words.js';

const words = (text: string | undefined) => text && <bdi>{text}</bdi>;

/** What was ordered for what, for whom and by when, as it was written; a maker is shown neither people nor terms. */
export function PurchaseOrderDetails({ order }: { order: ShownPurchaseOrder }) {
  const t = useT();
  const label = useLabels(PurchaseOrder);
  if (useIsMaker()) return null;
  const { expectedDeliveryStartDate: start, expectedDeliveryEndDate: end } = order;
  return (
    <Sheet title={t('Basic Information')}>
      {order.description && (
        <Prose>
          <bdi>{order.description}</bdi>
        </Prose>
      )}
      <Properties
        stacked
        properties={[
          { label: label('buyerOrganizationName'), value: words(order.buyerOrganizationName) },
          { label: label('department'), value: words(order.department) },
          { label: label('buyerName'), value: words(order.buyerName) },
          { label: label('assigneeName'), value: words(order.assigneeName) },
          {
            label: label('gemContractNumber'),
            value: order.gemContractNumber && <Ltr>{order.gemContractNumber}</Ltr>,
          },
          ...(order.gemOrderCategory ? [{ label: label('gemOrderCategory'), value: t(order.gemOrderCategory) }] : []),
          {
            label: t('Delivery window'),
            value: (start ?? end) && (
              <span>
                <DateText value={start} /> – <DateText value={end} />
              </span>
            ),
          },
          { label: label('requestedDate'), value: <DateText value={order.requestedDate} time /> },
        ]}
      />
    </Sheet>
  );
}
