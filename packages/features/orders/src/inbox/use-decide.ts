import { assets, documents, orders, purchaseOrders, requisitions } from '@portal/contracts';
import { messageOf, useWrite } from '@portal/ui';
import { useState } from 'react';
import { isDecidable, keyOf, type Waiting } from './use-waiting.js';

/** Decides about several one after another: what is refused stays, with its reason, and stops nobody. */
export function useDecide() {
  const order = useWrite(orders.update);
  const purchaseOrder = useWrite(purchaseOrders.update);
  const document = useWrite(documents.decide);
  const requisition = useWrite(requisitions.update);
  const disposal = useWrite(assets.decideDisposal);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());

  const one = (row: Waiting, reason: string | undefined) => {
    const { id, version } = row;
    const about = { params: { id }, version };
    if (!isDecidable(row)) return Promise.resolve();
    switch (row.kind) {
      case 'order':
        return order.mutateAsync({
          ...about,
          body: reason ? { status: 'Rejected', rejectionReason: reason } : { status: 'Approved' },
        });
      case 'purchaseOrder':
        return purchaseOrder.mutateAsync({
          ...about,
          body: reason ? { status: 'Rejected', reason } : { status: 'Approved' },
        });
      case 'requisition':
        return requisition.mutateAsync({
          ...about,
          body: reason ? { status: 'Rejected', reason } : { status: 'Accepted' },
        });
      case 'disposal':
        return disposal.mutateAsync({ ...about, body: { approved: reason === undefined, note: reason } });
      case 'document':
        return document.mutateAsync({
          ...about,
          body: reason ? { status: 'rejected', reason } : { status: 'approved' },
        });
    }
  };

  /** Approves them, or rejects them with this reason; tells how many were decided. */
  const decide = async (rows: readonly Waiting[], reason?: string) => {
    const failed = new Map<string, string>();
    for (const row of rows) await one(row, reason).catch((error: unknown) => failed.set(keyOf(row), messageOf(error)));
    setRefused(failed);
    return rows.length - failed.size;
  };
  return { decide, refused };
}
