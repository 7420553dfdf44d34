import { applicants } from '@portal/contracts';
import { Empty, GuestFrame, Headline, PlainButton, Portal, queryClient, useT } from '@portal/ui';
import { useState } from 'react';
import { BackToLogin } from '../sign-in/back-to-login.js';
import { ApplicationCard } from './application.card.js';
import { CorrectionPage } from './correction.page.js';
import type { Opened } from './opened.js';
import type { Correction } from './registration.form.js';

function Applications({ opened, onClose }: OpenedPageProps) {
  const t = useT();
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
        actions={<PlainButton onClick={onClose}>{t('Close')}</PlainButton>}
      />
      {opened.items.length === 0 && <Empty title={t('No registration found')} />}
      {opened.items.map(({ id }) => (
        <ApplicationCard key={id} id={id} pass={opened.pass} onCorrect={setCorrection} />
      ))}
    </GuestFrame>
  );
}

export interface OpenedPageProps {
  opened: Opened;
  onClose: () => void;
}

/** What stands behind the door of the status page, with what it needs around it: fetched when it is opened. */
export const OpenedPage = (props: OpenedPageProps) => (
  <Portal>
    <Applications {...props} />
  </Portal>
);
