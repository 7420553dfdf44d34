import {
  movesFrom,
  mustBeTold,
  type Placement,
  registrationMoves,
  registrations,
  type Registration,
  type RegistrationStatus,
} from '@portal/contracts';
import { ApiError, DateText, DecisionPanel, Icon, readAgain, toast, useT, useUser, useWrite } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { kindWord } from '../registration-list/kind-words.js';
import { OrganizationChoice, stillSaid } from '../placement/organization-choice.js';
import { checksOf } from './checks-of.js';
import { CorrectionDialog } from './correction.dialog.js';
import { organizationNamed } from './organization-named.js';
import { useFailedDecision } from './use-failed-decision.js';

export interface DecideRegistrationProps {
  registration: Registration;
  /** Somebody else was faster, or the applicant changed it meanwhile. */
  onConflict: (refusal: ApiError) => void;
}

/** The organisations have changed since they were read. */
const outdated = ['PLACEMENT_REQUIRED', 'GSTIN_TAKEN'];

/** The Super Admin's decision on a registration: approve, reject, or send back. */
export function DecideRegistration({ registration, onConflict }: DecideRegistrationProps) {
  const t = useT();
  const { role } = useUser();
  const [correcting, setCorrecting] = useState(false);
  const [said, setSaid] = useState<Placement>();
  const matches = registration.organizations ?? [];
  const placement = stillSaid(said, matches);
  const moves = movesFrom(registrationMoves, registration.status, role).map(({ to }) => to);
  const may = (to: RegistrationStatus) => moves.includes(to);
  const onRefused = (thrown: unknown) => {
    const conflict = thrown instanceof ApiError && (thrown.status === 412 || thrown.conflict !== undefined);
    if (conflict) onConflict(thrown);
    return conflict;
  };
  const decide = useDecide(registration, placement, onRefused);
  return (
    <>
      {may('Approved') && matches.length > 0 && (
        <OrganizationChoice
          name={organizationNamed(registration)}
          matches={matches}
          value={placement}
          onChange={setSaid}
          confirmed
        />
      )}
      <DecisionPanel
        text={
          <>
            {kindWord(t, registration.kind)} · <bdi>{registration.contactPerson}</bdi> ·{' '}
            <DateText value={registration.submittedAt} time />
          </>
        }
        checks={checksOf(t, registration)}
        noteLabel={t('Rejection reason')}
        noteHint={
          may('Approved') ? t('needed to reject; with an approval it is kept as a note') : t('The applicant reads it.')
        }
        missing="Rejection reason is required"
        hint={hintOf(t, registration.status, may('Approved'))}
        rejectOnly={!may('Approved')}
        others={
          may('Correction Requested') && (
            <Button block icon={<Icon icon={MessageSquareWarning} />} onClick={() => setCorrecting(true)}>
              {t('Ask for a correction')}
            </Button>
          )
        }
        onDecide={decide}
      />
      <CorrectionDialog
        registration={registration}
        open={correcting}
        onClose={() => setCorrecting(false)}
        onRefused={onRefused}
      />
    </>
  );
}

/** Sends the decision; a refusal that `onRefused` takes up is said there. */
function useDecide(
  registration: Registration,
  placement: Placement | undefined,
  onRefused: (thrown: unknown) => boolean,
) {
  const t = useT();
  const client = useQueryClient();
  const write = useWrite(registrations.decide);
  const failed = useFailedDecision();
  const matches = registration.organizations ?? [];
  return async ({ approve, note }: { approve: boolean; note: string }) => {
    if (approve && !placement && matches.some(mustBeTold))
      throw new ApiError(0, 'PLACEMENT_REQUIRED', 'Please say which organization it is');
    try {
      const written = await write.mutateAsync({
        params: { id: registration.id },
        version: registration.version,
        body: {
          status: approve ? 'Approved' : 'Rejected',
          reason: note || undefined,
          ...(approve && placement ? { placement } : {}),
        },
      });
      if (written.status === 'Awaiting Confirmation') return toast(t('The organization is asked to confirm.'));
    } catch (thrown) {
      if (onRefused(thrown)) return;
      if (thrown instanceof ApiError && outdated.includes(thrown.code)) await readAgain(client, ['registration']);
      throw failed(approve, thrown);
    }
    toast(approve ? t('Registration approved successfully.') : t('Registration rejected successfully.'));
  };
}

/** What follows from a decision. */
function hintOf(t: ReturnType<typeof useT>, status: RegistrationStatus, mayApprove: boolean) {
  if (mayApprove)
    return t(
      'An approval makes the account and mails a temporary password. It cannot be taken back, but the account can be suspended.',
    );
  return status === 'Awaiting Confirmation'
    ? t('It waits until the organization, or a second reviewer, has confirmed; it can be rejected until then.')
    : t('The applicant has been asked to correct it; it can only be rejected until then.');
}
