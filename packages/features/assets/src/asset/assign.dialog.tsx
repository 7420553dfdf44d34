import { assets, Id } from '@portal/contracts';
import { Dialog, Form, FormBar, Secondary, TextField, toast, useT } from '@portal/ui';
import { z } from 'zod';
import { BulkProgress } from '../bulk/bulk-standing.js';
import { FailedRows } from '../bulk/failed-rows.js';
import { useEach } from '../bulk/use-each.js';
import { Chosen, type ChosenDialogProps } from './chosen.js';
import { HolderFields } from './holder-fields.js';

const Assignment = assets.assign.body.extend({
  endUserId: z.string({ error: 'Please choose an end user' }).pipe(Id),
});
/** Gives assets to an end user of the own organisation. */
export function AssignDialog({ chosen, onDone, onClose }: ChosenDialogProps) {
  const t = useT();
  const { each, failed, forget } = useEach('Assign');
  const [first, ...others] = chosen;
  const held = others.length === 0 ? first?.endUser : undefined;
  const close = () => {
    forget();
    onClose();
  };
  return (
    <Dialog open={chosen.length > 0} title={held ? t('Reassign Asset') : t('Assign Asset')} onClose={close}>
      <Form
        schema={Assignment}
        initial={{ location: others.length === 0 ? first?.location : undefined }}
        failureTitle={t('Failed to assign asset. Please try again.')}
        onSubmit={async (body) => {
          const { done, all } = await each(assets.assign, chosen, ({ id, version }) => ({
            ...{ params: { id }, version, body },
          }));
          if (done > 0) {
            toast(
              chosen.length > 1 ? t('{{count}} assets were assigned', { count: done }) : t('The asset was assigned'),
            );
            onDone?.();
          }
          if (all) close();
        }}
      >
        <Chosen assets={chosen} />
        {held && <Secondary as="p">{t('Now with {{name}}', { name: held.name })}</Secondary>}
        <HolderFields />
        <TextField name="location" label={t('Location')} optional />
        <BulkProgress />
        <FailedRows failed={failed} />
        <FormBar submit={held ? t('Reassign') : t('Assign')} />
      </Form>
    </Dialog>
  );
}
