import { fileRules, procurementFiles } from '@portal/contracts';
import {
  DateField,
  FieldRow,
  FormPart,
  Icon,
  IconButton,
  Money,
  MoneyField,
  NoteLine,
  NumberField,
  Parts,
  Secondary,
  TextAreaField,
  TextField,
  today,
  UploadField,
  useFieldRows,
  useFieldValue,
  useT,
} from '@portal/ui';
import { Trash2 } from 'lucide-react';
import type { BillableLine } from './invoice-form.words.js';

interface LineProps {
  index: number;
  lines: readonly BillableLine[];
  /** Missing where it is the only line. */
  onRemove?: () => void;
}

/** One line of the order: how much of it is billed, and at which price. */
function LineFields({ index, lines, onRemove }: LineProps) {
  const t = useT();
  const lineId = useFieldValue<string>(`items.${index}.lineId`);
  const line = lines.find((one) => one.lineId === lineId);
  const name = line?.name ?? t('Item {{number}}', { number: index + 1 });
  return (
    <Parts role="group" aria-label={name}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <FieldRow>
        <NumberField
          name={`items.${index}.quantity`}
          hint={t('At most {{count}}: accepted and not invoiced yet.', { count: line?.billable ?? 0 })}
        />
        <MoneyField name={`items.${index}.unitPrice`} />
      </FieldRow>
      {line && line.deduction > 0 && (
        <NoteLine tone="waiting">
          {t('Deducted at acceptance')}: <Money amount={line.deduction} /> ·{' '}
          <bdi>{line.deductionReasons.join('; ')}</bdi>
        </NoteLine>
      )}
      <FieldRow>
        <NumberField name={`items.${index}.gst`} />
        <TextField name={`items.${index}.hsn`} optional ltr maxLength={8} />
      </FieldRow>
      {onRemove && (
        <div>
          <IconButton onClick={onRemove} aria-label={t('Remove {{name}}', { name })}>
            <Icon icon={Trash2} /> {t('Leave out')}
          </IconButton>
        </div>
      )}
    </Parts>
  );
}

interface Typed {
  quantity?: unknown;
  unitPrice?: unknown;
  gst?: unknown;
}

/** What the lines come to, each rounded by itself as the server does it. */
function Total() {
  const t = useT();
  const items = useFieldValue<Typed[]>('items') ?? [];
  const paise = items.reduce((sum, { quantity, unitPrice, gst }) => {
    const base = Math.round(Number(unitPrice) * 100) * Number(quantity);
    return sum + (Number.isFinite(base) ? base + Math.round((base * Number(gst)) / 100) : 0);
  }, 0);
  return (
    <Secondary as="p" role="status">
      {t('Total with GST')}: <Money amount={paise / 100} />
    </Secondary>
  );
}

/** The fields of an invoice, new or corrected. */
export function InvoiceFields({ lines, hasFile = false }: { lines: readonly BillableLine[]; hasFile?: boolean }) {
  const t = useT();
  const { keys, remove } = useFieldRows('items');
  return (
    <>
      <FormPart id="invoice" title={t('Invoice')} help={t('As it stands on your own invoice.')}>
        <FieldRow>
          <TextField name="invoiceNumber" maxLength={16} ltr />
          <DateField name="invoiceDate" max={today()} />
        </FieldRow>
        <UploadField
          name="file"
          operation={procurementFiles.upload}
          purpose="invoice"
          rule={fileRules.invoice}
          {...(hasFile ? { optional: true, hint: t('Without a file the one of before stays.') } : {})}
        />
        <TextAreaField name="notes" maxLength={2000} optional />
      </FormPart>
      <FormPart id="invoice-items" title={t('Items')} help={t('What is not billed now can be left out.')}>
        <Parts>
          {keys.map((key, index) => (
            <LineFields
              key={key}
              index={index}
              lines={lines}
              onRemove={keys.length > 1 ? () => remove(index) : undefined}
            />
          ))}
        </Parts>
        <Total />
      </FormPart>
    </>
  );
}
