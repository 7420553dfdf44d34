import { assetMoves, assets, documents, movesFrom, type Asset } from '@portal/contracts';
import { ButtonLink, Icon, RowMenu, toast, useHome, useMay, useT, useUser, type RowAction } from '@portal/ui';
import { Button } from 'antd';
import { Archive, FolderOpen, Link2, Pencil, Printer, Trash2, UserMinus, UserPlus, Wrench } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AssignDialog } from './assign.dialog.js';
import { DeleteDialog } from './delete.dialog.js';
import { DisposalDialog } from './disposal.dialog.js';
import { StatusDialog } from './status.dialog.js';
import { TakeBackDialog } from './take-back.dialog.js';

type Doing = 'assign' | 'take-back' | 'status' | 'disposal' | 'delete';

/** What may be done with an asset now: the next steps as buttons, the others behind one. */
export function AssetActions({ asset, base }: { asset: Asset; base: string }) {
  const t = useT();
  const may = useMay();
  const home = useHome();
  const navigate = useNavigate();
  const { role } = useUser();
  const [doing, setDoing] = useState<Doing>();
  const begin = (what: Doing) => () => setDoing(what);
  const close = () => setDoing(undefined);
  const inUse = asset.status !== 'Disposed';
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    toast(t('The link was copied'));
  };
  const action = (when: boolean, one: RowAction) => (when ? [one] : []);
  const more = [
    ...action(inUse && !!asset.endUserId && may(assets.assign), {
      key: 'take-back',
      label: t('Take back'),
      icon: UserMinus,
      onClick: begin('take-back'),
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
    ...action(may(documents.list), {
      key: 'documents',
      label: t('Documents'),
      icon: FolderOpen,
      to: `${home}/documents?assetId=${asset.id}`,
    }),
    { key: 'share', label: t('Copy link'), icon: Link2, onClick: () => void copy() },
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
      <AssignDialog chosen={doing === 'assign' ? [asset] : []} onClose={close} />
      <TakeBackDialog asset={asset} open={doing === 'take-back'} onClose={close} />
      <StatusDialog asset={doing === 'status' ? asset : undefined} onClose={close} />
      <DisposalDialog asset={asset} open={doing === 'disposal'} onClose={close} />
      <DeleteDialog
        chosen={doing === 'delete' ? [asset] : []}
        onClose={close}
        onDeleted={() => void navigate(base, { replace: true })}
      />
    </>
  );
}
