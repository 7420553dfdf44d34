import { Asset, type assets } from '@portal/contracts';
import { Ltr, Money, Secondary, StatusTag, TwoLines, useLabels, useT, type Column, type RowOf } from '@portal/ui';
import { useSees } from '../use-sees.js';

type Row = RowOf<typeof assets.list>;

const valueColumn = (title: string): Column<Row> => ({
  key: 'value',
  title,
  sort: 'value',
  amount: true,
  card: 'end',
  render: ({ value = 0 }) => <Money amount={value} />,
});

/** The columns of the list of assets. */
export function useAssetColumns(): Column<Row>[] {
  const t = useT();
  const label = useLabels(Asset);
  const sees = useSees();
  return [
    {
      key: 'name',
      title: t('Asset'),
      sort: 'name',
      render: (asset) => <TwoLines first={<bdi>{asset.name}</bdi>} second={<Ltr>{asset.serialNumber}</Ltr>} />,
    },
    {
      key: 'uid',
      title: label('assetUid'),
      sort: 'assetUid',
      card: 'none',
      render: ({ assetUid }) => <Ltr>{assetUid}</Ltr>,
    },
    {
      key: 'contract',
      title: t('GeM Contract'),
      sort: 'gemContractNumber',
      card: 'none',
      render: ({ gemContractNumber }) => <Ltr>{gemContractNumber}</Ltr>,
    },
    {
      key: 'category',
      title: label('category'),
      sort: 'category',
      card: 'none',
      render: ({ category }) => t(category),
    },
    {
      key: 'department',
      title: label('department'),
      sort: 'department',
      render: ({ department, location }) => (
        <TwoLines first={<bdi>{department}</bdi>} second={location ? <bdi>{location}</bdi> : t('Not specified')} />
      ),
    },
    {
      key: 'endUser',
      title: label('endUser'),
      sort: sees('endUser') ? 'endUserName' : undefined,
      render: ({ endUser, assigned }) =>
        endUser ? (
          <TwoLines first={<bdi>{endUser.name}</bdi>} second={<bdi>{endUser.designation}</bdi>} />
        ) : (
          <Secondary>{assigned ? t('Assigned') : t('Unassigned')}</Secondary>
        ),
    },
    {
      key: 'status',
      title: label('status'),
      sort: 'status',
      card: 'end',
      render: ({ status }) => <StatusTag kind="asset" status={status} />,
    },
    ...(sees('value') ? [valueColumn(label('value'))] : []),
  ];
}
