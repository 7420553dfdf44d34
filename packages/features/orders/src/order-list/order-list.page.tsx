import { orders } from '@portal/contracts';
import { Icon, ListScreen, useMay, useRead, useT, useUser } from '@portal/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MappingRequests } from '../mapping/mapping-requests.js';
import { useOrderColumns } from './use-order-columns.js';
import { useOrderFigures } from './use-order-figures.js';
import { useOrderFilters } from './use-order-filters.js';

export interface OrderListPageProps {
  /** Where the orders of this area live: '/seller/orders'. */
  base: string;
  title: string;
  /** Buttons beside 'Add GeM Order': 'Map Order to Buyer'. */
  actions?: ReactNode;
  /** What to say when there is no order yet. */
  empty?: { title: string; text?: string };
}

/** The GeM orders that the reader may see. */
export function OrderListPage({ base, title, actions, empty }: OrderListPageProps) {
  const t = useT();
  const { role } = useUser();
  const { data: stats } = useRead(orders.dashboard);
  const add = useMay()(orders.create) && (
    <Link className="as-button primary" to={`${base}/new`}>
      <Icon of={Plus} /> {role === 'Seller' ? t('Add New Order') : t('Add GeM Order')}
    </Link>
  );
  return (
    <ListScreen
      title={title}
      crumbs={[{ label: title }]}
      operation={orders.list}
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
        (actions || add) && (
          <>
            {actions}
            {add}
          </>
        )
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
