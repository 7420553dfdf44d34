import { type AssetImportSummary, assetImports } from '@portal/contracts';
import { DateText, formatNumber, isUnderWay, Ltr, PlainTable, RowLink, Sheet, useRead, useT } from '@portal/ui';

/** So often the page looks how far they are while one is under way. */
const lookEvery = 2_000;

function useStatusWords() {
  const t = useT();
  return ({ status, created, good }: AssetImportSummary) => {
    const [n, all] = [formatNumber(created), formatNumber(good)];
    if (status === 'Running') return t('Importing: {{n}} of {{all}}', { n, all });
    if (status === 'Done') return t('Imported {{n}} assets', { n });
    if (status === 'Undoing') return t('Being taken out again');
    if (status === 'Undone') return t('Taken out again');
    return status === 'Refused' ? t('Nothing was imported') : t('Checked, not imported yet');
  };
}

/** What the office brought of late: whoever left an import finds it here. */
export function RecentImports() {
  const t = useT();
  const wordsOf = useStatusWords();
  const { data } = useRead(assetImports.list, { again: ({ items }) => items.some(isUnderWay) && lookEvery });
  if (!data || data.items.length === 0) return null;
  return (
    <Sheet title={t('Your last imports')} flush>
      <PlainTable
        name={t('Your last imports')}
        rows={data.items}
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
