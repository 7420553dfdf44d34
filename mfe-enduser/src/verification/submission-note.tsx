import { DateText, NoteLine, useT } from '@portal/ui';
import type { Submission } from './kept-verifications.js';

const tones = { waiting: 'waiting', sent: 'good', refused: 'bad' } as const;

/** How far a checklist is on its way: it waits for the network, was sent, or was refused and why. */
export function SubmissionNote({ submission: { state, reason, at } }: { submission: Submission }) {
  const t = useT();
  return (
    <div role="status">
      <NoteLine tone={tones[state]}>
        {state === 'waiting' && <b>{t('Waiting for the network')}</b>}
        {state === 'sent' && <b>{t('Sent')}</b>}
        {state === 'refused' && (
          <b>{t('Refused: {{reason}}', { reason: t(reason ?? 'An unexpected error occurred') })}</b>
        )}{' '}
        <DateText value={at} />
      </NoteLine>
    </div>
  );
}
