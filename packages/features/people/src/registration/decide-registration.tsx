import {
  markWords,
  movesFrom,
  registrationMoves,
  registrations,
  type Registration,
  type RegistrationStatus,
} from '@portal/contracts';
import { ApiError, DateText, DecisionPanel, Icon, toast, useT, useUser, useWrite } from '@portal/ui';
import { Button } from 'antd';
import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { kindWord } from '../registration-list/kind-words.js';
import { CorrectionDialog } from './correction.dialog.js';
import { useFailedDecision } from './use-failed-decision.js';

export interface DecideRegistrationProps {
  of: Registration;
  /** Somebody else was faster, or the applicant changed it meanwhile. */
  onConflict: (refusal: ApiError) => void;
}

/** The Super Admin's decision on a registration: approve, reject, or send back. */
export function DecideRegistration({ of, onConflict }: DecideRegistrationProps) {
  const t = useT();
  const { role } = useUser();
  const [correcting, setCorrecting] = useState(false);
  const write = useWrite(registrations.decide);
  const failed = useFailedDecision();
  const moves = movesFrom(registrationMoves, of.status, role).map(({ to }) => to);
  const may = (to: RegistrationStatus) => moves.includes(to);
  const onRefused = (thrown: unknown) => {
    const conflict = thrown instanceof ApiError && [409, 412].includes(thrown.status);
    if (conflict) onConflict(thrown);
    return conflict;
  };
  const decide = async ({ approve, note }: { approve: boolean; note: string }) => {
    try {
      await write.mutateAsync({
        params: { id: of.id },
        version: of.version,
        body: { status: approve ? 'Approved' : 'Rejected', reason: note || undefined },
      });
    } catch (thrown) {
      if (onRefused(thrown)) return;
      throw failed(approve, thrown);
    }
    toast(approve ? t('Registration approved successfully.') : t('Registration rejected successfully.'));
  };
  const marks = [...new Set((of.marks ?? []).map(({ code }) => code))];
  return (
    <>
      <DecisionPanel
        text={
          <>
            {kindWord(t, of.kind)} · <bdi>{of.contactPerson}</bdi> · <DateText of={of.submittedAt} time />
          </>
        }
        checks={[
          ...(marks.length
            ? marks.map((code) => ({ ok: false, text: t(markWords[code]) }))
            : [{ ok: true, text: t('Nothing suspicious was found') }]),
          of.files.length
            ? { ok: true, text: t('{{count}} files attached', { count: of.files.length }) }
            : { ok: false, text: t('No file is attached') },
        ]}
        noteLabel={t('Rejection reason')}
        noteHint={
          may('Approved') ? t('needed to reject; with an approval it is kept as a note') : t('The applicant reads it.')
        }
        missing="Rejection reason is required"
        hint={
          may('Approved')
            ? t('An approval makes the account and mails a temporary password. It cannot be taken back.')
            : t('The applicant has been asked to correct it; it can only be rejected until then.')
        }
        rejectOnly={!may('Approved')}
        others={
          may('Correction Requested') && (
            <Button block icon={<Icon of={MessageSquareWarning} />} onClick={() => setCorrecting(true)}>
              {t('Ask for a correction')}
            </Button>
          )
        }
        onDecide={decide}
      />
      <CorrectionDialog of={of} open={correcting} onClose={() => setCorrecting(false)} onRefused={onRefused} />
    </>
  );
}
