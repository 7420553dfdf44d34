import { DateText, NoteLine, useT } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { statusNews } from '../status/health.queries.js';

/** Hours before its beginning from which a maintenance is announced on every page. */
const ahead = 72;

/** What will be away soon, or is now, for everybody who is signed in. */
export function MaintenanceNotice() {
  const t = useT();
  const { data, dataUpdatedAt } = useQuery(statusNews);
  const soon = data?.maintenance.filter(({ from }) => Date.parse(from) - dataUpdatedAt < ahead * 3_600_000) ?? [];
  return soon.map(({ id, from, to, text }) => (
    <NoteLine key={id} tone="waiting">
      <b>{t('Planned maintenance')}</b> <DateText value={from} time /> – <DateText value={to} time />: {text}
    </NoteLine>
  ));
}
