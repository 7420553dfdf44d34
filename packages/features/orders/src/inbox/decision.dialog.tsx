import { paragraph } from '@portal/contracts';
import { ConfirmDialog, Dialog, Form, FormBar, Money, TextAreaField, TwoLines, useT } from '@portal/ui';
import { z } from 'zod';
import { useConsequences } from './kind-words.js';
import { keyOf, type Waiting } from './waiting.js';

interface DecisionDialogProps {
  rows: readonly Waiting[];
  approve: boolean;
  onConfirm: (reason?: string) => Promise<void>;
  onClose: () => void;
}

const reasoned = z.object({ reason: paragraph('Rejection Reason is required', 500) });

const Named = ({ rows }: { rows: readonly Waiting[] }) => (
  <ul>
    {rows.map((row) => (
      <li key={keyOf(row)}>
        <TwoLines
          first={<bdi>{row.name}</bdi>}
          second={
            <>
              <bdi>{row.about}</bdi>
              {row.amount !== undefined && (
                <>
                  {' '}
                  · <Money amount={row.amount} />
                </>
              )}
            </>
          }
        />
      </li>
    ))}
  </ul>
);

/** What follows from the decision, once for each kind. */
function Consequences({ rows, approve }: Pick<DecisionDialogProps, 'rows' | 'approve'>) {
  const consequences = useConsequences();
  const texts = rows.flatMap(({ kind }) => consequences[kind]?.[approve ? 'approved' : 'rejected'] ?? []);
  return [...new Set(texts)].map((text) => <p key={text}>{text}</p>);
}

/** Asks once more before an approval, and for the reason of a rejection, which goes to everybody concerned. */
export function DecisionDialog({ rows, approve, onConfirm, onClose }: DecisionDialogProps) {
  const t = useT();
  const [only] = rows.length === 1 ? rows : [];
  if (approve) {
    return (
      <ConfirmDialog
        open
        title={only ? t('Approve {{name}}?', { name: only.name }) : t('Approve {{count}}?', { count: rows.length })}
        action={t('Approve')}
        onConfirm={() => onConfirm()}
        onClose={onClose}
      >
        <Named rows={rows} />
        <Consequences rows={rows} approve={approve} />
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      open
      title={only ? t('Reject {{name}}?', { name: only.name }) : t('Reject {{count}}?', { count: rows.length })}
      onClose={onClose}
    >
      <Named rows={rows} />
      <Consequences rows={rows} approve={approve} />
      <Form
        schema={reasoned}
        onSubmit={async ({ reason }) => {
          await onConfirm(reason);
          onClose();
        }}
      >
        <TextAreaField name="reason" label={t('Rejection Reason *')} maxLength={500} />
        <FormBar submit={t('Reject')} />
      </Form>
    </Dialog>
  );
}
