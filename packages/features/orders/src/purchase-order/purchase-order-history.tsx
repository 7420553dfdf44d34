import type { PurchaseOrderEntry } from '@portal/contracts';
import { History, useT } from '@portal/ui';

/** The timeline of a purchase order, which also says in whose name an approval was given. */
export function PurchaseOrderHistory({ entries }: { entries: readonly PurchaseOrderEntry[] }) {
  const t = useT();
  const told = entries.map(({ onBehalfOf, note, ...entry }) => {
    const lent = onBehalfOf && t('in the name of {{name}}', { name: onBehalfOf });
    const both = [lent, note].filter(Boolean).join(' · ');
    return both ? { ...entry, note: both } : entry;
  });
  return <History entries={told} />;
}
