import { assets } from '@portal/contracts';
import { ConfirmDialog, toast, useT, useWrite } from '@portal/ui';
import { BulkProgress } from '../bulk/bulk-standing.js';
import { FailedRows } from '../bulk/failed-rows.js';
import { useEach } from '../bulk/use-each.js';
import { Chosen, type ChosenDialogProps } from './chosen.js';

/** Asks before assets are deleted: one by its name, several by their count. */
export function DeleteDialog({ chosen, onClose, onDone }: ChosenDialogProps) {
  const t = useT();
  const { each, failed, forget } = useEach('Delete');
  const restore = useWrite(assets.restore);
  const many = chosen.length > 1;
  const [first] = chosen;
  const undo = async () => {
    if (!first) return;
    await restore.mutateAsync({ params: { id: first.id } });
    toast(t('{{asset}} is back in the register', { asset: first.name }));
  };
  const confirm = async () => {
    const { done, all } = await each(assets.delete, chosen, ({ id, version }) => ({ params: { id }, version }));
    if (done > 0) {
      if (many) toast(t('{{count}} assets were deleted', { count: done }));
      else toast(t('The asset was deleted'), undo);
      onDone?.();
    }
    return all;
  };
  return (
    <ConfirmDialog
      open={chosen.length > 0}
      title={
        many ? t('Are you sure you want to delete selected assets?') : t('Are you sure you want to delete this asset?')
      }
      action={many ? t('Delete Selected') : t('Delete')}
      danger
      onConfirm={confirm}
      onClose={() => {
        forget();
        onClose();
      }}
    >
      <Chosen assets={chosen} />
      <BulkProgress />
      <FailedRows failed={failed} />
    </ConfirmDialog>
  );
}
