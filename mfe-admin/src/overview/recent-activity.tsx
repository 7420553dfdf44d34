import { audit } from '@portal/contracts';
import {
  Empty,
  HistoryRows,
  Lines,
  Ltr,
  Problem,
  Secondary,
  Skeleton,
  TimeAgo,
  useRead,
  useSay,
  useT,
} from '@portal/ui';
import { clsx } from 'clsx/lite';
import { Link } from 'react-router';
import { recordPath } from '../audit/record-path.js';
import { activityColor } from './activity-color.js';
import css from './recent-activity.module.css';

/** The ten newest things that happened. */
export function RecentActivity() {
  const t = useT();
  const say = useSay();
  const { data, error, refetch } = useRead(audit.recent, { query: { limit: 10 } });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={10} />;
  if (!data.items.length) return <Empty title={t('No recent activity found')} />;
  return (
    <HistoryRows>
      {data.items.map(({ action, description, user, userEmail, record, at }, index) => {
        const path = recordPath(record);
        const label = <Ltr>{record.label}</Ltr>;
        return (
          <li key={`${at} ${index}`}>
            <span className={clsx(css.activity, css[activityColor(action)])} aria-hidden />
            <Lines>
              <span>{say(description)}</span>
              <Secondary>{path ? <Link to={path}>{label}</Link> : label}</Secondary>
            </Lines>
            <Lines secondary>
              <span>
                <bdi>{t(user)}</bdi> · <TimeAgo value={at} />
              </span>
              {userEmail && <Ltr>{userEmail}</Ltr>}
            </Lines>
          </li>
        );
      })}
    </HistoryRows>
  );
}
