import { amcResponsibilities, assetCategories } from '@portal/contracts';
import {
  CheckField,
  FieldRow,
  Icon,
  IconButton,
  Money,
  MoneyField,
  NumberField,
  Secondary,
  SelectField,
  TextField,
  useFieldValue,
  useT,
} from '@portal/ui';
import { Trash2 } from 'lucide-react';
import { amountsOf, type TypedItem } from './amounts.js';
import { SuggestionField } from './suggestion-field.js';
import css from './item-fields.module.css';

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
    <div className={css.item} role="group" aria-label={title}>
      <div className={css.head}>
        <h3>{title}</h3>
        {onRemove && (
          <IconButton onClick={onRemove} aria-label={t('Remove {{name}}', { name: title })}>
            <Icon icon={Trash2} /> {t('Remove')}
          </IconButton>
        )}
      </div>
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
    </div>
  );
}
