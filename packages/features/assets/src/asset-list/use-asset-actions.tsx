import { assetMoves, assets, labels, movesFrom, type Asset } from '@portal/contracts';
import { useT, useUser, type BulkAction, type RowAction, useMay } from '@portal/ui';
import { Activity, ArrowLeftRight, Eye, Pencil, QrCode, Trash2, UserMinus, UserPlus, Wrench } from 'lucide-react';
import { useState } from 'react';
import { AssignDialog } from '../asset/assign.dialog.js';
import { BulkEditDialog } from '../asset/bulk-edit.dialog.js';
import { DeleteDialog } from '../asset/delete.dialog.js';
import { MoveDialog } from '../asset/move.dialog.js';
import { StatusDialog } from '../asset/status.dialog.js';
import { TakeBackDialog } from '../asset/take-back.dialog.js';
import { useIsRunning } from '../bulk/bulk-run.js';
import { LabelDialog } from '../labels/label.dialog.js';

interface Doing {
  what: 'assign' | 'take-back' | 'edit' | 'move' | 'status' | 'label' | 'delete';
  on: Asset[];
  /** Where they are to go, when their status changes. */
  to?: Asset['status'];
  /** Drops the selection that they came from. */
  deselect?: () => void;
}

const none: Asset[] = [];

/** What can be done with rows of the list, by permission and by the state of the asset, and the dialogs for it. */
export function useAssetActions(base: string) {
  const t = useT();
  const may = useMay();
  const { role } = useUser();
  const [doing, setDoing] = useState<Doing>();
  const isBusy = useIsRunning();
  // One that ends later, in the background, closes no other dialog.
  const close = () => setDoing((now) => (now === doing ? undefined : now));
  const begin = (what: Doing['what'], on: Asset[]) => () => setDoing({ what, on });
  const on = (what: Doing['what']) => (doing?.what === what ? doing.on : none);

  const rowActions = (asset: Asset): RowAction[] => {
    const inUse = asset.status !== 'Disposed';
    return [
      { key: 'view', label: t('View Details'), icon: Eye, to: `${base}/${asset.id}` },
      { key: 'lifecycle', label: t('Lifecycle Tracker'), icon: Activity, to: `${base}/${asset.id}#lifecycle` },
      ...(inUse && may(assets.assign)
        ? [
            {
              key: 'assign',
              label: asset.endUserId ? t('Reassign Asset') : t('Assign Asset'),
              icon: UserPlus,
              onClick: begin('assign', [asset]),
            },
          ]
        : []),
      ...movesFrom(assetMoves, asset.status, role).map(({ to, action }) => ({
        key: to,
        label: t(action),
        icon: Wrench,
        onClick: begin('status', [asset]),
      })),
      ...(inUse && may(assets.update)
        ? [{ key: 'edit', label: t('Edit'), icon: Pencil, to: `${base}/${asset.id}/edit` }]
        : []),
      ...(may(labels.pdf)
        ? [{ key: 'label', label: t('Print labels'), icon: QrCode, onClick: begin('label', [asset]) }]
        : []),
      ...(may(assets.delete) && !isBusy
        ? [{ key: 'delete', label: t('Delete'), icon: Trash2, danger: true, onClick: begin('delete', [asset]) }]
        : []),
    ];
  };
  const many = (
    when: boolean,
    action: Pick<BulkAction<Asset>, 'key' | 'label' | 'icon' | 'danger'>,
    what: Doing['what'],
    to?: Asset['status'],
  ): BulkAction<Asset>[] =>
    when && !isBusy ? [{ ...action, onClick: (rows, deselect) => setDoing({ what, on: rows, to, deselect }) }] : [];
  const moves = assetMoves.filter(({ effect, who }) => !effect && who.includes(role));
  const bulkActions: BulkAction<Asset>[] = [
    ...many(may(assets.assign), { key: 'assign', label: t('Assign'), icon: UserPlus }, 'assign'),
    ...many(may(assets.assign), { key: 'take-back', label: t('Take back'), icon: UserMinus }, 'take-back'),
    ...many(may(assets.update), { key: 'edit', label: t('Edit'), icon: Pencil }, 'edit'),
    ...many(may(assets.addEvent), { key: 'move', label: t('Move'), icon: ArrowLeftRight }, 'move'),
    ...moves.flatMap(({ to, action }) =>
      many(may(assets.setStatus), { key: to, label: t(action), icon: Wrench }, 'status', to),
    ),
    ...many(may(labels.pdf), { key: 'label', label: t('Print labels'), icon: QrCode }, 'label'),
    ...many(may(assets.delete), { key: 'delete', label: t('Delete Selected'), icon: Trash2, danger: true }, 'delete'),
  ];
  const dialogs = (
    <>
      <AssignDialog chosen={on('assign')} onDone={doing?.deselect} onClose={close} />
      <TakeBackDialog chosen={on('take-back')} onDone={doing?.deselect} onClose={close} />
      <BulkEditDialog chosen={on('edit')} onDone={doing?.deselect} onClose={close} />
      <MoveDialog chosen={on('move')} onDone={doing?.deselect} onClose={close} />
      <StatusDialog chosen={on('status')} to={doing?.to} onDone={doing?.deselect} onClose={close} />
      <LabelDialog of={on('label')} onDone={doing?.deselect} onClose={close} />
      <DeleteDialog chosen={on('delete')} onDone={doing?.deselect} onClose={close} />
    </>
  );
  return { rowActions, bulkActions, dialogs };
}
