import { audit } from '@portal/contracts';
import {
  DateText,
  HistoryRows,
  Icon,
  Lines,
  Problem,
  Secondary,
  Sheet,
  Skeleton,
  useRead,
  useSay,
  useT,
} from '@portal/ui';
import { CircleDot } from 'lucide-react';
import { Link } from 'react-router';
import {
  amc,
  assets,
  claims,
  documents,
  escalations,
  invoices,
  orders,
  purchaseOrders,
  quotes,
  receipts,
  support,
  warranty,
} from '../addresses.js';

const shown = 5;
/** Where records of each kind have their pages. */
const places: Record<string, string> = {
  ...{ Order: orders, PurchaseOrder: purchaseOrders, Rfq: quotes, Receipt: receipts, Invoice: invoices },
  ...{ Asset: assets, AmcContract: amc, Warranty: warranty, WarrantyClaim: claims },
  ...{ Document: documents, Escalation: escalations, Ticket: support },
};

/** What happened lately to the organisation's records. */
export function RecentActivity() {
  const t = useT();
  const say = useSay();
  const { data, error, refetch } = useRead(audit.recent, { query: { limit: shown } });
  return (
    <Sheet title={t('Recent Activity')}>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={shown} />}
      {data?.items.length === 0 && <Secondary as="p">{t('No recent activity found')}</Secondary>}
      <HistoryRows>
        {data?.items.map(({ description, user, record, at }, index) => {
          const place = places[record.type];
          const label = <bdi>{record.label}</bdi>;
          return (
            <li key={`${at}-${index}`}>
              <Icon icon={CircleDot} />
              <Lines>
                <span>{say(description)}</span>
                <Secondary>{place ? <Link to={`${place}/${record.id}`}>{label}</Link> : label}</Secondary>
              </Lines>
              <Secondary>
                <DateText value={at} time /> · <bdi>{t(user)}</bdi>
              </Secondary>
            </li>
          );
        })}
      </HistoryRows>
    </Sheet>
  );
}
