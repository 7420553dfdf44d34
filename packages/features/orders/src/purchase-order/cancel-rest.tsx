import { isRestOverdue, purchaseOrders, RestCancellation } from '@portal/contracts';
import {
  Dialog,
  Form,
  formatNumber,
  FormBar,
  Secondary,
  Stack,
  TextAreaField,
  toast,
  TwoLines,
  useMay,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';

interface CancelRestProps {
  order: ShownPurchaseOrder;
}

const cameOf = ({ deliveryStatus, delivered = 0, quantity }: ShownPurchaseOrder['items'][number]) =>
  deliveryStatus === 'Delivered' ? quantity : delivered;

/** Of an order of which a part came: takes off it what did not come by the last day on which it was expected. */
export function CancelRest({ order }: CancelRestProps) {
  const t = useT();
  const may = useMay();
  const [asked, setAsked] = useState<ShownPurchaseOrder>();
  if (order.source === 'gem' || !may(purchaseOrders.cancelRest) || !isRestOverdue(order)) return null;
  return (
    <>
      <Button block danger onClick={() => setAsked(order)}>
        {t('Cancel the Rest')}
      </Button>
      {asked && <CancelRestDialog order={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** Says what is left of each item, and asks why; of the order as it was when the dialog was opened. */
function CancelRestDialog({ order, onClose }: CancelRestProps & { onClose: () => void }) {
  const t = useT();
  const cancel = useWrite(purchaseOrders.cancelRest);
  const hasCome = order.items.some((item) => cameOf(item) > 0);
  return (
    <Dialog open title={t('Cancel the rest of {{number}}?', { number: order.poNumber })} onClose={onClose}>
      <Form
        schema={RestCancellation}
        failureTitle={t('Failed to update order status. Please try again.')}
        onSubmit={async (body) => {
          const { status } = await cancel.mutateAsync({ params: { id: order.id }, version: order.version, body });
          toast(t('{{number}}: {{status}}', { number: order.poNumber, status: t(status) }));
          onClose();
        }}
      >
        <Secondary as="p">
          {hasCome
            ? t('What came stays ordered at its price. The rest is taken off the order, and the seller is told.')
            : t('Nothing of it came: the whole order is cancelled, and the seller is told.')}
        </Secondary>
        {hasCome && (
          <Stack>
            {order.items.map((item) => (
              <TwoLines
                key={item.id}
                first={<bdi>{item.assetName}</bdi>}
                second={t('{{delivered}} of {{ordered}} delivered', {
                  delivered: formatNumber(cameOf(item)),
                  ordered: formatNumber(item.quantity),
                })}
              />
            ))}
          </Stack>
        )}
        <TextAreaField name="reason" label={t('Reason')} maxLength={500} />
        <FormBar submit={t('Cancel the Rest')} cancel={t('Close')} danger />
      </Form>
    </Dialog>
  );
}
