import { vendors } from '@portal/contracts';
import {
  type Column,
  type Figure,
  formatMoney,
  formatNumber,
  ListScreen,
  Ltr,
  Money,
  StatusTag,
  TwoLines,
  Icon,
  useMay,
  useRead,
  useT,
} from '@portal/ui';
import { Button } from 'antd';
import { PencilLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { Stars } from '../ratings/stars.js';
import { EditVendorDialog, NewVendorDialog } from './vendor.dialog.js';
import { Days, DeliveryMeasure, Rate, type ShownVendor } from './vendor.words.js';

export interface VendorPagesProps {
  /** Where the vendors of this area live: '/buyer/vendors'. */
  base: string;
  /** Where its purchase orders live. */
  orders: string;
  /** Where receipts of goods live, of an area that has them. */
  receipts?: string;
  /** Where its support tickets live. */
  tickets: string;
  /** Where its escalations live, if it has them. */
  escalations?: string;
}

/** What stands above the list, each a way to the rows that it counts. */
function useVendorFigures({ base, orders }: Pick<VendorPagesProps, 'base' | 'orders'>): Figure[] | undefined {
  const t = useT();
  const { data } = useRead(vendors.list, { query: { pageSize: 1 } });
  if (!data) return undefined;
  const { totalVendors, activeVendors, activeOrders, completedOrders, totalValue, averageOrderValue, onTimeDelivery } =
    data.figures;
  const { approvedOrders, deliveredOrders } = data.figures;
  return [
    {
      label: t('Total Sellers'),
      value: <Ltr>{formatNumber(totalVendors)}</Ltr>,
      note: activeVendors === null ? undefined : t('{{count}} active', { count: activeVendors }),
      to: base,
    },
    {
      label: t('Active Orders'),
      value: <Ltr>{formatNumber(activeOrders)}</Ltr>,
      note: t('{{count}} completed', { count: completedOrders }),
      to: `${orders}?active=yes`,
    },
    {
      label: t('Total Value'),
      value: <Money amount={totalValue} lakh />,
      note:
        averageOrderValue === null
          ? undefined
          : t('{{value}} on average, over {{approved}} approved', {
              value: formatMoney(averageOrderValue),
              approved: formatNumber(approvedOrders),
            }),
      to: `${orders}?approved=yes`,
    },
    {
      label: t('Avg On-Time'),
      value: <Rate rate={onTimeDelivery} />,
      note: t('of {{delivered}} delivered', { delivered: formatNumber(deliveredOrders) }),
      to: `${orders}?delivered=yes`,
    },
  ];
}

function useVendorColumns(): Column<ShownVendor>[] {
  const t = useT();
  return [
    {
      key: 'name',
      title: t('Seller'),
      sort: 'name',
      render: ({ name, email }) => <TwoLines first={<bdi>{name}</bdi>} second={<Ltr>{email}</Ltr>} />,
    },
    {
      key: 'status',
      title: t('Status'),
      render: ({ status }) => (status ? <StatusTag kind="user" status={status} /> : '–'),
      card: 'end',
    },
    {
      key: 'rating',
      title: t('Rating'),
      render: ({ rating, ratings }) => (rating === null ? t('No data') : <Stars stars={rating} count={ratings} />),
      card: 'named',
    },
    {
      key: 'orders',
      title: t('Total Orders'),
      sort: 'totalOrders',
      card: 'named',
      amount: true,
      render: ({ performance }) => <Ltr>{formatNumber(performance.totalOrders)}</Ltr>,
    },
    {
      key: 'completed',
      title: t('Completed'),
      sort: 'completionRate',
      render: ({ performance }) => (
        <TwoLines
          first={<Ltr>{formatNumber(performance.completedOrders)}</Ltr>}
          second={<Rate rate={performance.totalOrders ? performance.completionRate : null} />}
        />
      ),
      card: 'named',
    },
    {
      key: 'onTime',
      title: t('On-Time Delivery'),
      sort: 'onTimeDelivery',
      render: ({ performance }) => <Rate rate={performance.onTimeDelivery} />,
      card: 'named',
    },
    {
      key: 'value',
      title: t('Total Value'),
      sort: 'totalValue',
      amount: true,
      render: ({ performance }) => <Money amount={performance.totalValue} />,
      card: 'end',
    },
    {
      key: 'days',
      title: t('Avg delivery days'),
      sort: 'averageDeliveryTime',
      amount: true,
      render: ({ performance }) => <Days days={performance.averageDeliveryTime} />,
      card: 'named',
    },
  ];
}

/** Seller Performance: the sellers of the orders that the reader sees, and how they did. */
export function VendorListPage({ base, orders }: Pick<VendorPagesProps, 'base' | 'orders'>) {
  const t = useT();
  const may = useMay();
  const [edited, setEdited] = useState<ShownVendor | 'new'>();
  const close = () => setEdited(undefined);
  const add = may(vendors.create) && (
    <Button type="primary" icon={<Icon icon={Plus} />} onClick={() => setEdited('new')}>
      {t('Add Vendor')}
    </Button>
  );
  return (
    <>
      <ListScreen
        title={t('Seller Performance')}
        crumbs={[{ label: t('Seller Performance') }]}
        operation={vendors.list}
        figures={useVendorFigures({ base, orders })}
        banner={<DeliveryMeasure />}
        searchLabel={t('Search name, e-mail')}
        filters={[{ name: 'status', label: t('Status'), options: ['Active', 'Inactive', 'Invited'] }]}
        defaultSort="-totalValue"
        columns={useVendorColumns()}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowLink={({ id }) => `${base}/${id}`}
        rowActions={(vendor) => [
          { key: 'view', label: t('View Details'), to: `${base}/${vendor.id}` },
          { key: 'orders', label: t('View Orders'), to: `${orders}?seller=${vendor.id}` },
          ...(may(vendors.update)
            ? [{ key: 'edit', label: t('Edit'), icon: PencilLine, onClick: () => setEdited(vendor) }]
            : []),
        ]}
        actions={add}
        empty={{ title: t('No sellers found'), text: t('Sellers of your orders appear here.'), action: add }}
        errorTitle={t('The sellers cannot be read')}
      />
      {edited === 'new' && <NewVendorDialog onClose={close} />}
      {edited && edited !== 'new' && <EditVendorDialog vendor={edited} onClose={close} />}
    </>
  );
}
