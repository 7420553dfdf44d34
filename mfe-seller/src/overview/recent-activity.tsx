import { audit } from '@portal/contracts';
import { DateText, Icon, Problem, Sheet, Skeleton, useRead, useSay, useT } from '@portal/ui';
import { CircleDot } from 'lucide-react';
import { Link } from 'react-router';
import { assets, orders, support } from '../addresses.js';

const shown = 5;
const places: Record<string, string> = { Order: orders, Asset: assets, Ticket: support };

/** What happened lately to the organisation's records. */
export function RecentActivity() {
  const t = useT();
  const say = useSay();
  const { data, error, refetch } = useRead(audit.recent, { query: { limit: shown } });
  return (
    <Sheet title={t('Recent Activity')}>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={shown} />}
      {data?.items.length === 0 && <p className="s">{t('No recent activity found')}</p>}
      <ol className="hist">
        {data?.items.map(({ description, user, record, at }, index) => {
          const place = places[record.type];
          const label = <bdi>{record.label}</bdi>;
          return (
            <li key={`${at}-${index}`}>
              <Icon of={CircleDot} />
              <span className="two">
                <span>{say(description)}</span>
                <span className="s">{place ? <Link to={`${place}/${record.id}`}>{label}</Link> : label}</span>
              </span>
              <span className="s">
                <DateText of={at} time /> · <bdi>{t(user)}</bdi>
              </span>
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
