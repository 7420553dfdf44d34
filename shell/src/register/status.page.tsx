import { applicants } from '@portal/contracts';
import { Empty, GuestFrame, Headline, queryClient, useT } from '@portal/ui';
import { Button, Tabs } from 'antd';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BackToLogin } from '../sign-in/back-to-login.js';
import { ApplicationCard } from './application.card.js';
import { CorrectionPage } from './correction.page.js';
import { OpenByCodeForm } from './open-by-code.form.js';
import { OpenByLinkForm } from './open-by-link.form.js';
import { OpenByPasswordForm } from './open-by-password.form.js';
import type { Opened, OnOpened } from './opened.js';
import type { Correction } from './registration.form.js';

function WaysIn({ onOpened }: { onOpened: OnOpened }) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const [token] = useState(search.get('token') ?? undefined);
  const number = search.get('number') ?? undefined;
  const carriesToken = search.has('token');
  // What opens a registration stays in no history and no screenshot.
  useEffect(() => {
    if (carriesToken) setSearch({}, { replace: true });
  }, [carriesToken, setSearch]);
  const [useless, setUseless] = useState(false);
  if (token && !useless) return <OpenByLinkForm token={token} onOpened={onOpened} onOther={() => setUseless(true)} />;
  return (
    <div className="sheet pad">
      <Tabs
        defaultActiveKey={number || token ? 'code' : 'password'}
        items={[
          { key: 'password', label: t('E-mail and password'), children: <OpenByPasswordForm onOpened={onOpened} /> },
          {
            key: 'code',
            label: t('Number and mailed code'),
            children: <OpenByCodeForm number={number} onOpened={onOpened} />,
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
  const close = () => {
    // Sent, or found to be out of date: what was read before is not shown again, not even for a moment.
    queryClient.removeQueries({ queryKey: [applicants.form.subject] });
    setCorrection(undefined);
  };
  if (correction) return <CorrectionPage correction={correction} onClose={close} />;
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
