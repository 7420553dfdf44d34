import { DateText, DaysLeft, Ltr, PlainTable, RowLink, Secondary, Sheet, TwoLines, useHome, useT } from '@portal/ui';
import type { AssetNumbers } from './asset-tables.js';

/** The covers that end next, each with its asset. */
export function ExpiringCovers({ expiring }: { expiring: AssetNumbers['expiring'] }) {
  const t = useT();
  const assetsAt = `${useHome()}/assets`;
  const kinds = { warranty: t('Warranty'), amc: t('AMC') };
  return (
    <Sheet title={t('Ending within 30 days')} flush={expiring.length > 0}>
      {expiring.length === 0 ? (
        <Secondary as="p">{t('No warranty and no AMC ends within 30 days.')}</Secondary>
      ) : (
        <PlainTable
          name={t('Ending within 30 days')}
          rows={expiring}
          rowKey={({ id, kind }) => `${id} ${kind}`}
          columns={[
            {
              key: 'asset',
              title: t('Asset'),
              render: ({ id, name, serialNumber }) => (
                <RowLink to={`${assetsAt}/${id}`}>
                  <TwoLines first={<bdi>{name}</bdi>} second={<Ltr>{serialNumber}</Ltr>} />
                </RowLink>
              ),
            },
            { key: 'kind', title: t('Cover'), render: ({ kind }) => kinds[kind] },
            { key: 'date', title: t('Ends on'), render: ({ date }) => <DateText value={date} /> },
            { key: 'left', title: t('Left'), render: ({ date }) => <DaysLeft until={date} /> },
          ]}
        />
      )}
    </Sheet>
  );
}
