import { registrations, type Conflict } from '@portal/contracts';
import { ApiError, ConfirmDialog, ControlLabel, Dialog, Refusal, toast, useT, useWrite } from '@portal/ui';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { ConflictNote } from '../registration/conflict-note.js';
import { conflictWords } from '../registration/conflict-words.js';
import { useFailedDecision } from '../registration/use-failed-decision.js';
import type { RegistrationRow } from './registration-list.js';

export interface RowDecisionProps {
  registration: RegistrationRow;
  approve: boolean;
  onClose: () => void;
}

function useDecide(row: RegistrationRow) {
  const write = useWrite(registrations.decide);
  return (body: { status: 'Approved' | 'Rejected'; reason?: string }) =>
    write.mutateAsync({ params: { id: row.id }, version: row.version, body });
}

function Approve({ registration, onClose }: Omit<RowDecisionProps, 'approve'>) {
  const t = useT();
  const decide = useDecide(registration);
  const failed = useFailedDecision();
  const [conflict, setConflict] = useState<Conflict>();
  return (
    <ConfirmDialog
      open
      title={t('Approve {{name}}?', { name: registration.name })}
      action={t('Approve')}
      onConfirm={async () => {
        await decide({ status: 'Approved' }).catch((thrown: unknown) => {
          if (!(thrown instanceof ApiError) || !thrown.conflict) throw failed(true, thrown);
          setConflict(thrown.conflict);
          throw thrown;
        });
        toast(t('{{name}} has been approved successfully!', { name: registration.name }));
      }}
      onClose={onClose}
    >
      <p>
        {t(
          'An approval makes the account and mails a temporary password. It cannot be taken back, but the account can be suspended.',
        )}
      </p>
      {conflict && <p>{conflictWords(t, conflict)}</p>}
    </ConfirmDialog>
  );
}

function Reject({ registration, onClose }: Omit<RowDecisionProps, 'approve'>) {
  const t = useT();
  const id = useId();
  const decide = useDecide(registration);
  const failed = useFailedDecision();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const reject = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await decide({ status: 'Rejected', reason: reason.trim() });
      toast(t('Registration rejected successfully.'));
      onClose();
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      title={t('Reject {{name}}?', { name: registration.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="primary" danger loading={busy} disabled={!reason.trim()} onClick={() => void reject()}>
            {t('Reject')}
          </Button>
        </>
      }
    >
      <ControlLabel htmlFor={id}>{t('Rejection Reason *')}</ControlLabel>
      <Input.TextArea
        id={id}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {error instanceof ApiError && error.conflict ? (
        <ConflictNote error={error} />
      ) : (
        error !== undefined && <Refusal text={failed(false, error).error} />
      )}
    </Dialog>
  );
}

/** Approves or rejects the registration of one row. */
export const RowDecisionDialog = ({ approve, ...one }: RowDecisionProps) =>
  approve ? <Approve {...one} /> : <Reject {...one} />;
