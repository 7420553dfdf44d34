import { assets, type Asset } from '@portal/contracts';
import { ConfirmDialog, Ltr, toast, useT, useWrite } from '@portal/ui';
import { useEach } from '../use-each.js';

/** Asks before assets are deleted: one by its name, several by their count. */
export function DeleteDialog({
  chosen,
  onClose,
  onDeleted,
}: {
  chosen: Asset[];
  onClose: () => void;
  onDeleted?: () => void;
}) {
  const t = useT();
  const remove = useWrite(assets.delete);
  const each = useEach();
  const many = chosen.length > 1;
  const confirm = async () => {
    await each(chosen, ({ id, version }) => remove.mutateAsync({ params: { id }, version }));
    toast(many ? t('{{count}} assets were deleted', { count: chosen.length }) : t('The asset was deleted'));
    onDeleted?.();
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
      onClose={onClose}
    >
      <ul>
        {chosen.slice(0, 10).map(({ id, name, serialNumber }) => (
          <li key={id}>
            <bdi>{name}</bdi> <Ltr>{serialNumber}</Ltr>
          </li>
        ))}
        {chosen.length > 10 && <li>{t('and {{count}} more', { count: chosen.length - 10 })}</li>}
      </ul>
    </ConfirmDialog>
  );
}
