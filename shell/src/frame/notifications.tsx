import { notifications, type RecordReference } from '@portal/contracts';
import {
  DateText,
  Empty,
  Icon,
  IconButton,
  Problem,
  ScreenReaderOnly,
  Secondary,
  SideDrawer,
  Skeleton,
  useRead,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { Bell } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { placeOf } from '../guard/places.js';
import { useBrowserNotices } from './browser-notices.js';
import css from './notifications.module.css';

/** Leads to the record among the reader's own pages; a notice of an earlier release leads nowhere. */
function NoticeLink({
  record,
  onClick,
  children,
}: {
  record?: RecordReference;
  onClick: () => void;
  children: ReactNode;
}) {
  const { role } = useUser();
  const place = record && placeOf(record, role);
  if (!place) return <span>{children}</span>;
  return (
    <Link to={place} onClick={onClick}>
      {children}
    </Link>
  );
}

/** The bell: what happened that concerns the reader. */
export function Notifications() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useRead(notifications.list, { query: { pageSize: 20 } });
  const mark = useWrite(notifications.read);
  useBrowserNotices(data?.items);
  const unread = data?.unread ?? 0;
  const follow = (id: string) => {
    setOpen(false);
    mark.mutate({ body: { ids: [id] } });
  };
  return (
    <>
      <IconButton
        className={css.bell}
        aria-label={unread ? t('Notifications, {{count}} unread', { count: unread }) : t('Notifications')}
        onClick={() => setOpen(true)}
      >
        <Icon icon={Bell} size={18} />
        {unread > 0 && <i aria-hidden />}
      </IconButton>
      <SideDrawer open={open} title={t('Notifications')} onClose={() => setOpen(false)} at="end">
        {error && <Problem error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton rows={5} />}
        {data?.items.length === 0 && <Empty title={t('No notifications')} icon={Bell} />}
        {unread > 0 && (
          <Button size="small" loading={mark.isPending} onClick={() => mark.mutate({ body: {} })}>
            {t('Mark all as read')}
          </Button>
        )}
        <ul className={css.notices}>
          {data?.items.map(({ id, title, values, record, at, read }) => (
            <li key={id} className={read ? undefined : css.unread}>
              <NoticeLink record={record} onClick={() => follow(id)}>
                {t(title, values)}
                {!read && <ScreenReaderOnly> {t('new')}</ScreenReaderOnly>}
              </NoticeLink>
              <Secondary>
                <DateText value={at} time />
              </Secondary>
            </li>
          ))}
        </ul>
      </SideDrawer>
    </>
  );
}
