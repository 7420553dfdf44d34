import { gemRowPrefix, mappings, orders } from '@portal/contracts';
import { ButtonLink, Icon, ListScreen, useMay, useRead, useT, useUser } from '@portal/ui';
import { Copy, Eye, Plus } from 'lucide-react';
import { MapOrderButton } from '../map-order/map-order.button.js';
import { MappingRequests } from '../mapping/mapping-requests.js';
import { useTracking } from '../tracking/use-tracking.js';
import { useOrderColumns } from './use-order-columns.js';
import { useOrderFigures } from './use-order-figures.js';
import { useOrderFilters } from './use-order-filters.js';

export interface OrderListPageProps {
  /** Where the orders of this area live: '/seller/orders'. */
  base: string;
  title: string;
  /** What to say when there is no order yet. */
  empty?: { title: string; text?: string };
  /** What to say when no order fits what was asked for. */
  noMatch?: { title: string; text?: string };
}

/** What the list says where it cannot be read, as each area does. */
function useFailure() {
  const t = useT();
  const { role } = useUser();
  if (role === 'Seller') return { errorTitle: t('Error loading seller data') };
  if (role === 'Super Admin') return { errorLead: t('Error:') };
  return {
    errorLead: t('Error loading procurement data:'),
    failure: t('Failed to load procurement data. Please try again.'),
  };
}

/** The GeM orders that the reader may see. */
export function OrderListPage({ base, title, empty, noMatch }: OrderListPageProps) {
  const t = useT();
  const { role } = useUser();
  const failure = useFailure();
  const { data: stats } = useRead(orders.dashboard);
  const may = useMay();
  const { actionFor, dialog } = useTracking();
  const add = may(orders.create) && (
    <ButtonLink primary to={`${base}/new`}>
      <Icon icon={Plus} /> {role === 'Seller' ? t('Add New Order') : t('Add GeM Order')}
    </ButtonLink>
  );
  return (
    <>
      <ListScreen
        title={title}
        crumbs={[{ label: title }]}
        operation={orders.list}
        views="orders"
        searchLabel={t('Search contract, department, seller')}
        filters={useOrderFilters(stats)}
        defaultSort="status,-createdAt"
        figures={useOrderFigures(base, stats)}
        banner={<MappingRequests />}
        columns={useOrderColumns()}
        rowKey={({ id }) => id}
        rowName={({ gemContractNumber }) => gemContractNumber}
        rowLink={({ id }) => `${base}/${id}`}
        rowActions={({ id, gemContractNumber }) => [
          { key: 'view', label: t('View details'), icon: Eye, to: `${base}/${id}` },
          ...(may(orders.create)
            ? [{ key: 'like', label: t('Add another like it'), icon: Copy, to: `${base}/new?like=${id}` }]
            : []),
          ...actionFor({ id: `${gemRowPrefix}${id}`, number: gemContractNumber, to: `${base}/${id}` }),
        ]}
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
        noMatch={noMatch}
        loading={t('Loading orders...')}
        {...failure}
      />
      {dialog}
    </>
  );
}
