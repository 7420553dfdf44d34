import { capacityPurchaseOrderStatuses, itemDeliveryTold, purchaseDeliveries } from '@portal/contracts';
import { ButtonLink, Icon, useMay, useT } from '@portal/ui';
import { PackageCheck } from 'lucide-react';
import { DispatchesOfOrder } from '../dispatches/dispatches-of-order.js';
import { Proofs } from '../order/proofs.js';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';

/** The seller proves what came of a confirmed order. */
export function ProveDelivery({ order, base }: { order: ShownPurchaseOrder; base: string }) {
  const t = useT();
  const may = useMay();
  if (order.source === 'gem' || !itemDeliveryTold.includes(order.status) || !may(purchaseDeliveries.create))
    return null;
  return (
    <ButtonLink to={`${base}/${order.id}/delivery`}>
      <Icon icon={PackageCheck} /> {t('Upload Delivery Proof')}
    </ButtonLink>
  );
}

/** What is on its way of a purchase order and what came, unit by unit; nothing before its seller confirmed it. */
export function PurchaseDeliveries({ order, base }: { order: ShownPurchaseOrder; base: string }) {
  if (!capacityPurchaseOrderStatuses.includes(order.status)) return null;
  const named = { source: 'purchase-order' as const, orderId: order.id };
  return (
    <>
      <DispatchesOfOrder {...named} isOpen={itemDeliveryTold.includes(order.status)} base={base} />
      <Proofs {...named} />
    </>
  );
}
