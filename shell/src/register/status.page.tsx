import { GuestFrame, Headline, Lead, PlainTabs, Surface, useT } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BackToLogin } from '../sign-in/back-to-login.js';
import { OpenByCodeForm } from './open-by-code.form.js';
import { OpenByLinkForm } from './open-by-link.form.js';
import { OpenByPasswordForm } from './open-by-password.form.js';
import type { Opened, OnOpened } from './opened.js';

type OpenedPage = Awaited<ReturnType<typeof fetchOpenedPage>>;
const fetchOpenedPage = async () => (await import('./opened.page.js')).OpenedPage;

function SignInLinks({ onOpened }: { onOpened: OnOpened }) {
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
    <Surface padded>
      <PlainTabs
        first={number || token ? 'code' : 'password'}
        tabs={[
          { key: 'password', label: t('E-mail and password'), children: <OpenByPasswordForm onOpened={onOpened} /> },
          {
            key: 'code',
            label: t('Number and mailed code'),
            children: <OpenByCodeForm number={number} onOpened={onOpened} />,
          },
        ]}
      />
    </Surface>
  );
}

/** Where an application stands, and what its applicant may do: for who knows its password or gets its mail. */
export function RegistrationStatusPage() {
  const t = useT();
  const [behind, setBehind] = useState<{ opened: Opened; OpenedPage: OpenedPage }>();
  if (behind) {
    const { opened, OpenedPage } = behind;
    return <OpenedPage opened={opened} onClose={() => setBehind(undefined)} />;
  }
  return (
    <GuestFrame narrow>
      <BackToLogin />
      <Headline title={t('Where your registration stands')} />
      <Lead>{t('Follow it, correct it or take it back.')}</Lead>
      <SignInLinks onOpened={async (opened) => setBehind({ opened, OpenedPage: await fetchOpenedPage() })} />
    </GuestFrame>
  );
}
