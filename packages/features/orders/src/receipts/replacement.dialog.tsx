import { receipts, replacementOf, yearsAfter } from '@portal/contracts';
import {
  DateField,
  Dialog,
  Form,
  FormBar,
  NumberField,
  Parts,
  TextAreaField,
  toast,
  today,
  useT,
  useWrite,
} from '@portal/ui';
import { useMemo } from 'react';
import type { ShownReceipt } from './receipt.words.js';

/** Asks the seller what comes in place of the rejected units, and when; what was announced before can be changed. */
export function ReplacementDialog({ receipt, onClose }: { receipt: ShownReceipt; onClose: () => void }) {
  const t = useT();
  const announce = useWrite(receipts.announceReplacement);
  const rejected = useMemo(() => receipt.lines.filter((line) => (line.rejected ?? 0) > 0), [receipt.lines]);
  const schema = useMemo(() => replacementOf(rejected), [rejected]);
  const { number, replacement: before } = receipt;
  const words = before
    ? {
        title: t('Change the replacement: {{number}}', { number }),
        failure: t('The replacement was not changed'),
        done: t('The replacement of {{number}} is changed; the office was told.', { number }),
        submit: t('Change Replacement'),
      }
    : {
        title: t('Announce a replacement: {{number}}', { number }),
        failure: t('The replacement was not announced'),
        done: t('The replacement of {{number}} is announced; the office was told.', { number }),
        submit: t('Announce Replacement'),
      };
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <Form
        schema={schema}
        initial={{
          ...(before ? { expectedOn: before.expectedOn, note: before.note } : {}),
          lines: rejected.map((line) => ({ units: line.replacedUnits ?? line.rejected })),
        }}
        failureTitle={words.failure}
        onSubmit={async (body) => {
          await announce.mutateAsync({ params: { id: receipt.id }, version: receipt.version, body });
          toast(words.done);
          onClose();
        }}
      >
        <Parts>
          {rejected.map((line, index) => (
            <NumberField
              key={line.lineId}
              name={`lines.${index}.units`}
              label={t('{{name}}: units to be replaced', { name: line.name })}
              hint={t('{{count}} rejected', { count: line.rejected ?? 0 })}
            />
          ))}
          <DateField
            name="expectedOn"
            label={t('Replacement expected on')}
            min={today()}
            max={yearsAfter(today(), 1)}
          />
          <TextAreaField name="note" label={t('Note')} maxLength={500} optional />
        </Parts>
        <FormBar submit={words.submit} />
      </Form>
    </Dialog>
  );
}
