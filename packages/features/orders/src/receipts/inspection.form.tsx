import { fileRules, inspectionOf, procurementFiles, receipts, rejectionReasons } from '@portal/contracts';
import {
  ConfirmDialog,
  FieldGroup,
  FieldRow,
  Fields,
  Form,
  FormBar,
  formatNumber,
  Money,
  MoneyField,
  NumberField,
  SelectField,
  SelectManyField,
  Sheet,
  Stack,
  TextField,
  toast,
  TwoLines,
  UploadField,
  useFieldValue,
  useT,
  useWrite,
} from '@portal/ui';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { reasonWords } from './rejection.words.js';
import type { ShownReceipt } from './receipt.words.js';

type Line = ShownReceipt['lines'][number];
type Inspection = z.output<ReturnType<typeof inspectionOf>>;

/** What is rejected of one line: its units where the delivery named them, else how many. */
function RejectedField({ line, index }: { line: Line; index: number }) {
  const t = useT();
  const hint = t('{{delivered}} delivered; the rest is accepted.', { delivered: formatNumber(line.delivered) });
  if (!line.serialNumbers)
    return (
      <FieldRow>
        <NumberField name={`lines.${index}.rejected`} label={t('Rejected units')} hint={hint} />
      </FieldRow>
    );
  return (
    <SelectManyField
      name={`lines.${index}.rejectedSerials`}
      label={t('Rejected units')}
      hint={hint}
      placeholder={t('None')}
      options={line.serialNumbers.map((serial) => ({ value: serial, label: serial }))}
      optional
    />
  );
}

/** What is kept back of what the accepted units cost, and why. */
function DeductionFields({ index }: { index: number }) {
  const t = useT();
  const deduction = useFieldValue<unknown>(`lines.${index}.deduction`);
  return (
    <>
      <MoneyField
        name={`lines.${index}.deduction`}
        label={t('Deduction')}
        hint={t('Kept back from the payment, with GST; 0 where nothing is.')}
      />
      {Number(deduction) > 0 && (
        <TextField
          name={`lines.${index}.deductionReason`}
          label={t('Why it is deducted')}
          hint={t('For example late delivery, or a part that is missing. The seller reads it.')}
          maxLength={500}
        />
      )}
    </>
  );
}

/** One delivered line: how much of it is rejected and why, and what is deducted; nothing is asked for while nothing is. */
function LineFields({ line, index }: { line: Line; index: number }) {
  const t = useT();
  const counted = useFieldValue<number>(`lines.${index}.rejected`);
  const named = useFieldValue<string[]>(`lines.${index}.rejectedSerials`);
  const rejected = line.serialNumbers ? named?.length : counted;
  return (
    <FieldGroup title={line.name}>
      <RejectedField line={line} index={index} />
      {Number(rejected) > 0 && (
        <FieldRow>
          <SelectField
            name={`lines.${index}.reason`}
            label={t('Reason')}
            options={rejectionReasons.map((value) => ({ value, label: t(reasonWords[value]) }))}
          />
          <TextField name={`lines.${index}.note`} label={t('Note')} optional maxLength={500} />
        </FieldRow>
      )}
      {line.unitPrice !== undefined && (
        <FieldRow>
          <DeductionFields index={index} />
        </FieldRow>
      )}
    </FieldGroup>
  );
}

/** Checked, and waiting for the word of who inspects. */
interface Asking {
  body: Inspection;
  answer: (isMeant: boolean) => void;
}

/** What an inspection says of each line, read once more before it counts: accepted units are to be paid. */
function InspectionDialog({ receipt, asking }: { receipt: ShownReceipt; asking: Asking | undefined }) {
  const t = useT();
  return (
    <ConfirmDialog
      open={!!asking}
      title={t('Save the inspection of {{number}}?', { number: receipt.number })}
      action={t('Save inspection')}
      onConfirm={() => asking?.answer(true)}
      onClose={() => asking?.answer(false)}
    >
      <Stack>
        {asking?.body.lines.map(({ lineId, accepted, rejected, deduction }) => (
          <TwoLines
            key={lineId}
            first={<bdi>{receipt.lines.find((line) => line.lineId === lineId)?.name}</bdi>}
            second={
              <>
                {t('{{accepted}} accepted, {{rejected}} rejected', {
                  accepted: formatNumber(accepted),
                  rejected: formatNumber(rejected),
                })}
                {deduction > 0 && (
                  <>
                    {' · '}
                    {t('Deduction')}: <Money amount={deduction} />
                  </>
                )}
              </>
            }
          />
        ))}
        <p>{t('What is accepted is to be paid. An inspection is not changed afterwards.')}</p>
      </Stack>
    </ConfirmDialog>
  );
}

/** The buyer's office says of each line what it rejects; the rest is accepted, if need be with a deduction. */
export function InspectionForm({ receipt }: { receipt: ShownReceipt }) {
  const t = useT();
  const inspect = useWrite(receipts.inspect);
  const [asking, setAsking] = useState<Asking>();
  const schema = useMemo(() => inspectionOf(receipt.lines), [receipt.lines]);
  return (
    <Sheet title={t('Inspect the goods')}>
      <Stack>
        <Form
          schema={schema}
          initial={{
            lines: receipt.lines.map(({ serialNumbers }) =>
              serialNumbers ? { rejectedSerials: [], deduction: 0 } : { rejected: 0, deduction: 0 },
            ),
          }}
          draft={`inspection-${receipt.id}`}
          failureTitle={t('The inspection was not saved')}
          confirm={(body) =>
            new Promise<boolean>((answer) => setAsking({ body, answer })).finally(() => setAsking(undefined))
          }
          onSubmit={async (body) => {
            const { status } = await inspect.mutateAsync({
              params: { id: receipt.id },
              version: receipt.version,
              body,
            });
            toast(t('{{number}}: {{status}}', { number: receipt.number, status: t(status) }));
          }}
        >
          <Fields>
            {receipt.lines.map((line, index) => (
              <LineFields key={line.lineId} line={line} index={index} />
            ))}
          </Fields>
          <UploadField
            name="photos"
            label={t('Photos')}
            operation={procurementFiles.upload}
            purpose="photo"
            rule={fileRules.photo}
            optional
            hint={t('Needed where something is rejected, at most 5.')}
          />
          <FormBar submit={t('Save inspection')} busyText={asking ? undefined : t('Saving...')} />
        </Form>
      </Stack>
      <InspectionDialog receipt={receipt} asking={asking} />
    </Sheet>
  );
}
