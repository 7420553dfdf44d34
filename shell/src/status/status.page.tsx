import type { EndpointsHealth, Health } from '@portal/contracts';
import {
  DateText,
  Figures,
  Headline,
  Icon,
  Ltr,
  PlainTable,
  Problem,
  Sheet,
  Skeleton,
  Split,
  StatusTag,
  useT,
} from '@portal/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { RotateCw } from 'lucide-react';
import type { z } from 'zod';
import { endpointsHealth, health } from './health.queries.js';

const partStates = { up: 'Connected', degraded: 'Degraded', down: 'Down', off: 'Not set up' };
const endpointStates = { checking: 'Checking', connected: 'Connected', error: 'Error', disconnected: 'Disconnected' };

/** What of the portal works right now: its parts, and each monitored endpoint. */
export function StatusPage() {
  const t = useT();
  const parts = useQuery(health);
  const endpoints = useQuery(endpointsHealth);
  const again = () => void Promise.all([parts.refetch(), endpoints.refetch()]);
  const items = endpoints.data?.items ?? [];
  const connected = items.filter(({ status }) => status === 'connected').length;
  return (
    <>
      <Headline
        title={t('API Status')}
        crumbs={[{ label: t('API Status') }]}
        actions={
          <Button icon={<Icon icon={RotateCw} />} loading={parts.isFetching || endpoints.isFetching} onClick={again}>
            {t('Refresh')}
          </Button>
        }
      />
      <Figures
        figures={[
          {
            label: t('Portal'),
            value: parts.data ? <StatusTag kind="endpoint" status={partStates[parts.data.status]} /> : '–',
          },
          { label: t('Connected'), value: <Ltr>{`${connected} / ${items.length}`}</Ltr> },
          { label: t('Last checked'), value: <DateText value={parts.data?.checkedAt} time /> },
        ]}
      />
      <Split>
        <PartsSheet parts={parts} onRetry={again} />
        <EndpointsSheet endpoints={endpoints} onRetry={again} />
      </Split>
    </>
  );
}

/** The parts of the portal. */
function PartsSheet({ parts, onRetry }: { parts: UseQueryResult<Health>; onRetry: () => void }) {
  const t = useT();
  return (
    <Sheet title={t('Parts')} flush>
      {parts.error && <Problem error={parts.error} onRetry={onRetry} />}
      {parts.isPending && <Skeleton />}
      {parts.data && (
        <PlainTable
          name={t('Parts')}
          rows={parts.data.parts}
          rowKey={({ name }) => name}
          columns={[
            {
              key: 'name',
              title: t('Part'),
              render: ({ name }) => (
                <b>
                  <Ltr>{name}</Ltr>
                </b>
              ),
            },
            {
              key: 'state',
              title: t('Status'),
              render: ({ state }) => <StatusTag kind="endpoint" status={partStates[state]} />,
            },
            { key: 'instances', title: t('Instances'), amount: true, render: ({ instances }) => instances },
            {
              key: 'latency',
              title: t('Latency'),
              amount: true,
              render: ({ latency }) => <Ltr>{latency === null ? '–' : `${Math.round(latency)} ms`}</Ltr>,
            },
            {
              key: 'failure',
              title: t('Last failure'),
              render: ({ lastFailure }) => <DateText value={lastFailure?.at} time />,
            },
          ]}
        />
      )}
    </Sheet>
  );
}

/** The monitored endpoints. */
function EndpointsSheet({
  endpoints,
  onRetry,
}: {
  endpoints: UseQueryResult<z.output<typeof EndpointsHealth>>;
  onRetry: () => void;
}) {
  const t = useT();
  return (
    <Sheet title={t('Endpoints')} flush>
      {endpoints.error && <Problem error={endpoints.error} onRetry={onRetry} />}
      {endpoints.isPending && <Skeleton />}
      {endpoints.data && (
        <PlainTable
          name={t('Endpoints')}
          rows={endpoints.data.items}
          rowKey={({ method, endpoint }) => `${method} ${endpoint}`}
          columns={[
            {
              key: 'endpoint',
              title: t('Endpoint'),
              render: ({ method, endpoint }) => <Ltr>{`${method} ${endpoint}`}</Ltr>,
            },
            { key: 'page', title: t('Page'), render: ({ page }) => t(page) },
            {
              key: 'status',
              title: t('Status'),
              render: ({ status }) => <StatusTag kind="endpoint" status={endpointStates[status]} />,
            },
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
      )}
    </Sheet>
  );
}
