import {
  isFurther,
  ItemDelivery,
  type ItemDeliveryStep,
  itemDeliverySteps,
  itemDeliveryTold,
  keysOf,
  purchaseOrders,
} from '@portal/contracts';
import {
  DateField,
  FieldRow,
  Form,
  FormBar,
  SelectField,
  SelectManyField,
  Sheet,
  Stack,
  toast,
  today,
  useFieldValue,
  useMay,
  useT,
  useWrite,
} from '@portal/ui';
import { useState } from 'react';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';

type Item = ShownPurchaseOrder['items'][number];

function Fields({ items }: { items: readonly Item[] }) {
  const t = useT();
  const step = useFieldValue<ItemDeliveryStep>('deliveryStatus');
  const isAhead = (one: ItemDeliveryStep) => items.some((item) => isFurther(one, item.deliveryStatus));
  const options = items
    .filter((item) => !step || isFurther(step, item.deliveryStatus))
    .map(({ id, assetName }) => ({ value: id, label: assetName }));
  return (
    <>
      <FieldRow>
        <SelectField
          name="deliveryStatus"
          label={t('Delivery status')}
          options={keysOf(itemDeliverySteps)
            .filter(isAhead)
            .map((value) => ({ value, label: t(value) }))}
        />
        {step === 'Delivered' && (
          <DateField
            name="actualDeliveryDate"
            label={t('Delivered on')}
            max={today()}
            optional
            hint={t('Else today')}
          />
        )}
      </FieldRow>
      <SelectManyField name="itemIds" label={t('Items')} options={options} />
    </>
  );
}

/** The seller of an order says how far single items of it are; nothing where nothing is to be said. */
export function TellItemDelivery({ order }: { order: ShownPurchaseOrder }) {
  const t = useT();
  const may = useMay();
  const tell = useWrite(purchaseOrders.tellItemDelivery);
  const [told, setTold] = useState(0);
  const open = order.items.filter(({ deliveryStatus }) => isFurther('Delivered', deliveryStatus));
  const isTold = order.source !== 'gem' && itemDeliveryTold.includes(order.status) && open.length > 0;
  if (!isTold || !may(purchaseOrders.tellItemDelivery)) return null;
  return (
    <Sheet title={t('Delivery of single items')}>
      <Stack>
        <Form
          key={told}
          schema={ItemDelivery}
          failureTitle={t('Failed to update the delivery. Please try again.')}
          onSubmit={async ({ actualDeliveryDate, ...body }) => {
            const day = body.deliveryStatus === 'Delivered' ? { actualDeliveryDate } : {};
            await tell.mutateAsync({ params: { id: order.id }, version: order.version, body: { ...body, ...day } });
            setTold(told + 1);
            toast(t('The delivery of {{number}} was updated; the office sees it.', { number: order.poNumber }));
          }}
        >
          <Fields items={open} />
          <FormBar submit={t('Update Delivery')} />
        </Form>
      </Stack>
    </Sheet>
  );
}
