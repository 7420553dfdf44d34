import { type Incident, incidents } from '@portal/contracts';
import {
  DateText,
  Empty,
  Icon,
  Ltr,
  PlainTable,
  Problem,
  Secondary,
  Sheet,
  Skeleton,
  StatusTag,
  useRead,
  useT,
} from '@portal/ui';
import { Button } from 'antd';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { IncidentDialog } from './incident.dialog.js';

/** What was down, and what everybody is told of it. */
export function IncidentsSheet() {
  const t = useT();
  const { data, error, refetch } = useRead(incidents.list, { query: { pageSize: 10 } });
  const [told, setTold] = useState<Incident>();
  return (
    <Sheet title={t('Incidents')} flush>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data?.items.length === 0 && (
        <Empty
          title={t('No incident yet')}
          text={t('One opens by itself when a part is down for five seconds, and ends when the part works again.')}
        />
      )}
      {data && data.items.length > 0 && (
        <PlainTable
          name={t('Incidents')}
          rows={data.items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'part',
              title: t('Part'),
              render: ({ part }) => (
                <b>
                  <Ltr>{part}</Ltr>
                </b>
              ),
            },
            { key: 'cause', title: t('Cause'), render: ({ cause }) => t(cause) },
            { key: 'from', title: t('Began on'), render: ({ startedAt }) => <DateText value={startedAt} time /> },
            {
              key: 'to',
              title: t('Ended on'),
              render: ({ endedAt }) =>
                endedAt ? <DateText value={endedAt} time /> : <StatusTag kind="endpoint" status="Down" />,
            },
            { key: 'told', title: t('Last update'), render: ({ updates }) => <LastUpdate update={updates.at(-1)} /> },
            {
              key: 'tell',
              title: '',
              render: (incident) => (
                <Button
                  type="text"
                  icon={<Icon icon={MessageSquarePlus} />}
                  aria-label={t('Write an update on {{part}}', { part: incident.part })}
                  onClick={() => setTold(incident)}
                />
              ),
            },
          ]}
        />
      )}
      {told && <IncidentDialog incident={told} onClose={() => setTold(undefined)} />}
    </Sheet>
  );
}

function LastUpdate({ update }: { update: Incident['updates'][number] | undefined }) {
  const t = useT();
  if (!update) return <Secondary>{t('None yet')}</Secondary>;
  return (
    <>
      {t(update.state)}: {update.text}
    </>
  );
}
