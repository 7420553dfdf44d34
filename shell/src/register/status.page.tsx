import { Empty, GuestFrame, Headline, useT } from '@portal/ui';
import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { BackToLogin } from '../sign-in/back-to-login.js';
import { ApplicationCard } from './application.card.js';
import { CorrectionPage } from './correction.page.js';
import { OpenByCodeForm } from './open-by-code.form.js';
import { OpenByPasswordForm } from './open-by-password.form.js';
import type { Opened, OnOpened } from './opened.js';
import type { Correction } from './registration.form.js';

function WaysIn({ onOpened }: { onOpened: OnOpened }) {
  const t = useT();
  const [search] = useSearchParams();
  const number = search.get('number') ?? undefined;
  const code = search.get('code') ?? undefined;
  return (
    <div className="sheet pad">
      <Tabs
        defaultActiveKey={number ? 'code' : 'password'}
        items={[
          { key: 'password', label: t('E-mail and password'), children: <OpenByPasswordForm onOpened={onOpened} /> },
          {
            key: 'code',
            label: t('Number and mailed code'),
            children: <OpenByCodeForm number={number} code={code} onOpened={onOpened} />,
          },
        ]}
      />
    </div>
  );
}

/** Where an application stands, and what its applicant may do: for who knows its password or gets its mail. */
export function RegistrationStatusPage() {
  const t = useT();
  const [opened, setOpened] = useState<Opened>();
  const [correction, setCorrection] = useState<Correction>();
  if (correction) return <CorrectionPage correction={correction} onClose={() => setCorrection(undefined)} />;
  return (
    <GuestFrame narrow>
      <BackToLogin />
      <Headline
        title={t('Where your registration stands')}
        actions={opened && <Button onClick={() => setOpened(undefined)}>{t('Close')}</Button>}
      />
      {!opened && (
        <>
          <p className="lead">{t('Follow it, correct it or take it back.')}</p>
          <WaysIn onOpened={setOpened} />
        </>
      )}
      {opened?.items.length === 0 && <Empty title={t('No registration found')} />}
      {opened?.items.map(({ id }) => (
        <ApplicationCard key={id} id={id} pass={opened.pass} onCorrect={setCorrection} />
      ))}
    </GuestFrame>
  );
}
