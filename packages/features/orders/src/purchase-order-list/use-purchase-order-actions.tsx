import { fitsGoods, movesFrom, purchaseOrderMoves, type PurchaseOrderRow, purchaseOrders } from '@portal/contracts';
import { type RowAction, useMay, useT, useUser } from '@portal/ui';
import { ArrowRight, Ban, PencilLine, Scale } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MoveDialog, type Step } from '../purchase-order/move.dialog.js';
import { useTracking } from '../tracking/use-tracking.js';

/**
 * What can be done with a row: follow it, write it anew while it waits, take its next step. The steps are those of the
 * one table; deciding is done where the evidence is, on the order's page.
 */
export function usePurchaseOrderActions(pageOf: (row: PurchaseOrderRow) => string): {
  actionsOf: (row: PurchaseOrderRow) => RowAction[];
  dialogs: ReactNode;
} {
  const t = useT();
  const may = useMay();
  const { role } = useUser();
  const { actionFor, dialog } = useTracking();
  const [step, setStep] = useState<Step>();
  const moves = (row: PurchaseOrderRow): RowAction[] => {
    if (row.source === 'gem' || !may(purchaseOrders.update)) return [];
    const all = movesFrom(purchaseOrderMoves, row.status, role).filter((move) =>
      fitsGoods(move, row.goodsLeft === true),
    );
    const plain = all.filter(({ decides }) => !decides);
    return [
      ...(role === 'Super Admin' && plain.length < all.length
        ? [{ key: 'decide', label: t('Approve or reject'), icon: Scale, to: pageOf(row), shown: 'card' as const }]
        : []),
      ...plain.map((move) => ({
        key: move.to,
        label: t(move.action),
        icon: move.needs === 'reason' ? Ban : ArrowRight,
        danger: move.needs === 'reason',
        ...(move.needs === 'reason' ? {} : { shown: 'card' as const }),
        onClick: () => setStep({ move, order: row }),
      })),
    ];
  };
  const editable = ({ source, status }: PurchaseOrderRow) =>
    source !== 'gem' && may(purchaseOrders.create) && ['Draft', 'Pending Approval'].includes(status);
  return {
    actionsOf: (row) => [
      ...actionFor({ id: row.id, number: row.poNumber, to: pageOf(row) }),
      ...(editable(row)
        ? [{ key: 'edit', label: t('Edit Purchase Order'), icon: PencilLine, to: `${pageOf(row)}/edit` }]
        : []),
      ...moves(row),
    ],
    dialogs: (
      <>
        {dialog}
        <MoveDialog step={step} onClose={() => setStep(undefined)} />
      </>
    ),
  };
}
