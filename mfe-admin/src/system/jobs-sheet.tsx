import { systemJobs } from '@portal/contracts';
import {
  DateText,
  Empty,
  ErrorText,
  Ltr,
  PlainTable,
  Problem,
  Sheet,
  Skeleton,
  StatusTag,
  TwoLines,
  useRead,
  useT,
} from '@portal/ui';

/** 'CampaignReminders' as people read it: 'Campaign reminders'. */
const worded = (name: string) =>
  name.charAt(0) + name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A span in its largest whole unit. */
function useSpan() {
  const t = useT();
  return (seconds: number) => {
    if (seconds % 3_600 === 0) return t('{{count}} hours', { count: seconds / 3_600 });
    if (seconds % 60 === 0) return t('{{count}} minutes', { count: seconds / 60 });
    return t('{{count}} seconds', { count: seconds });
  };
}

/** What the services do by themselves, when they did it last and how it ended. */
export function JobsSheet() {
  const t = useT();
  const span = useSpan();
  const { data, error, refetch } = useRead(systemJobs.list);
  return (
    <Sheet title={t('Scheduled jobs')} flush>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data?.items.length === 0 && <Empty title={t('No service tells of jobs now')} />}
      {data && data.items.length > 0 && (
        <PlainTable
          name={t('Scheduled jobs')}
          rows={data.items}
          rowKey={({ service, name }) => `${service}.${name}`}
          columns={[
            {
              key: 'name',
              title: t('Job'),
              render: ({ service, name }) => (
                <TwoLines first={<b>{t(worded(name))}</b>} second={<Ltr>{service}</Ltr>} />
              ),
            },
            { key: 'every', title: t('Every'), render: ({ every }) => span(every) },
            {
              key: 'result',
              title: t('Result'),
              render: ({ result, fault }) => (
                <>
                  {result && <StatusTag kind="task" status={result} />}
                  {fault && (
                    <ErrorText>
                      <Ltr>{fault}</Ltr>
                    </ErrorText>
                  )}
                </>
              ),
            },
            {
              key: 'last',
              title: t('Last start'),
              render: ({ lastStart }) => <DateText value={lastStart ?? undefined} time />,
            },
            {
              key: 'next',
              title: t('Next start'),
              render: ({ nextStart }) => <DateText value={nextStart ?? undefined} time />,
            },
          ]}
        />
      )}
    </Sheet>
  );
}
