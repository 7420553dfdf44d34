import { purchaseItemCategories } from '@portal/contracts';
import {
  FieldGroup,
  FieldRow,
  FormPart,
  Icon,
  MoneyField,
  NumberField,
  SelectField,
  TextField,
  useFieldRows,
  useFormState,
  useT,
} from '@portal/ui';
import { Button } from 'antd';
import { Plus } from 'lucide-react';

/** What a new item begins with. */
export const newRequisitionItem = { category: 'Other', quantity: 1 };

function ItemFields({ index, onRemove }: { index: number; onRemove?: () => void }) {
  const t = useT();
  const at = (field: string) => `items.${index}.${field}`;
  const title = t('Item {{number}}', { number: index + 1 });
  return (
    <FieldGroup title={title} onRemove={onRemove}>
      <FieldRow>
        <TextField name={at('assetName')} maxLength={200} />
        <SelectField name={at('category')} options={purchaseItemCategories} />
      </FieldRow>
      <FieldRow>
        <NumberField name={at('quantity')} />
        <MoneyField name={at('estimatedUnitPrice')} optional />
      </FieldRow>
      <FieldRow>
        <TextField name={at('brand')} maxLength={100} optional />
        <TextField name={at('model')} maxLength={100} optional />
      </FieldRow>
    </FieldGroup>
  );
}

/** The items of a requisition, at least one. */
export function RequisitionItemsPart() {
  const t = useT();
  const busy = useFormState((form) => form.busy);
  const { keys, append, remove } = useFieldRows('items');
  return (
    <FormPart id="requisition-items" title={t('Items')} help={t('What is needed, line by line. Prices are estimates.')}>
      {keys.map((key, index) => (
        <ItemFields key={key} index={index} onRemove={keys.length > 1 ? () => remove(index) : undefined} />
      ))}
      <div>
        <Button icon={<Icon icon={Plus} />} disabled={busy} onClick={() => append(newRequisitionItem)}>
          {t('Add Item')}
        </Button>
      </div>
    </FormPart>
  );
}
