import { assetMoves, assets, documents, labels, movesFrom, tickets, type Asset } from '@portal/contracts';
import { ButtonLink, Icon, RowMenu, useHome, useMay, useShare, useT, useUser, type RowAction } from '@portal/ui';
import { Button } from 'antd';
import {
  Archive,
  ArrowLeftRight,
  FolderOpen,
  MessageSquareWarning,
  Pencil,
  Printer,
  QrCode,
  Share2,
  Trash2,
  UserMinus,
  UserPlus,
  Wrench,
} from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { LabelDialog } from '../labels/label.dialog.js';
import { AssignDialog } from './assign.dialog.js';
import { DeleteDialog } from './delete.dialog.js';
import { DisposalRequestDialog } from './disposal/request.dialog.js';
import { MoveDialog } from './move.dialog.js';
import { StatusDialog } from './status.dialog.js';
import { TakeBackDialog } from './take-back.dialog.js';

type Doing = 'label' | 'move' | 'assign' | 'take-back' | 'status' | 'disposal' | 'delete';

const none: Asset[] = [];

interface AssetActionsProps {
  asset: Asset;
  /** Where the assets of this area live. */
  base: string;
  /** Where complaints are raised, if they are here. */
  complaints?: string;
}

/** What may be done with an asset now: the next steps as buttons, the others behind one. */
export function AssetActions({ asset, base, complaints }: AssetActionsProps) {
  const t = useT();
  const may = useMay();
  const home = useHome();
  const navigate = useNavigate();
  const { role } = useUser();
  const [doing, setDoing] = useState<Doing>();
  const begin = (what: Doing) => () => setDoing(what);
  const close = () => setDoing(undefined);
  const one = useMemo(() => [asset], [asset]);
  const on = (what: Doing) => (doing === what ? one : none);
  const inUse = asset.status !== 'Disposed';
  const { share, dialog } = useShare(asset.name);
  const action = (when: boolean, one: RowAction) => (when ? [one] : []);
  const more = [
    ...action(inUse && !!asset.endUserId && may(assets.assign), {
      key: 'take-back',
      label: t('Take back'),
      icon: UserMinus,
      onClick: begin('take-back'),
    }),
    ...action(inUse && may(assets.addEvent), {
      key: 'move',
      label: t('Move'),
      icon: ArrowLeftRight,
      onClick: begin('move'),
    }),
    ...movesFrom(assetMoves, asset.status, role).map(({ to, action: label }): RowAction => ({
      key: to,
      label: t(label),
      icon: Wrench,
      onClick: begin('status'),
    })),
    ...action(inUse && asset.disposal.status !== 'Requested' && may(assets.requestDisposal), {
      key: 'disposal',
      label: t('Request disposal'),
      icon: Archive,
      onClick: begin('disposal'),
    }),
    ...action(complaints !== undefined && may(tickets.create), {
      key: 'complaint',
      label: t('Raise a complaint'),
      icon: MessageSquareWarning,
      to: `${complaints}/new?asset=${asset.assetUid}`,
    }),
    ...action(may(documents.list), {
      key: 'documents',
      label: t('Documents'),
      icon: FolderOpen,
      to: `${home}/documents?assetId=${asset.id}`,
    }),
    ...action(may(labels.pdf), {
      key: 'label',
      label: t('Print labels'),
      icon: QrCode,
      onClick: begin('label'),
    }),
    { key: 'share', label: t('Share'), icon: Share2, onClick: share },
    ...action(may(assets.delete), {
      key: 'delete',
      label: t('Delete'),
      icon: Trash2,
      danger: true,
      onClick: begin('delete'),
    }),
  ];
  return (
    <>
      <Button icon={<Icon icon={Printer} />} onClick={() => print()}>
        {t('Print')}
      </Button>
      {inUse && may(assets.update) && (
        <ButtonLink to={`${base}/${asset.id}/edit`}>
          <Icon icon={Pencil} /> {t('Edit')}
        </ButtonLink>
      )}
      {inUse && may(assets.assign) && (
        <Button type="primary" icon={<Icon icon={UserPlus} />} onClick={begin('assign')}>
          {asset.endUserId ? t('Reassign Asset') : t('Assign Asset')}
        </Button>
      )}
      <RowMenu name={asset.name} actions={more} />
      {dialog}
      <AssignDialog chosen={on('assign')} onClose={close} />
      <MoveDialog chosen={on('move')} onClose={close} />
      <TakeBackDialog chosen={on('take-back')} onClose={close} />
      <StatusDialog chosen={on('status')} onClose={close} />
      <DisposalRequestDialog asset={asset} open={doing === 'disposal'} onClose={close} />
      <LabelDialog of={on('label')} onClose={close} />
      <DeleteDialog chosen={on('delete')} onClose={close} onDone={() => void navigate(base, { replace: true })} />
    </>
  );
}
