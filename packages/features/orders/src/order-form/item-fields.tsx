import { amcResponsibilities, assetCategories } from '@portal/contracts';
import {
  CheckField,
  FieldGroup,
  FieldRow,
  Money,
  MoneyField,
  NumberField,
  Secondary,
  SelectField,
  TextField,
  useFieldValue,
  useT,
} from '@portal/ui';
import { amountsOf, type TypedItem } from './amounts.js';
import { SuggestionField } from './suggestion-field.js';

export interface ItemFieldsProps {
  index: number;
  /** Missing where it is the only line. */
  onRemove?: () => void;
}

/** What a line costs with GST, while it is typed. */
export function LineTotal({ index }: { index: number }) {
  const t = useT();
  const item = useFieldValue<TypedItem>(`items.${index}`);
  return (
    <Secondary as="p" role="status">
      {t('Line total with GST')}: <Money amount={amountsOf(item ?? {}).total} />
    </Secondary>
  );
}

/** One line of the order. */
export function ItemFields({ index, onRemove }: ItemFieldsProps) {
  const t = useT();
  const at = (field: string) => `items.${index}.${field}`;
  const title = t('Item {{number}}', { number: index + 1 });
  return (
    <FieldGroup title={title} onRemove={onRemove}>
      <FieldRow>
        <SuggestionField name={at('productName')} kind="products" />
        <SuggestionField name={at('brand')} kind="brands" />
      </FieldRow>
      <FieldRow>
        <TextField name={at('modelNumber')} maxLength={100} />
        <SelectField name={at('categoryType')} options={assetCategories} />
      </FieldRow>
      <FieldRow>
        <NumberField name={at('quantity')} />
        <MoneyField name={at('unitPrice')} />
      </FieldRow>
      <FieldRow>
        <NumberField name={at('gst')} />
        <TextField name={at('gstin')} maxLength={15} ltr />
      </FieldRow>
      <FieldRow>
        <NumberField name={at('warrantyPeriod')} />
        <SelectField name={at('amcResponsibility')} options={amcResponsibilities} />
      </FieldRow>
      <CheckField name={at('installationRequired')} />
      <LineTotal index={index} />
    </FieldGroup>
  );
}
