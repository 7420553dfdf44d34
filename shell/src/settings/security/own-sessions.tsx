import { type OwnSession, ownSessions } from '@portal/contracts';
import {
  DateText,
  Icon,
  Lines,
  Ltr,
  messageOf,
  Problem,
  Refusal,
  Secondary,
  Skeleton,
  toast,
  useRead,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import css from './own-sessions.module.css';

const icons = { desktop: Monitor, mobile: Smartphone, tablet: Tablet, other: Monitor };

function SessionRow({ session, onEnd, busy }: { session: OwnSession; onEnd: () => void; busy: boolean }) {
  const t = useT();
  const { browser, system, device, address, startedAt, lastUsedAt, current } = session;
  const known = browser && system ? t('{{browser}} on {{system}}', { browser, system }) : browser || system;
  const name = known || t('Unknown browser');
  return (
    <li className={css.session}>
      <Icon icon={icons[device]} size={20} />
      <Lines className={css.words}>
        <b>
          {name}
          {current && <span className={css.here}>{t('This browser')}</span>}
        </b>
        <Secondary>
          {address && (
            <>
              <Ltr>{address}</Ltr> ·{' '}
            </>
          )}
          {t('last used')} <DateText value={lastUsedAt} time /> · {t('signed in')} <DateText value={startedAt} time />
        </Secondary>
      </Lines>
      {!current && (
        <Button disabled={busy} aria-label={t('End the session {{name}}', { name })} onClick={onEnd}>
          {t('End session')}
        </Button>
      )}
    </li>
  );
}

/** Where the own account is signed in; each of the others can be ended, or all at once. */
export function OwnSessions() {
  const t = useT();
  const { data, error, refetch } = useRead(ownSessions.list);
  const end = useWrite(ownSessions.end);
  const endMany = useWrite(ownSessions.endMany);
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton rows={3} />;
  const others = data.items.filter(({ current }) => !current);
  const busy = end.isPending || endMany.isPending;
  const fault = end.error ?? endMany.error;
  return (
    <>
      {others.length > 0 && (
        <Button
          danger
          loading={endMany.isPending}
          onClick={() =>
            endMany.mutate(
              { body: { which: 'others' } },
              { onSuccess: ({ ended }) => toast(t('{{count}} sessions were ended', { count: ended })) },
            )
          }
        >
          {t('End all other sessions')}
        </Button>
      )}
      {fault && <Refusal text={messageOf(fault)} />}
      <ul className={css.sessions}>
        {[...data.items.filter(({ current }) => current), ...others].map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() =>
              end.mutate({ params: { id: session.id } }, { onSuccess: () => toast(t('The session was ended')) })
            }
          />
        ))}
      </ul>
    </>
  );
}
