import { purchaseOrders } from '@portal/contracts';
import { Secondary, SelectField, useFieldValue, useRead, useT } from '@portal/ui';
import { useState } from 'react';
import { useDebounce } from 'use-debounce';

const pauseOfTyping = 300;
const labelOf = ({ poNumber, title }: { poNumber: string; title: string }) => `${poNumber} · ${title}`;

/** The order that the escalation is about, searched among those that the reader sees; its seller follows from it. */
export function OrderField() {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [q] = useDebounce(typed.trim(), pauseOfTyping);
  const id = useFieldValue<string>('purchaseOrderId') ?? '';
  const { data, isFetching } = useRead(purchaseOrders.list, { query: { q: q || undefined, pageSize: 20 } });
  const found = data?.items ?? [];
  const chosen = useRead(purchaseOrders.get, { params: { id }, enabled: id !== '' });
  // What was chosen stays in sight when something else is searched.
  const kept = id && chosen.data && !found.some((order) => order.id === id) ? [{ ...chosen.data, id }] : [];
  const seller = id ? chosen.data?.supplier : undefined;
  return (
    <>
      <SelectField
        name="purchaseOrderId"
        label={t('GeM order or purchase order')}
        hint={t('Type a number or title')}
        options={[...kept, ...found].map((order) => ({ value: order.id, label: labelOf(order) }))}
        onSearch={setTyped}
        loading={isFetching}
      />
      {seller && (
        <Secondary as="p">
          {t('Seller')}: <bdi>{seller}</bdi>
        </Secondary>
      )}
    </>
  );
}
