import { assets, NewLifecycleEvent } from '@portal/contracts';
import { Dialog, Form, FormBar, TextField, toast, useT, useUser } from '@portal/ui';
import { z } from 'zod';
import { BulkProgress } from '../bulk/bulk-standing.js';
import { FailedRows } from '../bulk/failed-rows.js';
import { useEach } from '../bulk/use-each.js';
import { Chosen, type ChosenDialogProps } from './chosen.js';

const Move = z.object({
  toLocation: z
    .string({ error: 'Please enter where they go' })
    .trim()
    .min(1, 'Please enter where they go')
    .max(200)
    .meta({ label: 'To location' }),
  reason: z.string().trim().max(500).optional().meta({ label: 'Reason' }),
});

/** Moves assets to another place: each gets a transfer in its life. */
export function MoveDialog({ chosen, onDone, onClose }: ChosenDialogProps) {
  const t = useT();
  const { name } = useUser();
  const { each, failed, forget } = useEach('Move');
  const close = () => {
    forget();
    onClose();
  };
  return (
    <Dialog open={chosen.length > 0} title={t('Move')} onClose={close}>
      {chosen.length > 0 && (
        <Form
          schema={Move}
          failureTitle={t('The assets were not moved')}
          onSubmit={async ({ toLocation, reason }) => {
            const body = NewLifecycleEvent.parse({
              ...{ eventType: 'transfer', description: 'Moved', performedBy: name },
              details: { toLocation, ...(reason ? { reason } : {}) },
            });
            const { done, all } = await each(assets.addEvent, chosen, ({ id }) => ({ params: { id }, body }));
            if (done > 0) {
              toast(t('{{count}} assets were moved to {{place}}', { count: done, place: toLocation }));
              onDone?.();
            }
            if (all) close();
          }}
        >
          <Chosen assets={chosen} />
          <TextField name="toLocation" hint={t('Room, floor or office.')} />
          <TextField name="reason" optional />
          <BulkProgress />
          <FailedRows failed={failed} />
          <FormBar submit={t('Move')} />
        </Form>
      )}
    </Dialog>
  );
}
