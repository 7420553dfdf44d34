import { movesFrom, registrationMoves, registrations, type Registration } from '@portal/contracts';
import {
  DateText,
  Properties,
  Headline,
  Ltr,
  NoteLine,
  Problem,
  Skeleton,
  Split,
  StatusTag,
  useKeptRead,
  useT,
  useUser,
  type ApiError,
} from '@portal/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Due } from '../registration-list/due.js';
import { kindWord } from '../registration-list/kind-words.js';
import { AccountState } from './account-state.js';
import { ConflictNote } from './conflict-note.js';
import { DecideRegistration } from './decide-registration.js';
import { fieldLabel } from './form-fields.js';
import { MarkList } from './mark-list.js';
import { SubmittedForm } from './submitted-form.js';

function Standing({ registration }: { registration: Registration }) {
  const t = useT();
  const { kind, status, decidedBy, decidedAt } = registration;
  return (
    <Properties
      properties={[
        { label: t('Status'), value: <StatusTag kind="user" status={status} /> },
        { label: t('Registered as'), value: kindWord(t, kind) },
        { label: t('Submitted'), value: <DateText value={registration.submittedAt} time /> },
        ...(registration.dueOn ? [{ label: t('Due'), value: <Due registration={registration} /> }] : []),
        ...(decidedBy ? [{ label: t('Decided by'), value: <bdi>{decidedBy}</bdi> }] : []),
        ...(registration.joining
          ? [{ label: t('Would join'), value: <bdi>{registration.joining.organizationName}</bdi> }]
          : []),
        ...(decidedAt ? [{ label: t('Decided on'), value: <DateText value={decidedAt} time /> }] : []),
      ]}
    />
  );
}

function Reason({ registration: { kind, status, reason, fieldsToCorrect = [] } }: { registration: Registration }) {
  const t = useT();
  if (!reason) return null;
  const words = {
    Rejected: t('Rejection reason'),
    'Correction Requested': t('What has to be corrected'),
    Approved: t('Note'),
  };
  return (
    <NoteLine tone={status === 'Rejected' ? 'bad' : status === 'Approved' ? 'moving' : 'waiting'}>
      <p>
        {words[status as keyof typeof words] ?? t('Note')}: <bdi>{reason}</bdi>
      </p>
      {status === 'Correction Requested' && fieldsToCorrect.length > 0 && (
        <p>{fieldsToCorrect.map((path) => fieldLabel(t, kind, path)).join(' · ')}</p>
      )}
    </NoteLine>
  );
}

function OneRegistration({ base, id }: { base: string; id: string }) {
  const t = useT();
  const { role } = useUser();
  const [conflict, setConflict] = useState<ApiError>();
  const { data: registration, error, refetch } = useKeptRead(registrations.get, { params: { id } });
  if (error) return <Problem error={error} title={t('Registration not found')} onRetry={() => void refetch()} />;
  if (registration?.id !== id) return <Skeleton />;
  const { number, name, status } = registration;
  const mayDecide = movesFrom(registrationMoves, status, role).length > 0;
  return (
    <>
      <Headline
        crumbs={[{ label: t('Registrations'), to: base }, { label: <Ltr>{number}</Ltr> }]}
        title={<bdi>{name}</bdi>}
        page={name}
        more={<Ltr>{number}</Ltr>}
      />
      <Standing registration={registration} />
      {conflict && <ConflictNote error={conflict} />}
      <Reason registration={registration} />
      {status === 'Awaiting Confirmation' && (
        <NoteLine tone="waiting">
          {t('Waits for the yes of the organization or of a second reviewer.')}{' '}
          <Link to="/joinings">{t('Joining requests')}</Link>
        </NoteLine>
      )}
      <AccountState registration={registration} />
      <Split
        aside={
          mayDecide && (
            <DecideRegistration
              registration={registration}
              onConflict={(refusal) => {
                setConflict(refusal);
                void refetch();
              }}
            />
          )
        }
      >
        <MarkList registration={registration} base={base} />
        <SubmittedForm registration={registration} />
      </Split>
    </>
  );
}

/** One registration with all that was submitted, what was noticed, and the decision on it. */
export function RegistrationPage({ base }: { base: string }) {
  const { id = '' } = useParams();
  return <OneRegistration key={id} base={base} id={id} />;
}
