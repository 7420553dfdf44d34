import type { Health, PartHealth } from '@portal/contracts';
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
import { EndpointsSheet } from './endpoints-sheet.js';
import { endpointsHealth, health } from './health.queries.js';
import { HistorySheet } from './history-sheet.js';
import { PartName } from './part-name.js';

const partStates = { up: 'Connected', degraded: 'Degraded', down: 'Down', unknown: 'Unknown', off: 'Not set up' };

/** What of the portal works right now and worked lately: its parts, and each monitored endpoint. */
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
        <HistorySheet />
        <EndpointsSheet endpoints={endpoints} onRetry={again} />
      </Split>
    </>
  );
}

/** The parts of the portal, each below the one through which it is reached. */
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
              render: (part) => <PartName part={part} parts={parts.data.parts} />,
            },
            {
              key: 'state',
              title: t('Status'),
              render: ({ state }) => <StatusTag kind="endpoint" status={partStates[state]} />,
            },
            { key: 'cause', title: t('Cause'), render: (part) => <PartCause {...part} /> },
            { key: 'version', title: t('Version'), render: ({ version }) => <Ltr>{version ?? '–'}</Ltr> },
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

/** Why a part is not up, or what is left of bringing its database on. */
function PartCause({ cause, migrations }: PartHealth) {
  const t = useT();
  if (cause) return t(cause);
  return migrations
    ? t('Steps between versions: {{waiting}} waiting, {{running}} running, {{failed}} failed', migrations)
    : '–';
}
