import { warrantyClaims } from '@portal/contracts';
import { DateText, Ltr, PlainTable, RowLink, Secondary, StatusTag, TwoLines, useRead, useT } from '@portal/ui';
import { claims } from '../addresses.js';

/** The claims in which the manufacturer has the next step, what is due first on top. */
export function WaitingClaims() {
  const t = useT();
  const { data } = useRead(warrantyClaims.list, { query: { waiting: 'yes', sort: 'dueOn', pageSize: 10 } });
  if (!data) return null;
  if (data.items.length === 0) return <Secondary as="p">{t('Nothing waits for you.')}</Secondary>;
  return (
    <PlainTable
      name={t('Claims with your next step')}
      rows={data.items}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          title: t('Number'),
          render: ({ id, number }) => (
            <RowLink to={`${claims}/${id}`}>
              <Ltr>{number}</Ltr>
            </RowLink>
          ),
        },
        {
          key: 'asset',
          title: t('Asset'),
          render: ({ assetName, serialNumber }) => (
            <TwoLines first={<bdi>{assetName}</bdi>} second={<Ltr>{serialNumber}</Ltr>} />
          ),
        },
        { key: 'wish', title: t('Wish'), render: ({ wish }) => t(wish) },
        { key: 'due', title: t('Due on'), render: ({ dueOn }) => <DateText value={dueOn} /> },
        {
          key: 'status',
          title: t('Status'),
          render: ({ status }) => <StatusTag kind="warrantyClaim" status={status} />,
        },
      ]}
    />
  );
}
