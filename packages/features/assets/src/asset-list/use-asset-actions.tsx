import { assetMoves, assets, movesFrom, type Asset } from '@portal/contracts';
import { useT, useUser, type BulkAction, type RowAction, useMay } from '@portal/ui';
import { Activity, Eye, Pencil, Trash2, UserPlus, Wrench } from 'lucide-react';
import { useState } from 'react';
import { AssignDialog } from '../asset/assign.dialog.js';
import { DeleteDialog } from '../asset/delete.dialog.js';
import { StatusDialog } from '../asset/status.dialog.js';

interface Doing {
  what: 'assign' | 'status' | 'delete';
  on: Asset[];
  /** Drops the selection that they came from. */
  deselect?: () => void;
}

/** What can be done with rows of the list, by permission and by the state of the asset, and the dialogs for it. */
export function useAssetActions(base: string) {
  const t = useT();
  const may = useMay();
  const { role } = useUser();
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const begin = (what: Doing['what'], on: Asset[], deselect?: () => void) => () => setDoing({ what, on, deselect });
  const on = (what: Doing['what']) => (doing?.what === what ? doing.on : []);

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
      ...(may(assets.delete)
        ? [{ key: 'delete', label: t('Delete'), icon: Trash2, danger: true, onClick: begin('delete', [asset]) }]
        : []),
    ];
  };
  const bulkActions: BulkAction<Asset>[] = [
    ...(may(assets.assign)
      ? [
          {
            key: 'assign',
            label: t('Assign'),
            icon: UserPlus,
            onClick: (rows: Asset[], deselect: () => void) => begin('assign', rows, deselect)(),
          },
        ]
      : []),
    ...(may(assets.delete)
      ? [
          {
            key: 'delete',
            label: t('Delete Selected'),
            icon: Trash2,
            danger: true,
            onClick: (rows: Asset[], deselect: () => void) => begin('delete', rows, deselect)(),
          },
        ]
      : []),
  ];
  const dialogs = (
    <>
      <AssignDialog chosen={on('assign')} onAssigned={doing?.deselect} onClose={close} />
      <StatusDialog asset={on('status')[0]} onClose={close} />
      <DeleteDialog chosen={on('delete')} onDeleted={doing?.deselect} onClose={close} />
    </>
  );
  return { rowActions, bulkActions, dialogs };
}
