import { type PartHealth, systemReports } from '@portal/contracts';
import {
  ButtonLink,
  DateText,
  Figures,
  formatShare,
  Headline,
  Icon,
  Ltr,
  PlainTable,
  Problem,
  Sheet,
  Skeleton,
  Split,
  StatusTag,
  useRead,
  useT,
} from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { RotateCw } from 'lucide-react';
import { DepreciationSheet } from './depreciation-settings.js';
import { ExpirySettingsSheet } from './expiry-settings.js';
import { IncidentsSheet } from './incidents-sheet.js';
import { MaintenanceSheet } from './maintenance-sheet.js';
import { InspectionTimeSheet } from './inspection-time.js';
import { JobsSheet } from './jobs-sheet.js';
import { health } from './health.query.js';
import { stateWords } from './health.words.js';
import { SubscriptionsSheet } from './subscriptions-sheet.js';
import { UpkeepSheet } from './upkeep-sheet.js';

/** How the parts of the portal are, as the watch finds them, and what everybody is told of them. */
export function SystemPage() {
  const t = useT();
  const { data, error, isFetching, refetch } = useQuery(health);
  const uptime = useRead(systemReports.performance, { query: { period: 'month' } }).data?.availability ?? null;
  const used = data?.parts.filter(({ state }) => state !== 'off') ?? [];
  const up = used.filter(({ state }) => state === 'up').length;
  return (
    <>
      <Headline
        title={t('System Settings')}
        crumbs={[{ label: t('System Settings') }]}
        actions={
          <>
            <ButtonLink to="/status" target="_blank" rel="noreferrer" reloadDocument>
              {t('Status page of the operators')}
            </ButtonLink>
            <Button icon={<Icon icon={RotateCw} />} loading={isFetching} onClick={() => void refetch()}>
              {t('Check System Health')}
            </Button>
          </>
        }
      />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && (
        <Figures
          figures={[
            { label: t('System Health'), value: <StatusTag kind="endpoint" status={stateWords[data.status]} /> },
            { label: t('Parts that work'), value: <Ltr>{`${up} / ${used.length}`}</Ltr> },
            {
              label: t('Uptime'),
              value: <Ltr>{formatShare(uptime)}</Ltr>,
              note: t('in the last 30 days'),
            },
            { label: t('Last checked'), value: <DateText value={data.checkedAt} time /> },
          ]}
        />
      )}
      <Split>
        {data && (
          <Sheet title={t('Parts')} flush>
            <PlainTable
              name={t('Parts')}
              rows={data.parts}
              rowKey={({ name }) => name}
              columns={[
                { key: 'name', title: t('Part'), render: ({ name }) => <Ltr>{name}</Ltr> },
                {
                  key: 'state',
                  title: t('Status'),
                  render: ({ state }) => <StatusTag kind="endpoint" status={stateWords[state]} />,
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
          </Sheet>
        )}
        <UpkeepSheet />
        <IncidentsSheet />
        <MaintenanceSheet />
        <SubscriptionsSheet />
        <InspectionTimeSheet />
        <DepreciationSheet />
        <ExpirySettingsSheet />
      </Split>
      <JobsSheet />
    </>
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
