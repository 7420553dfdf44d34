import { FormPart, Icon, Money, Totals, useForm, useT } from '@portal/ui';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { newItem, sumsOf, type TypedItem } from './amounts.js';
import { ItemFields } from './item-fields.js';

/** The lines of the order, at least one, and their live sums. */
export function ItemsPart() {
  const t = useT();
  const { values, set, busy } = useForm();
  const items = (values.items as TypedItem[] | undefined) ?? [];
  const sums = sumsOf(items);
  const remove = (gone: number) =>
    set(
      'items',
      items.filter((_, index) => index !== gone),
    );
  return (
    <FormPart id="order-items" title={t('Order Items')} help={t('What was ordered, line by line.')}>
      {items.map((item, index) => (
        <ItemFields
          key={index}
          item={item}
          index={index}
          onRemove={items.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      <div>
        <Button icon={<Icon of={Plus} />} disabled={busy} onClick={() => set('items', [...items, newItem])}>
          {t('Add Item')}
        </Button>
      </div>
      <Totals
        of={[
          { label: t('Subtotal'), value: <Money of={sums.base} /> },
          { label: t('GST'), value: <Money of={sums.gst} /> },
          { label: t('Order total'), value: <Money of={sums.total} />, sum: true },
        ]}
      />
    </FormPart>
  );
}
