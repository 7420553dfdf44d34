import { NewRfq, purchaseItemCategories, rfqs } from '@portal/contracts';
import {
  ButtonLink,
  call,
  DateField,
  editedRecord,
  FieldGroup,
  FieldRow,
  Form,
  FormBar,
  FormPart,
  Icon,
  MomentField,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  toast,
  today,
  useFieldRows,
  useFormState,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { ShownRfq } from '../quote.words.js';
import { BuyerField, SellersField } from './party-fields.js';

const newItem = { category: 'Other', quantity: 1 };

function ItemsPart() {
  const t = useT();
  const busy = useFormState((form) => form.busy);
  const { keys, append, remove } = useFieldRows('items');
  return (
    <FormPart id="rfq-items" title={t('Items')} help={t('What sellers are asked for, line by line.')}>
      {keys.map((key, index) => (
        <FieldGroup
          key={key}
          title={t('Item {{number}}', { number: index + 1 })}
          onRemove={keys.length > 1 ? () => remove(index) : undefined}
        >
          <FieldRow>
            <TextField name={`items.${index}.assetName`} maxLength={200} />
            <SelectField name={`items.${index}.category`} options={purchaseItemCategories} />
          </FieldRow>
          <TextField name={`items.${index}.description`} maxLength={500} optional />
          <NumberField name={`items.${index}.quantity`} />
          <FieldRow>
            <TextField name={`items.${index}.brand`} maxLength={100} optional />
            <TextField name={`items.${index}.model`} maxLength={100} optional />
          </FieldRow>
        </FieldGroup>
      ))}
      <div>
        <Button icon={<Icon icon={Plus} />} disabled={busy} onClick={() => append(newItem)}>
          {t('Add Item')}
        </Button>
      </div>
    </FormPart>
  );
}

interface RfqFormProps {
  base: string;
  /** What a new request begins with. */
  begun?: object;
  edited?: ShownRfq;
}

const valuesOf = ({ sellers, ...rfq }: ShownRfq) => ({ ...rfq, sellerIds: sellers.map(({ id }) => id) });

/** A new request for quotation, or a draft that is edited. */
export function RfqForm({ base, begun, edited }: RfqFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const { id: userId, role } = useUser();
  const create = useWrite(rfqs.create);
  const update = useWrite(rfqs.update);
  const own = role === 'Buyer' ? { buyerId: userId } : {};
  return (
    <Form
      schema={NewRfq}
      {...(edited
        ? { edited: editedRecord(() => call(rfqs.get, { params: { id: edited.id } }), edited, valuesOf) }
        : { initial: { items: [newItem], ...begun, ...own } })}
      draft={edited || begun ? undefined : 'new-request-for-quotation'}
      failureTitle={t('Failed to save the request. Please try again.')}
      onSubmit={async (rfq, { idempotencyKey, version }) => {
        const { id, rfqNumber } = edited
          ? await update.mutateAsync({ params: { id: edited.id }, version, body: { rfq } })
          : await create.mutateAsync({ body: rfq, idempotencyKey });
        toast(t('Request {{number}} was saved', { number: rfqNumber }));
        await navigate(`${base}/${id}`);
      }}
    >
      <FormPart id="rfq" title={t('Request for quotation')}>
        <TextField name="title" maxLength={200} />
        <BuyerField />
        <SellersField />
        <FieldRow>
          <MomentField name="closesAt" hint={t('Until then the quotes stay sealed.')} />
          <DateField name="expectedDeliveryDate" min={today()} />
        </FieldRow>
        <TextAreaField name="notes" hint={t('Goes to the sellers with the request.')} maxLength={2000} optional />
      </FormPart>
      <ItemsPart />
      <FormBar submit={t('Save as Draft')}>
        <ButtonLink to={edited ? `${base}/${edited.id}` : base}>{t('Cancel')}</ButtonLink>
      </FormBar>
    </Form>
  );
}
