import { releases } from '@portal/contracts';
import { DateText, Lines, Ltr, PlainTable, Problem, Secondary, Sheet, Skeleton, useRead, useT } from '@portal/ui';
import { actionWords, audienceWords, reasonWords } from './release.words.js';

/** Who made what live or gave it to some, when and why. */
export function ReleaseHistory() {
  const t = useT();
  const { data, error, refetch } = useRead(releases.history);
  const words = actionWords(t);
  return (
    <Sheet title={t('History')} flush>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={3} />}
      {data && (
        <PlainTable
          name={t('History')}
          rows={data.items}
          rowKey={({ id }) => id}
          columns={[
            { key: 'area', title: t('Area'), render: ({ area }) => <Ltr>{area}</Ltr> },
            {
              key: 'action',
              title: t('Action'),
              render: ({ action, audience }) => (
                <Lines>
                  <span>{words[action]}</span>
                  {audience.map((each) => (
                    <Secondary as="bdi" key={audienceWords(t, each)}>
                      {audienceWords(t, each)}
                    </Secondary>
                  ))}
                </Lines>
              ),
            },
            { key: 'from', title: t('Before'), render: ({ from }) => <Ltr>{from ?? '–'}</Ltr> },
            { key: 'to', title: t('After'), render: ({ to }) => <Ltr>{to}</Ltr> },
            { key: 'why', title: t('Reason'), render: (change) => <bdi>{reasonWords(t, change)}</bdi> },
            { key: 'by', title: t('By'), render: ({ by }) => <bdi>{by}</bdi> },
            { key: 'at', title: t('Date'), render: ({ at }) => <DateText value={at} time /> },
          ]}
        />
      )}
    </Sheet>
  );
}
