import { gemRowPrefix, type PurchaseOrderRow } from '@portal/contracts';
import { useT } from '@portal/ui';

/** The title of an order among others; that of a GeM order is its category, which has a word in each language. */
export function OrderTitle({ order: { id, title } }: { order: Pick<PurchaseOrderRow, 'id' | 'title'> }) {
  const t = useT();
  return <bdi>{id.startsWith(gemRowPrefix) ? t(title) : title}</bdi>;
}
