import { purchaseOrders as contract, type PurchaseOrderStatus } from '@portal/contracts';
import { useTracking } from '@portal/features-orders';
import { ButtonLink, ButtonRow, Icon, PlainButton, queryClient, read, Sheet, useT } from '@portal/ui';
import { ChartColumn, MonitorSmartphone, Plus, Store, TriangleAlert, Truck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { assets, escalations, procurement, purchaseOrders, reports, vendors } from '../addresses.js';
import { pageOfOrder } from './recent-activity.js';

/** Where there is something to follow (requirements: overview tab). */
const onTheWay: readonly PurchaseOrderStatus[] = ['In Production', 'Ready for Delivery', 'In Transit'];

/** The newest order that is on its way, if any is. */
async function firstOnTheWay() {
  const pages = await Promise.all(
    onTheWay.map((status) => queryClient.fetchQuery(read(contract.list, { query: { status, pageSize: 1 } }))),
  );
  return pages.flatMap(({ items }) => items)[0];
}

/** The ways that are walked most. */
export function QuickActions() {
  const t = useT();
  const navigate = useNavigate();
  const { track, dialog } = useTracking();
  const [isLooking, setIsLooking] = useState(false);
  const trackFirst = async () => {
    setIsLooking(true);
    const order = await firstOnTheWay()
      .catch(() => undefined)
      .finally(() => setIsLooking(false));
    if (!order) return navigate(procurement);
    return track({ id: order.id, number: order.poNumber, to: pageOfOrder(order) });
  };
  const actions = [
    { label: t('Add PO'), icon: Plus, to: `${purchaseOrders}/new` },
    { label: t('Seller Analytics'), icon: Store, to: vendors },
    { label: t('Asset Lifecycle'), icon: MonitorSmartphone, to: assets },
    { label: t('Escalation'), icon: TriangleAlert, to: escalations },
    { label: t('Reports'), icon: ChartColumn, to: reports },
  ];
  return (
    <Sheet title={t('Quick Actions')}>
      <ButtonRow>
        {actions.map(({ label, icon, to }) => (
          <ButtonLink key={to} to={to}>
            <Icon icon={icon} /> {label}
          </ButtonLink>
        ))}
        <PlainButton busy={isLooking} onClick={() => void trackFirst()}>
          <Icon icon={Truck} /> {t('Track Orders')}
        </PlainButton>
      </ButtonRow>
      {dialog}
    </Sheet>
  );
}
