import { mappings, orders } from '@portal/contracts';
import { ButtonLink, Icon, ListScreen, useMay, useRead, useT, useUser } from '@portal/ui';
import { Plus } from 'lucide-react';
import { MapOrderButton } from '../map-order/map-order.button.js';
import { MappingRequests } from '../mapping/mapping-requests.js';
import { useOrderColumns } from './use-order-columns.js';
import { useOrderFigures } from './use-order-figures.js';
import { useOrderFilters } from './use-order-filters.js';

export interface OrderListPageProps {
  /** Where the orders of this area live: '/seller/orders'. */
  base: string;
  title: string;
  /** What to say when there is no order yet. */
  empty?: { title: string; text?: string };
}

/** The GeM orders that the reader may see. */
export function OrderListPage({ base, title, empty }: OrderListPageProps) {
  const t = useT();
  const { role } = useUser();
  const { data: stats } = useRead(orders.dashboard);
  const may = useMay();
  const add = may(orders.create) && (
    <ButtonLink primary to={`${base}/new`}>
      <Icon icon={Plus} /> {role === 'Seller' ? t('Add New Order') : t('Add GeM Order')}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={title}
      crumbs={[{ label: title }]}
      operation={orders.list}
      views="orders"
      searchLabel={t('Search contract, department, seller')}
      filters={useOrderFilters(stats)}
      defaultSort="-createdAt"
      figures={useOrderFigures(base, stats)}
      banner={<MappingRequests />}
      columns={useOrderColumns()}
      rowKey={({ id }) => id}
      rowName={({ gemContractNumber }) => gemContractNumber}
      rowLink={({ id }) => `${base}/${id}`}
      actions={
        <>
          {may(mappings.map) && <MapOrderButton base={base} />}
          {add}
        </>
      }
      empty={{
        title: empty?.title ?? t('No orders found.'),
        text: empty?.text ?? t('Orders appear here once they are added.'),
        action: add,
      }}
      errorTitle={t('Failed to load procurement data. Please try again.')}
    />
  );
}
