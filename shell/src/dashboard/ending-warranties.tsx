import { assets } from '@portal/contracts';
import { DateText, Ltr, PlainTable, RowLink, Sheet, TwoLines, useRead, useT } from '@portal/ui';
import { Link } from 'react-router';

const list = '/seller/assets';

/** The devices whose warranty ends next, the most urgent first; nothing where none ends soon. */
export function EndingWarranties() {
  const t = useT();
  const { data } = useRead(assets.list, { query: { attention: 'warranty', sort: 'warrantyExpiry', pageSize: 5 } });
  if (!data?.items.length) return null;
  return (
    <Sheet
      title={t('Warranties that end soon')}
      more={<Link to={`${list}?attention=warranty`}>{t('All {{count}}', { count: data.total })}</Link>}
      flush
    >
      <PlainTable
        name={t('Warranties that end soon')}
        rows={data.items}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: t('Asset'),
            render: ({ id, name, serialNumber }) => (
              <TwoLines
                first={
                  <RowLink to={`${list}/${id}`}>
                    <bdi>{name}</bdi>
                  </RowLink>
                }
                second={<Ltr>{serialNumber}</Ltr>}
              />
            ),
          },
          { key: 'department', title: t('Department'), render: ({ department }) => <bdi>{department}</bdi> },
          {
            key: 'ends',
            title: t('Warranty expiry'),
            render: ({ warrantyExpiry }) => <DateText value={warrantyExpiry} />,
          },
        ]}
      />
    </Sheet>
  );
}
