import { Asset, type assets } from '@portal/contracts';
import {
  DateText,
  Ltr,
  Money,
  Secondary,
  StatusTag,
  TwoLines,
  useLabels,
  useT,
  type Column,
  type RowOf,
} from '@portal/ui';
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

/** Columns that are there for who chooses them, as far as the reader sees what they hold. */
function useExtraColumns(): Column<Row>[] {
  const t = useT();
  const label = useLabels(Asset);
  const sees = useSees();
  const words = (field: 'manufacturer' | 'model' | 'condition' | 'supplier' | 'sellerName' | 'invoiceNumber') => ({
    ...{ key: field, title: label(field) },
    render: ({ [field]: value }: Row) => (value ? <bdi>{value}</bdi> : <Secondary>–</Secondary>),
  });
  const day = (field: 'purchaseDate' | 'warrantyExpiry' | 'amcExpiry' | 'createdAt', title: string) => ({
    ...{ key: field, title, sort: field },
    render: ({ [field]: value }: Row) => (value ? <DateText value={value} /> : <Secondary>–</Secondary>),
  });
  const columns = [
    words('manufacturer'),
    words('model'),
    words('condition'),
    words('sellerName'),
    words('invoiceNumber'),
    words('supplier'),
    day('purchaseDate', label('purchaseDate')),
    day('warrantyExpiry', label('warrantyExpiry')),
    day('amcExpiry', label('amcExpiry')),
    day('createdAt', t('Registered')),
  ];
  return columns.filter(({ key }) => sees(key)).map((column) => ({ ...column, extra: true, card: 'none' as const }));
}

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
    ...useExtraColumns(),
  ];
}
