import {
  assets,
  deviceClaims,
  documents,
  invoices,
  joinings,
  openStep,
  orders,
  purchaseOrders,
  receipts,
  registrations,
  requisitions,
} from '@portal/contracts';
import { call, messageOf, useWrite } from '@portal/ui';
import { useRef, useState } from 'react';
import { type Decidable, keyOf } from './waiting.js';

/** What became of one that was decided about, as the server says it. */
export interface Decision {
  name: string;
  /** Whose yes it needs next: it still waits. */
  next?: string | undefined;
}

/** What is said of a record after a decision, as far as it matters here. */
interface After {
  status?: string;
  approvals?: Parameters<typeof openStep>[0];
  joining?: { organizationName: string } | undefined;
}

/** Whose yes a record needs next that still waits after a decision: that of another designation, or of the organisation. */
function nextOf({ status, approvals, joining }: After): string | undefined {
  if (status === 'Pending Approval') return openStep(approvals)?.designation;
  return status === 'Awaiting Confirmation' ? joining?.organizationName : undefined;
}

/**
 * Decides about several one after another: what is refused stays, with its reason, and stops nobody. Who stops it in the middle leaves the
 * ones after as they are.
 */
export function useDecide() {
  const order = useWrite(orders.update);
  const purchaseOrder = useWrite(purchaseOrders.update);
  const document = useWrite(documents.decide);
  const requisition = useWrite(requisitions.update);
  const disposal = useWrite(assets.decideDisposal);
  const registration = useWrite(registrations.decide);
  const confirm = useWrite(joinings.confirm);
  const refuse = useWrite(joinings.refuse);
  const invoice = useWrite(invoices.move);
  const claim = useWrite(deviceClaims.decide);
  const inspection = useWrite(receipts.inspect);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  /** How many of those that are decided about now are through. */
  const [through, setThrough] = useState<number>();
  const stopped = useRef(false);

  const one = (row: Decidable, reason: string | undefined): Promise<After | undefined> => {
    const { id, version } = row;
    const about = { params: { id }, version };
    switch (row.kind) {
      case 'order':
        return order.mutateAsync({
          ...about,
          body: reason ? { status: 'Rejected', rejectionReason: reason } : { status: 'Approved' },
        });
      case 'start':
        return order.mutateAsync({ ...about, body: { status: 'In Progress' } });
      case 'purchaseOrder':
        return purchaseOrder.mutateAsync({
          ...about,
          body: reason ? { status: 'Rejected', reason } : { status: 'Approved' },
        });
      case 'confirmation':
        return purchaseOrder.mutateAsync({
          ...about,
          body: reason ? { status: 'Rejected', reason } : { status: 'Order Confirmed' },
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
      case 'registration':
        return registration.mutateAsync({ ...about, body: { status: reason ? 'Rejected' : 'Approved', reason } });
      case 'joining':
        return (reason ? refuse.mutateAsync({ ...about, body: { reason } }) : confirm.mutateAsync(about)).then(
          () => undefined,
        );
      case 'invoice':
        return invoice.mutateAsync({
          ...about,
          body: reason ? { status: 'Returned', reason } : { status: 'Accepted' },
        });
      case 'deviceClaim':
        return claim.mutateAsync({
          ...about,
          body: reason ? { confirmed: false, reason } : { confirmed: true, assetId: row.deviceId },
        });
      case 'receipt':
        return acceptedLines(id).then((lines) => inspection.mutateAsync({ ...about, body: { lines } }));
    }
  };

  /** Approves them, or rejects them with this reason; tells what became of those that were decided. */
  const decide = async (rows: readonly Decidable[], reason?: string): Promise<Decision[]> => {
    const failed = new Map<string, string>();
    const decided: Decision[] = [];
    stopped.current = false;
    for (const [index, row] of rows.entries()) {
      if (stopped.current) break;
      setThrough(index);
      try {
        const after = await one(row, reason);
        decided.push({ name: row.name, next: after && nextOf(after) });
      } catch (error) {
        failed.set(keyOf(row), messageOf(error));
      }
    }
    setThrough(undefined);
    setRefused(failed);
    return decided;
  };
  const stop = () => {
    stopped.current = true;
  };
  return { decide, stop, through, refused };
}

/** Every delivered unit of a receipt as accepted. */
async function acceptedLines(id: string) {
  const { lines } = await call(receipts.get, { params: { id } });
  return lines.map(({ lineId, delivered }) => ({ lineId, accepted: delivered, rejected: 0 }));
}
