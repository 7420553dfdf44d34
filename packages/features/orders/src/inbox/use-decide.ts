import {
  assets,
  deviceClaims,
  documents,
  invoices,
  joinings,
  openStep,
  type Operation,
  orders,
  purchaseOrders,
  receipts,
  registrations,
  type ReplyOf,
  requisitions,
} from '@portal/contracts';
import { type Asking, call, isFault, messageOf, newKey, queryClient, readAgain, serviceOf } from '@portal/ui';
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

type Ask = <O extends Operation>(operation: O, asking: Asking<O>) => Promise<ReplyOf<O>>;

/** Decides about one of them, by the call of its kind. */
function decideOne(ask: Ask, row: Decidable, reason: string | undefined): Promise<After | undefined> {
  const { id, version } = row;
  const about = { params: { id }, version };
  switch (row.kind) {
    case 'order':
      return ask(orders.update, {
        ...about,
        body: reason ? { status: 'Rejected', rejectionReason: reason } : { status: 'Approved' },
      });
    case 'start':
      return ask(orders.update, { ...about, body: { status: 'In Progress' } });
    case 'purchaseOrder':
      return ask(purchaseOrders.update, {
        ...about,
        body: reason ? { status: 'Rejected', reason } : { status: 'Approved' },
      });
    case 'confirmation':
      return ask(purchaseOrders.update, {
        ...about,
        body: reason ? { status: 'Rejected', reason } : { status: 'Order Confirmed' },
      });
    case 'requisition':
      return ask(requisitions.update, {
        ...about,
        body: reason ? { status: 'Rejected', reason } : { status: 'Accepted' },
      });
    case 'disposal':
      return ask(assets.decideDisposal, { ...about, body: { approved: reason === undefined, note: reason } });
    case 'document':
      return ask(documents.decide, {
        ...about,
        body: reason ? { status: 'rejected', reason } : { status: 'approved' },
      });
    case 'registration':
      return ask(registrations.decide, { ...about, body: { status: reason ? 'Rejected' : 'Approved', reason } });
    case 'joining':
      return (reason ? ask(joinings.refuse, { ...about, body: { reason } }) : ask(joinings.confirm, about)).then(
        () => undefined,
      );
    case 'invoice':
      return ask(invoices.move, {
        ...about,
        body: reason ? { status: 'Returned', reason } : { status: 'Accepted' },
      });
    case 'deviceClaim':
      return ask(deviceClaims.decide, {
        ...about,
        body: reason ? { confirmed: false, reason } : { confirmed: true, assetId: row.deviceId },
      });
    case 'receipt':
      return acceptedLines(id).then((lines) => ask(receipts.inspect, { ...about, body: { lines } }));
  }
}

/**
 * Decides about several one after another: what is refused stays, with its reason, and stops nobody. Who stops it in the middle leaves the
 * ones after as they are. What all of them touch is read again once.
 */
export function useDecide() {
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  /** How many of those that are decided about now are through. */
  const [through, setThrough] = useState<number>();
  const stopped = useRef(false);
  /** One for each decision whose answer was lost: repeated, it counts once. */
  const keys = useRef(new Map<string, string>());

  const askingFor =
    (row: Decidable, touched: Set<string>): Ask =>
    async (operation, asking) => {
      touched.add(serviceOf(operation.subject) ?? '');
      const content = JSON.stringify([keyOf(row), asking.body]);
      const idempotencyKey = keys.current.get(content) ?? newKey();
      keys.current.set(content, idempotencyKey);
      try {
        const reply = await call(operation, { idempotencyKey, ...asking });
        keys.current.delete(content);
        return reply;
      } catch (error) {
        if (!isFault(error)) keys.current.delete(content);
        throw error;
      }
    };

  /** Approves them, or rejects them with this reason; tells what became of those that were decided. */
  const decide = async (rows: readonly Decidable[], reason?: string): Promise<Decision[]> => {
    const failed = new Map<string, string>();
    const decided: Decision[] = [];
    const touched = new Set<string>();
    stopped.current = false;
    for (const [index, row] of rows.entries()) {
      if (stopped.current) break;
      setThrough(index);
      try {
        const after = await decideOne(askingFor(row, touched), row, reason);
        decided.push({ name: row.name, next: after && nextOf(after) });
      } catch (error) {
        failed.set(keyOf(row), messageOf(error));
      }
    }
    await readAgain(queryClient, [...touched]);
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
