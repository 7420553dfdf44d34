import { isUnderWay, type ListedImport, useImportSubject } from './import-subject.js';
import { DateText } from '../values/date-text.js';
import { formatNumber } from '../values/number.js';
import { Ltr } from '../values/ltr.js';
import { PlainTable } from '../detail/plain-table.js';
import { RowLink } from '../links/links.js';
import { Sheet } from '../detail/sheet.js';
import { useRead } from '../api/queries.js';
import { useT } from '../i18n/use-t.js';

/** So often the page looks how far they are while one is under way. */
const lookEvery = 2_000;

function useStatusWords() {
  const t = useT();
  const { done } = useImportSubject();
  return (one: ListedImport) => {
    const { status } = one;
    const [n, all] = [formatNumber(one.created), formatNumber(one.good)];
    if (status === 'Running') return t('Importing: {{n}} of {{all}}', { n, all });
    if (status === 'Done') return done(n, one);
    if (status === 'Undoing') return t('Being taken out again');
    if (status === 'Undone') return t('Taken out again');
    return status === 'Refused' ? t('Nothing was imported') : t('Checked, not imported yet');
  };
}

/** What the office brought of late: whoever left an import finds it here. */
export function RecentImports() {
  const t = useT();
  const wordsOf = useStatusWords();
  const { operations } = useImportSubject();
  const again = (now: unknown) => itemsOf(now).some(isUnderWay) && lookEvery;
  const { data } = useRead(operations.list, { again });
  const items = itemsOf(data);
  if (items.length === 0) return null;
  return (
    <Sheet title={t('Your last imports')} flush>
      <PlainTable
        name={t('Your last imports')}
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'file',
            title: t('File'),
            render: ({ id, fileName }) => (
              <RowLink to={`?import=${id}`}>
                <bdi>{fileName}</bdi>
              </RowLink>
            ),
          },
          { key: 'status', title: t('Status'), render: (one) => wordsOf(one) },
          { key: 'rows', title: t('Rows'), amount: true, render: ({ rows }) => <Ltr>{formatNumber(rows)}</Ltr> },
          { key: 'at', title: t('Last changed'), render: ({ updatedAt }) => <DateText value={updatedAt} time /> },
        ]}
      />
    </Sheet>
  );
}

const itemsOf = (answer: unknown) => (answer as { items: ListedImport[] } | undefined)?.items ?? [];
