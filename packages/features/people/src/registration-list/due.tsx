import type { Registration } from '@portal/contracts';
import { formatDate, StatusTag, useT } from '@portal/ui';

/** Until when it is to be decided, and that this day is over; a dash where nothing is waited for. */
export function Due({ registration: { dueOn, overdue } }: { registration: Pick<Registration, 'dueOn' | 'overdue'> }) {
  const t = useT();
  if (!dueOn) return <>–</>;
  return (
    <>
      <bdi>{t('by {{day}}', { day: formatDate(dueOn) })}</bdi>{' '}
      {overdue && <StatusTag kind="delivery" status="Overdue" />}
    </>
  );
}
