import { Button, Input } from 'antd';
import { Check, Gavel, X } from 'lucide-react';
import { useId, useState } from 'react';
import { messageOf } from '../api/api-error.js';
import { useT } from '../i18n/use-t.js';
import { ConfirmDialog } from '../overlay/confirm-dialog.js';
import { Refusal } from '../states/refusal.js';
import { Icon } from '../values/icon.js';
import { Stack, Surface } from '../layout/layout.js';
import { ControlLabel, Secondary } from '../text/text.js';
import { type Check as Checked, Checks } from './checks.js';
import css from './decision-panel.module.css';

interface Decided {
  approve: boolean;
  note: string;
}

export interface DecisionPanelProps {
  /** Who asks, and since when. */
  text?: React.ReactNode;
  /** What the portal has already looked at. */
  checks?: readonly Checked[];
  approveLabel?: string;
  rejectLabel?: string;
  /** What the note is called, when it needs a name of its own: 'Rejection Reason *'. */
  noteLabel?: string;
  noteHint?: string;
  /** What is said when a rejection lacks its note. */
  missing?: string;
  /** What follows from the decision. */
  hint?: string;
  /** Only a rejection is possible now. */
  rejectOnly?: boolean;
  /** Other ways out, as buttons. */
  others?: React.ReactNode;
  /** What is asked before an approval that nobody can take back. */
  confirmApproval?: { title: string; text: React.ReactNode };
  onDecide: (decided: Decided) => Promise<unknown>;
}

/** The reader's turn: what was checked, a note, approve or reject; a rejection needs the note. */
export function DecisionPanel(props: DecisionPanelProps) {
  const {
    text,
    checks = [],
    approveLabel,
    rejectLabel,
    noteLabel,
    noteHint,
    missing,
    hint,
    rejectOnly,
    others,
  } = props;
  const { confirmApproval, onDecide } = props;
  const t = useT();
  const id = useId();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState<'approve' | 'reject'>();
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState(false);
  const decide = async (approve: boolean) => {
    if (!approve && !note.trim()) return setError(missing ?? 'Please say why in the note');
    setBusy(approve ? 'approve' : 'reject');
    setError(undefined);
    await onDecide({ approve, note: note.trim() }).catch((thrown: unknown) => setError(messageOf(thrown)));
    setBusy(undefined);
  };
  return (
    <Surface as="section" className={css.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Icon icon={Gavel} size={18} />
        {t('Your decision is needed')}
      </h2>
      {text && <Secondary as="p">{text}</Secondary>}
      <Checks checks={checks} />
      <ControlLabel htmlFor={`${id}-note`}>
        {noteLabel ?? t('Note')} <Secondary>({noteHint ?? t('optional; required to reject')})</Secondary>
      </ControlLabel>
      <Input.TextArea
        id={`${id}-note`}
        rows={3}
        maxLength={500}
        value={note}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      <div id={`${id}-error`}>{error && <Refusal text={error} />}</div>
      <DecisionButtons
        {...{ busy, approveLabel, rejectLabel, rejectOnly, others }}
        onDecide={(approve) => (approve && confirmApproval ? setAsking(true) : void decide(approve))}
      />
      {hint && <Secondary as="p">{hint}</Secondary>}
      {confirmApproval && (
        <ConfirmDialog
          open={asking}
          title={confirmApproval.title}
          action={approveLabel ?? t('Approve')}
          onConfirm={() => onDecide({ approve: true, note: note.trim() })}
          onClose={() => setAsking(false)}
        >
          {confirmApproval.text}
        </ConfirmDialog>
      )}
    </Surface>
  );
}

interface DecisionButtonsProps extends Pick<
  DecisionPanelProps,
  'approveLabel' | 'rejectLabel' | 'rejectOnly' | 'others'
> {
  busy: 'approve' | 'reject' | undefined;
  onDecide: (approve: boolean) => void;
}

function DecisionButtons({ busy, approveLabel, rejectLabel, rejectOnly, others, onDecide }: DecisionButtonsProps) {
  const t = useT();
  return (
    <Stack>
      {!rejectOnly && (
        <Button
          type="primary"
          block
          icon={<Icon icon={Check} />}
          loading={busy === 'approve'}
          disabled={busy === 'reject'}
          onClick={() => onDecide(true)}
        >
          {approveLabel ?? t('Approve')}
        </Button>
      )}
      {others}
      <Button
        danger
        block
        icon={<Icon icon={X} />}
        loading={busy === 'reject'}
        disabled={busy === 'approve'}
        onClick={() => onDecide(false)}
      >
        {rejectLabel ?? t('Reject')}
      </Button>
    </Stack>
  );
}
