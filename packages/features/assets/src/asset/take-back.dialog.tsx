import { assets } from '@portal/contracts';
import { ConfirmDialog, NoteLine, Refusal, toast, useT } from '@portal/ui';
import { useState } from 'react';
import { BulkProgress } from '../bulk/bulk-standing.js';
import { FailedRows } from '../bulk/failed-rows.js';
import { useEach } from '../bulk/use-each.js';
import { Chosen, type ChosenDialogProps } from './chosen.js';

/** Takes assets back from their end users; those that nobody holds are left as they are. */
export function TakeBackDialog({ chosen, onDone, onClose }: ChosenDialogProps) {
  const t = useT();
  const { each, failed, forget } = useEach('Take back');
  const [isFailed, setIsFailed] = useState(false);
  const [first] = chosen;
  const many = chosen.length > 1;
  const free = chosen.filter(({ endUser }) => !endUser).length;
  const confirm = async () => {
    setIsFailed(false);
    const { done, all } = await each(assets.assign, chosen, ({ id, version }) => ({
      ...{ params: { id }, version, body: { endUserId: null } },
    })).catch((error: unknown) => {
      setIsFailed(true);
      throw error;
    });
    if (done > 0) {
      toast(many ? t('{{count}} assets were taken back', { count: done }) : t('The asset was taken back'));
      onDone?.();
    }
    return all;
  };
  return (
    <ConfirmDialog
      open={chosen.length > 0}
      title={
        many
          ? t('Take {{count}} assets back from their end users?', { count: chosen.length })
          : t('Take this asset back from {{name}}?', { name: first?.endUser?.name })
      }
      action={t('Take back')}
      onConfirm={confirm}
      onClose={() => {
        forget();
        setIsFailed(false);
        onClose();
      }}
    >
      {many && <Chosen assets={chosen} />}
      {many && free > 0 && (
        <NoteLine tone="waiting">
          {t('{{count}} of them are with nobody and stay as they are', { count: free })}
        </NoteLine>
      )}
      <p>
        {many
          ? t('They no longer appear among the devices of their end users.')
          : t('It no longer appears among the devices of the end user.')}
      </p>
      {isFailed && <Refusal text="Failed to unassign asset. Please try again." />}
      <BulkProgress />
      <FailedRows failed={failed} />
    </ConfirmDialog>
  );
}
