import { applicants, moveBetween, registrationMoves, registrationLabel } from '@portal/contracts';
import {
  Actions,
  ConfirmDialog,
  DateText,
  History,
  Ltr,
  NoteLine,
  Problem,
  Properties,
  Skeleton,
  StatusTag,
  Surface,
  toast,
  useRead,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { Correction } from './registration.form.js';
import css from './application.module.css';

const kinds = { buyer: 'Buyer Registration', seller: 'Seller Registration', enduser: 'End User Device Registration' };

function WhatToCorrect({ reason, fields }: { reason?: string; fields: readonly string[] }) {
  const t = useT();
  if (!reason && !fields.length) return null;
  return (
    <NoteLine tone="waiting">
      {reason && (
        <p>
          <b>{t('Reason')}:</b> <bdi>{reason}</bdi>
        </p>
      )}
      {fields.length > 0 && (
        <>
          <b>{t('Fields to correct')}</b>
          <ul>
            {fields.map((path) => (
              <li key={path}>{t(registrationLabel(path))}</li>
            ))}
          </ul>
        </>
      )}
    </NoteLine>
  );
}

function Withdraw({ id, pass }: { id: string; pass: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const withdraw = useWrite(applicants.withdraw);
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {t('Withdraw registration')}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('Withdraw this registration?')}
        action={t('Withdraw registration')}
        danger
        onConfirm={async () => {
          await withdraw.mutateAsync({ params: { id }, body: { pass } });
          toast(t('The registration was withdrawn'));
        }}
        onClose={() => setOpen(false)}
      >
        <p>{t('It will not be reviewed. You can register again later.')}</p>
      </ConfirmDialog>
    </>
  );
}

interface ApplicationCardProps {
  id: string;
  /** What proves that the reader is the applicant. */
  pass: string;
  onCorrect: (correction: Correction) => void;
}

/** One application: where it stands and why, what happened, and what its applicant may do now. */
export function ApplicationCard({ id, pass, onCorrect }: ApplicationCardProps) {
  const t = useT();
  const { data, error, refetch } = useRead(applicants.form, { params: { id }, body: { pass } });
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton rows={4} />;
  const { kind, number, name, status, submittedAt, reason, fieldsToCorrect = [], history } = data;
  const may = (to: string) => moveBetween(registrationMoves, status, to) !== undefined;
  return (
    <Surface as="section" padded className={css.application} aria-label={number}>
      <h2>
        {t(kinds[kind])} <Ltr>{number}</Ltr>
      </h2>
      <Properties
        stacked
        properties={[
          { label: t('Name'), value: <bdi>{name}</bdi> },
          { label: t('Status'), value: <StatusTag kind="user" status={status} /> },
          { label: t('Submitted'), value: <DateText value={submittedAt} time /> },
        ]}
      />
      <WhatToCorrect reason={reason} fields={fieldsToCorrect} />
      {may('Withdrawn') && (
        <Actions>
          {status !== 'Pending' && may('Pending') && (
            <Button type="primary" onClick={() => onCorrect({ ...data, pass })}>
              {t('Correct and send again')}
            </Button>
          )}
          <Withdraw id={id} pass={pass} />
        </Actions>
      )}
      <h3>{t('History')}</h3>
      <History entries={history} />
    </Surface>
  );
}
