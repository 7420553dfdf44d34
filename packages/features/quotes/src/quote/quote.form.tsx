import { fileRules, gstPercent, procurementFiles, quoteDefaults, quoteFor, quotes } from '@portal/contracts';
import {
  ButtonLink,
  call,
  DateField,
  editedRecord,
  FieldGroup,
  FieldRow,
  Form,
  FormActions,
  FormPart,
  formatNumber,
  Money,
  MoneyField,
  NumberField,
  PlainButton,
  Secondary,
  TextAreaField,
  TextField,
  toast,
  today,
  Totals,
  UploadField,
  useFieldRows,
  useFieldValue,
  useForm,
  useFormState,
  useT,
  useWrite,
} from '@portal/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AskedRfq, ShownQuote } from '../quote.words.js';
import { sumsOf, type TypedItem } from './quote-sums.js';

function Sums() {
  const t = useT();
  const sums = sumsOf(useFieldValue<TypedItem[]>('items') ?? []);
  return (
    <Totals
      totals={[
        { label: t('Subtotal'), value: <Money amount={sums.base} /> },
        { label: t('GST'), value: <Money amount={sums.gst} /> },
        { label: t('Quote total'), value: <Money amount={sums.total} />, sum: true },
      ]}
    />
  );
}

function LineTotal({ index }: { index: number }) {
  const t = useT();
  const item = useFieldValue<TypedItem>(`items.${index}`);
  return (
    <Secondary as="p" role="status">
      {t('Line total with GST')}: <Money amount={sumsOf([item ?? {}]).total} />
    </Secondary>
  );
}

/** How many are offered, beside how many were asked for. */
function Quantity({ index, asked }: { index: number; asked: AskedRfq['items'] }) {
  const t = useT();
  const line = useFieldValue<string>(`items.${index}.rfqItemId`);
  const { quantity = 0 } = asked.find(({ id }) => id === line) ?? {};
  return (
    <NumberField
      name={`items.${index}.quantity`}
      hint={t('Asked for: {{quantity}}', { quantity: formatNumber(quantity) })}
    />
  );
}

function ItemsPart({ asked }: { asked: AskedRfq['items'] }) {
  const t = useT();
  const { keys, remove } = useFieldRows('items');
  return (
    <FormPart
      id="quote-items"
      title={t('Items')}
      help={t('What you do not offer can be removed. The order takes your prices, and its words from the request.')}
    >
      {keys.map((key, index) => (
        <FieldGroup
          key={key}
          title={t('Item {{number}}', { number: index + 1 })}
          onRemove={keys.length > 1 ? () => remove(index) : undefined}
        >
          <TextField name={`items.${index}.assetName`} maxLength={200} />
          <TextField name={`items.${index}.description`} maxLength={500} />
          <FieldRow>
            <Quantity index={index} asked={asked} />
          </FieldRow>
          <FieldRow>
            <MoneyField name={`items.${index}.unitPrice`} />
            <NumberField name={`items.${index}.gst`} />
          </FieldRow>
          <LineTotal index={index} />
        </FieldGroup>
      ))}
      <Sums />
    </FormPart>
  );
}

/** Hands the quote in, or keeps what is written of it as a draft on the server; what was handed in stays so. */
function SaveBar({ isHandedIn, back }: { isHandedIn: boolean; back: string }) {
  const t = useT();
  const { set } = useForm();
  const busy = useFormState((form) => form.busy);
  return (
    <FormActions>
      <PlainButton primary submit busy={busy} onClick={() => set('status', 'Submitted')}>
        {t('Submit Quote')}
      </PlainButton>
      {!isHandedIn && (
        <PlainButton submit disabled={busy} onClick={() => set('status', 'Draft')}>
          {t('Save as Draft')}
        </PlainButton>
      )}
      <ButtonLink to={back}>{t('Cancel')}</ButtonLink>
    </FormActions>
  );
}

const dayMs = 86_400_000;
const later = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** What a new quote begins with: every line of the request, and validity from the later of today and the closing. */
function begunOf({ closesAt, items }: AskedRfq) {
  const { validity, ...texts } = quoteDefaults;
  const closing = closesAt.slice(0, 10);
  const from = later(today(), validity);
  return {
    ...texts,
    status: 'Submitted',
    quoteDate: today(),
    validUntil: from > closing ? from : later(closing, 1),
    items: items.map(({ id, assetName, description, quantity }) => ({
      ...{ rfqItemId: id, assetName, description: description ?? assetName, quantity, gst: gstPercent },
    })),
  };
}

/** What an edited one begins with: its files by their ids, and beside them what the field shows of them. */
const editedOf = (quote: ShownQuote) => ({
  ...quote,
  files: quote.files.map(({ id }) => id),
  $files: { files: quote.files },
});

/** The Submit Quote form: an answer to a request, or the own one written anew. */
export function QuoteForm({ rfq, quote, base }: { rfq: AskedRfq; quote?: ShownQuote; base: string }) {
  const t = useT();
  const navigate = useNavigate();
  const create = useWrite(quotes.create);
  const update = useWrite(quotes.update);
  const [schema] = useState(() => quoteFor(rfq.items));
  const back = `${base}/${rfq.id}`;
  return (
    <Form
      draft={quote ? undefined : `quote-${rfq.id}`}
      schema={schema}
      {...(quote
        ? { edited: editedRecord(() => call(quotes.get, { params: { id: quote.id } }), quote, editedOf) }
        : { initial: begunOf(rfq) })}
      failureTitle={t('Failed to submit quote. Please try again.')}
      onSubmit={async (values, { idempotencyKey, version }) => {
        if (quote) {
          await update.mutateAsync({ params: { id: quote.id }, version, body: { quote: values } });
        } else {
          await create.mutateAsync({ body: { ...values, rfqId: rfq.id }, idempotencyKey });
        }
        toast(
          values.status === 'Draft'
            ? t('The draft of the quote for {{number}} was saved', { number: rfq.rfqNumber })
            : t('Quote {{number}} was submitted', { number: values.quoteNumber }),
        );
        await navigate(back);
      }}
    >
      <FormPart id="quote" title={t('Quote')}>
        <TextField name="quoteNumber" maxLength={50} ltr />
        <FieldRow>
          <DateField name="quoteDate" />
          <DateField name="validUntil" min={today()} />
        </FieldRow>
        <TextAreaField name="terms" maxLength={500} />
        <TextField name="deliveryTime" maxLength={200} />
        <TextAreaField name="warranty" maxLength={500} />
        <TextAreaField name="notes" maxLength={2000} optional />
        <UploadField
          name="files"
          operation={procurementFiles.upload}
          purpose="quoteFile"
          rule={fileRules.quoteFile}
          optional
          hint={t('At most 5, sealed with the quote until the closing.')}
        />
      </FormPart>
      <ItemsPart asked={rfq.items} />
      <SaveBar isHandedIn={quote?.status === 'Submitted'} back={back} />
    </Form>
  );
}
