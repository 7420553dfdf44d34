import { paragraph, type RequisitionMove, requisitions } from '@portal/contracts';
import { Dialog, Form, FormBar, TextAreaField, toast, useT, useWrite } from '@portal/ui';
import { z } from 'zod';
import type { ShownRequisition } from './requisition.page.js';

/** A step, and the requisition as it was when the step was begun. */
export interface Step {
  move: RequisitionMove;
  requisition: ShownRequisition;
}

const Reasoned = z.object({ reason: paragraph('Please give a reason', 500) });
const Unreasoned = z.object({ reason: z.undefined().optional() });

/** Asks before a step of a requisition, with the reason that it needs; a refusal loses nothing. */
export function MoveDialog({ step, onClose }: { step: Step | undefined; onClose: () => void }) {
  const t = useT();
  const update = useWrite(requisitions.update);
  if (!step) return null;
  const { move, requisition } = step;
  return (
    <Dialog
      open
      title={t('{{action}}: {{number}}', { action: t(move.action), number: requisition.number })}
      onClose={onClose}
    >
      <Form
        schema={move.needs ? Reasoned : Unreasoned}
        failureTitle={t('The requisition could not be changed. Please try again.')}
        onSubmit={async ({ reason }) => {
          const body = { status: move.to, ...(reason ? { reason } : {}) };
          const after = await update.mutateAsync({
            params: { id: requisition.id },
            version: requisition.version,
            body,
          });
          toast(t('{{number}}: {{status}}', { number: requisition.number, status: t(after.status) }));
          onClose();
        }}
      >
        {move.needs ? (
          <TextAreaField name="reason" label={t('Reason')} hint={t('The requester reads it.')} maxLength={500} />
        ) : (
          <p>
            <bdi>{requisition.title}</bdi>
          </p>
        )}
        <FormBar submit={t('Confirm')} />
      </Form>
    </Dialog>
  );
}
