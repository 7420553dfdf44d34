import { paragraph } from '@portal/contracts';
import {
  ConfirmDialog,
  Dialog,
  Form,
  FormBar,
  Ltr,
  Meter,
  Money,
  Secondary,
  TextAreaField,
  TwoLines,
  useT,
} from '@portal/ui';
import { z } from 'zod';
import { useConsequences } from './kind-words.js';
import { keyOf, type Waiting } from './waiting.js';
import css from './decision.dialog.module.css';

interface DecisionDialogProps {
  rows: readonly Waiting[];
  approve: boolean;
  /** How many of them are through, while they are decided about. */
  through: number | undefined;
  onConfirm: (reason?: string) => Promise<void>;
  onClose: () => void;
}

const reasoned = z.object({ reason: paragraph('Rejection Reason is required', 500) });

/** What is decided about; many scroll in their place, so that the buttons stay in sight. */
const Named = ({ rows }: { rows: readonly Waiting[] }) => (
  <ul className={css.rows}>
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

/** What all of them come to, where there are several. */
function Total({ rows }: { rows: readonly Waiting[] }) {
  const t = useT();
  const amounts = rows.flatMap(({ amount }) => amount ?? []);
  if (amounts.length < 2) return null;
  return (
    <p>
      {t('Total amount')}: <Money amount={amounts.reduce((sum, amount) => sum + amount, 0)} />
    </p>
  );
}

/** How far a decision about several is, and how to stop it. */
function Progress({ rows, through }: Pick<DecisionDialogProps, 'rows' | 'through'>) {
  const t = useT();
  if (through === undefined || rows.length < 2) return null;
  const note = <Ltr>{`${through} / ${rows.length}`}</Ltr>;
  return (
    <>
      <Meter label={t('Progress')} note={note} value={through} max={rows.length} />
      <Secondary as="p">{t('Cancel leaves those that are still to come as they are.')}</Secondary>
    </>
  );
}

/** What follows from the decision, once for each kind. */
function Consequences({ rows, approve }: Pick<DecisionDialogProps, 'rows' | 'approve'>) {
  const consequences = useConsequences();
  const texts = rows.flatMap(({ kind }) => consequences[kind]?.[approve ? 'approved' : 'rejected'] ?? []);
  return [...new Set(texts)].map((text) => <p key={text}>{text}</p>);
}

/** Asks once more before an approval, and for the reason of a rejection, which goes to everybody concerned. */
export function DecisionDialog({ rows, approve, through, onConfirm, onClose }: DecisionDialogProps) {
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
        <Total rows={rows} />
        <Consequences rows={rows} approve={approve} />
        <Progress rows={rows} through={through} />
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
      <Total rows={rows} />
      <Consequences rows={rows} approve={approve} />
      <Form
        schema={reasoned}
        onSubmit={async ({ reason }) => {
          await onConfirm(reason);
          onClose();
        }}
      >
        <TextAreaField name="reason" label={t('Rejection Reason *')} maxLength={500} />
        <Progress rows={rows} through={through} />
        <FormBar submit={t('Reject')} />
      </Form>
    </Dialog>
  );
}
