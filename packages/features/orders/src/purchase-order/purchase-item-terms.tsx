import { Ltr, type PlainColumn, PlainTable, Secondary, Sheet, useT } from '@portal/ui';
import { type ShownPurchaseOrder, useIsMaker } from '../purchase-order-list/purchase-order.words.js';

type Item = ShownPurchaseOrder['items'][number];

/** What was agreed for each line: warranty, AMC and installation, and its HSN code. */
export function PurchaseItemTerms({ order: { items } }: { order: ShownPurchaseOrder }) {
  const t = useT();
  const isMaker = useIsMaker();
  const columns: PlainColumn<Item>[] = [
    {
      key: 'item',
      title: t('Item'),
      render: ({ assetName }) => (
        <b>
          <bdi>{assetName}</bdi>
        </b>
      ),
    },
    ...(isMaker
      ? []
      : [{ key: 'hsn', title: t('HSN'), render: ({ hsn }: Item) => (hsn ? <Ltr>{hsn}</Ltr> : <Unsaid />) }]),
    {
      key: 'warranty',
      title: t('Warranty'),
      render: ({ specifications: { warrantyPeriod: count } }) =>
        count === undefined ? <Unsaid /> : t('{{count}} years', { count }),
    },
    {
      key: 'amc',
      title: t('AMC responsibility'),
      render: ({ specifications: { amcResponsibility } }) => (amcResponsibility ? t(amcResponsibility) : <Unsaid />),
    },
    {
      key: 'installation',
      title: t('Installation'),
      render: ({ specifications: { installationRequired } }) =>
        installationRequired ? t('Required') : t('Not required'),
    },
  ];
  if (items.length === 0) return null;
  return (
    <Sheet title={t('Warranty and service')} flush>
      <PlainTable name={t('Warranty and service')} rows={items} rowKey={({ id }) => id} columns={columns} />
    </Sheet>
  );
}

const Unsaid = () => <Secondary>–</Secondary>;
