import { FormPart, Icon, Money, Totals, useFieldRows, useFieldValue, useFormState, useT } from '@portal/ui';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { newItem, sumsOf, type TypedItem } from './amounts.js';
import { ItemFields } from './item-fields.js';

/** The sums of all lines, while they are typed. */
export function Sums() {
  const t = useT();
  const items = useFieldValue<TypedItem[]>('items');
  const sums = sumsOf(items ?? []);
  return (
    <Totals
      totals={[
        { label: t('Subtotal'), value: <Money amount={sums.base} /> },
        { label: t('GST'), value: <Money amount={sums.gst} /> },
        { label: t('Order total'), value: <Money amount={sums.total} />, sum: true },
      ]}
    />
  );
}

/** The lines of the order, at least one, and their live sums. */
export function ItemsPart() {
  const t = useT();
  const busy = useFormState((form) => form.busy);
  const { keys, append, remove } = useFieldRows('items');
  return (
    <FormPart id="order-items" title={t('Order Items')} help={t('What was ordered, line by line.')}>
      {keys.map((key, index) => (
        <ItemFields key={key} index={index} onRemove={keys.length > 1 ? () => remove(index) : undefined} />
      ))}
      <div>
        <Button icon={<Icon icon={Plus} />} disabled={busy} onClick={() => append(newItem)}>
          {t('Add Item')}
        </Button>
      </div>
      <Sums />
    </FormPart>
  );
}
