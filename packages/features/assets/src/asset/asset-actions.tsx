import { assetMoves, assets, movesFrom, type Asset } from '@portal/contracts';
import { ButtonLink, Icon, RowMenu, toast, useMay, useT, useUser, type RowAction } from '@portal/ui';
import { Button } from 'antd';
import { Archive, Link2, Pencil, Printer, Trash2, UserMinus, UserPlus, Wrench } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AssignDialog } from './assign.dialog.js';
import { DeleteDialog } from './delete.dialog.js';
import { DisposalDialog } from './disposal.dialog.js';
import { StatusDialog } from './status.dialog.js';
import { TakeBackDialog } from './take-back.dialog.js';

type Doing = 'assign' | 'take-back' | 'status' | 'disposal' | 'delete';

/** What may be done with an asset now: the next steps as buttons, the others behind one. */
export function AssetActions({ of, base }: { of: Asset; base: string }) {
  const t = useT();
  const may = useMay();
  const navigate = useNavigate();
  const { role } = useUser();
  const [doing, setDoing] = useState<Doing>();
  const begin = (what: Doing) => () => setDoing(what);
  const close = () => setDoing(undefined);
  const inUse = of.status !== 'Disposed';
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    toast(t('The link was copied'));
  };
  const action = (when: boolean, one: RowAction) => (when ? [one] : []);
  const more = [
    ...action(inUse && !!of.endUserId && may(assets.assign), {
      key: 'take-back',
      label: t('Take back'),
      icon: UserMinus,
      onClick: begin('take-back'),
    }),
    ...movesFrom(assetMoves, of.status, role).map(({ to, action: label }): RowAction => ({
      key: to,
      label: t(label),
      icon: Wrench,
      onClick: begin('status'),
    })),
    ...action(inUse && of.disposal.status !== 'Requested' && may(assets.requestDisposal), {
      key: 'disposal',
      label: t('Request disposal'),
      icon: Archive,
      onClick: begin('disposal'),
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
      <Button icon={<Icon of={Printer} />} onClick={() => print()}>
        {t('Print')}
      </Button>
      {inUse && may(assets.update) && (
        <ButtonLink to={`${base}/${of.id}/edit`}>
          <Icon of={Pencil} /> {t('Edit')}
        </ButtonLink>
      )}
      {inUse && may(assets.assign) && (
        <Button type="primary" icon={<Icon of={UserPlus} />} onClick={begin('assign')}>
          {of.endUserId ? t('Reassign Asset') : t('Assign Asset')}
        </Button>
      )}
      <RowMenu name={of.name} actions={more} />
      <AssignDialog of={doing === 'assign' ? [of] : []} onClose={close} />
      <TakeBackDialog of={of} open={doing === 'take-back'} onClose={close} />
      <StatusDialog of={doing === 'status' ? of : undefined} onClose={close} />
      <DisposalDialog of={of} open={doing === 'disposal'} onClose={close} />
      <DeleteDialog
        of={doing === 'delete' ? [of] : []}
        onClose={close}
        onDeleted={() => void navigate(base, { replace: true })}
      />
    </>
  );
}
