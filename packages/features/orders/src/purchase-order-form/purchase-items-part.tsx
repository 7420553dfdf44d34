import { amcResponsibilities, gstPercent, purchaseItemCategories } from '@portal/contracts';
import {
  CheckField,
  DateField,
  FieldGroup,
  FieldRow,
  FormPart,
  Icon,
  MoneyField,
  NumberField,
  SelectField,
  TextField,
  today,
  useFieldRows,
  useFormState,
  useT,
} from '@portal/ui';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { LineTotal } from '../order-form/item-fields.js';
import { Sums } from '../order-form/items-part.js';

/** What a new item begins with. */
export const newPurchaseItem = {
  category: 'Other',
  quantity: 1,
  gst: gstPercent,
  specifications: { installationRequired: false },
};

function PurchaseItemFields({ index, onRemove }: { index: number; onRemove?: () => void }) {
  const t = useT();
  const at = (field: string) => `items.${index}.${field}`;
  const title = t('Item {{number}}', { number: index + 1 });
  return (
    <FieldGroup title={title} onRemove={onRemove}>
      <FieldRow>
        <TextField name={at('assetName')} maxLength={200} />
        <SelectField name={at('category')} options={purchaseItemCategories} />
      </FieldRow>
      <TextField name={at('description')} maxLength={500} optional />
      <FieldRow>
        <NumberField name={at('quantity')} />
        <MoneyField name={at('unitPrice')} />
      </FieldRow>
      <FieldRow>
        <NumberField name={at('gst')} />
        <TextField name={at('hsn')} maxLength={8} ltr optional />
      </FieldRow>
      <FieldRow>
        <TextField name={at('specifications.brand')} maxLength={100} optional />
        <TextField name={at('specifications.model')} maxLength={100} optional />
      </FieldRow>
      <FieldRow>
        <TextField name={at('specifications.category')} maxLength={100} optional />
        <DateField name={at('estimatedDeliveryDate')} min={today()} optional />
      </FieldRow>
      <FieldRow>
        <NumberField name={at('specifications.warrantyPeriod')} optional />
        <SelectField name={at('specifications.amcResponsibility')} options={amcResponsibilities} optional />
      </FieldRow>
      <CheckField name={at('specifications.installationRequired')} />
      <LineTotal index={index} />
    </FieldGroup>
  );
}

/** The items of a purchase order, at least one, and their live sums. */
export function PurchaseItemsPart() {
  const t = useT();
  const busy = useFormState((form) => form.busy);
  const { keys, append, remove } = useFieldRows('items');
  return (
    <FormPart id="purchase-items" title={t('Items')} help={t('What was ordered, line by line.')}>
      {keys.map((key, index) => (
        <PurchaseItemFields key={key} index={index} onRemove={keys.length > 1 ? () => remove(index) : undefined} />
      ))}
      <div>
        <Button icon={<Icon icon={Plus} />} disabled={busy} onClick={() => append(newPurchaseItem)}>
          {t('Add Item')}
        </Button>
      </div>
      <Sums />
    </FormPart>
  );
}
