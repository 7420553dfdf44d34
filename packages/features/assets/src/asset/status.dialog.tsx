import { assetMoves, assets, movesFrom, type Asset } from '@portal/contracts';
import { Dialog, Form, FormBar, TextAreaField, toast, useT, useUser } from '@portal/ui';
import { BulkProgress } from '../bulk/bulk-standing.js';
import { FailedRows } from '../bulk/failed-rows.js';
import { useEach } from '../bulk/use-each.js';
import { Chosen, type ChosenDialogProps } from './chosen.js';

interface StatusDialogProps extends ChosenDialogProps {
  /** Where they are to go; without it, the next step of the one that was chosen. */
  to?: Asset['status'];
}

/** Sends assets to repair or takes them back from there; the note stays with their lifecycle event. */
export function StatusDialog({ chosen, to, onDone, onClose }: StatusDialogProps) {
  const t = useT();
  const { role } = useUser();
  const [first] = chosen;
  const move = to
    ? assetMoves.find((one) => one.to === to && one.who.includes(role))
    : first && movesFrom(assetMoves, first.status, role)[0];
  const { each, failed, forget } = useEach(move?.action ?? '');
  const close = () => {
    forget();
    onClose();
  };
  const words = (status: Asset['status'], count: number) => {
    if (count === 1) return status === 'Active' ? t('The asset is back from repair') : t('The asset is sent to repair');
    return status === 'Active'
      ? t('{{count}} assets are back from repair', { count })
      : t('{{count}} assets are sent to repair', { count });
  };
  return (
    <Dialog open={chosen.length > 0 && !!move} title={move && t(move.action)} onClose={close}>
      {chosen.length > 0 && move && (
        <Form
          schema={assets.setStatus.body}
          initial={{ status: move.to }}
          onSubmit={async (body) => {
            const { done, all } = await each(assets.setStatus, chosen, ({ id, version }) => ({
              ...{ params: { id }, version, body },
            }));
            if (done > 0) {
              toast(words(body.status, done));
              onDone?.();
            }
            if (all) close();
          }}
        >
          <Chosen assets={chosen} />
          <TextAreaField name="note" label={t('Note')} optional />
          <BulkProgress />
          <FailedRows failed={failed} />
          <FormBar submit={t(move.action)} />
        </Form>
      )}
    </Dialog>
  );
}
