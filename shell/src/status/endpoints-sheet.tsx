import type { EndpointHealth, EndpointsHealth } from '@portal/contracts';
import { DateText, Ltr, PlainTable, Problem, Secondary, Sheet, Skeleton, StatusTag, useT } from '@portal/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';

const endpointStates = { checking: 'Checking', connected: 'Connected', error: 'Error', disconnected: 'Disconnected' };

interface EndpointsSheetProps {
  endpoints: UseQueryResult<z.output<typeof EndpointsHealth>>;
  onRetry: () => void;
}

/** The monitored endpoints by the page that asks them, those in trouble first. */
export function EndpointsSheet({ endpoints, onRetry }: EndpointsSheetProps) {
  const t = useT();
  const items = endpoints.data?.items ?? [];
  const pages = [...new Set(items.map(({ page }) => page))];
  return (
    <>
      {endpoints.error && <Problem error={endpoints.error} onRetry={onRetry} />}
      {endpoints.isPending && <Skeleton />}
      {pages.map((page) => (
        <PageSheet key={page} page={t(page)} items={items.filter((item) => item.page === page)} />
      ))}
    </>
  );
}

const inTrouble = ({ status }: EndpointHealth) => (status === 'error' || status === 'disconnected' ? 0 : 1);

function PageSheet({ page, items }: { page: string; items: EndpointHealth[] }) {
  const t = useT();
  const connected = items.filter(({ status }) => status === 'connected').length;
  return (
    <Sheet
      title={page}
      more={<Secondary>{t('{{n}} of {{total}} connected', { n: connected, total: items.length })}</Secondary>}
      flush
    >
      <PlainTable
        name={page}
        rows={items.toSorted((a, b) => inTrouble(a) - inTrouble(b))}
        rowKey={({ method, endpoint }) => `${method} ${endpoint}`}
        columns={[
          {
            key: 'endpoint',
            title: t('Endpoint'),
            render: ({ method, endpoint }) => <Ltr>{`${method} ${endpoint}`}</Ltr>,
          },
          {
            key: 'status',
            title: t('Status'),
            render: ({ status }) => <StatusTag kind="endpoint" status={endpointStates[status]} />,
          },
          { key: 'error', title: t('Error'), render: ({ error }) => (error ? t(error) : '–') },
          {
            key: 'time',
            title: t('Response time'),
            amount: true,
            render: ({ responseTime }) => <Ltr>{responseTime === null ? '–' : `${Math.round(responseTime)} ms`}</Ltr>,
          },
          {
            key: 'checked',
            title: t('Last checked'),
            render: ({ lastChecked }) => <DateText value={lastChecked ?? undefined} time />,
          },
        ]}
      />
    </Sheet>
  );
}
