import { audit, escalations, purchaseOrders } from '@portal/contracts';
import {
  DateText,
  Empty,
  HistoryRows,
  Ltr,
  Problem,
  RowLink,
  Secondary,
  Sheet,
  Skeleton,
  StatusTag,
  useEscalationText,
  useMay,
  useRead,
  useT,
} from '@portal/ui';
import type { ReactNode } from 'react';

const most = 10;

interface Happened {
  key: string;
  at: string;
  what: ReactNode;
  more: ReactNode;
}

/** What the orders and escalations that the reader sees came to, as they say themselves. */
function useRecords() {
  const may = useMay();
  const textOf = useEscalationText();
  const query = { pageSize: most };
  const orders = useRead(purchaseOrders.list, { query, enabled: may(purchaseOrders.list) });
  const raised = useRead(escalations.list, { query, enabled: may(escalations.list) });
  const rows: Happened[] = [
    ...(orders.data?.items ?? []).map(({ id, poNumber, title, status, updatedAt }) => ({
      ...{ key: id, at: updatedAt, more: <bdi>{title}</bdi> },
      what: (
        <>
          <RowLink to={`/seller/purchase-orders/${id}`}>
            <Ltr>{poNumber}</Ltr>
          </RowLink>{' '}
          <StatusTag status={status} />
        </>
      ),
    })),
    ...(raised.data?.items ?? []).map(({ id, number, status, updatedAt, ...said }) => ({
      ...{ key: id, at: updatedAt, more: <bdi>{textOf(said).title}</bdi> },
      what: (
        <>
          <RowLink to={`/seller/escalations/${id}`}>
            <Ltr>{number}</Ltr>
          </RowLink>{' '}
          <StatusTag kind="escalation" status={status} />
        </>
      ),
    })),
  ];
  return { rows, reads: [orders, raised] };
}

/** What happened lately: what the reader did, and what became of the orders and escalations that they see. */
export function RecentActivity() {
  const t = useT();
  const own = useRead(audit.recent, { query: { limit: most } });
  const records = useRecords();
  const reads = [own, ...records.reads];
  const failed = reads.find(({ error }) => error);
  const isLoading = reads.some((one) => one.isLoading);
  const done = (own.data?.items ?? []).map(({ description, user, record, at }, index) => ({
    ...{ key: `${at}-${index}`, at, what: t(description) },
    more: (
      <>
        <bdi>{record.label}</bdi> · <bdi>{t(user)}</bdi>
      </>
    ),
  }));
  const rows = [...done, ...records.rows].sort((a, b) => b.at.localeCompare(a.at)).slice(0, most);
  return (
    <Sheet title={t('Recent Activity')}>
      {failed && (
        <Problem error={failed.error} onRetry={() => void Promise.all(reads.map(({ refetch }) => refetch()))} />
      )}
      {isLoading && rows.length === 0 && <Skeleton rows={5} />}
      {!isLoading && !failed && rows.length === 0 && <Empty title={t('Nothing has happened yet')} />}
      <HistoryRows iconless>
        {rows.map(({ key, at, what, more }) => (
          <li key={key}>
            <span>
              {what} <Secondary>{more}</Secondary>
            </span>
            <Secondary>
              <DateText value={at} time />
            </Secondary>
          </li>
        ))}
      </HistoryRows>
    </Sheet>
  );
}
