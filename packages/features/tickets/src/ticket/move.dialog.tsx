import { required, tickets, type Move, type TicketStatus } from '@portal/contracts';
import { ConfirmDialog, Dialog, Form, FormBar, Secondary, TextAreaField, toast, useT, useWrite } from '@portal/ui';
import { z } from 'zod';
import type { TicketRow } from '../ticket-list/use-ticket-columns.js';

type Step = Move<TicketStatus> & { on: TicketRow };
type Body = z.input<typeof tickets.setStatus.body>;
type Texts = Omit<Body, 'status'>;
type Needs = 'resolution' | 'reason';

const schemas = {
  resolution: z.object({ resolution: required('Resolution is required', 2000) }),
  reason: z.object({ reason: required('Please give a reason', 500) }),
};

interface MoveFormProps {
  step: Step;
  needs: Needs;
  onMove: (texts: Texts) => Promise<void>;
}

function MoveForm({ step, needs, onMove }: MoveFormProps) {
  const t = useT();
  const closing = step.to === 'Closed';
  return (
    <Form
      schema={schemas[needs]}
      initial={needs === 'resolution' ? { resolution: step.on.resolution } : undefined}
      failureTitle={closing ? t('Failed to close support ticket') : t('Failed to update support ticket')}
      onSubmit={onMove}
    >
      {needs === 'resolution' ? (
        <TextAreaField
          name="resolution"
          label={t('Resolution')}
          hint={t('What was done; who raised the ticket reads it.')}
          maxLength={2000}
        />
      ) : (
        <TextAreaField name="reason" label={t('Reason')} hint={t('What still does not work?')} maxLength={500} />
      )}
      {closing && <Secondary as="p">{t('A closed ticket cannot be opened again.')}</Secondary>}
      <FormBar submit={t(step.action)} />
    </Form>
  );
}

/** Resolves, closes or reopens a ticket, with the text that the step needs. */
export function MoveDialog({ step, onClose }: { step: Step | undefined; onClose: () => void }) {
  const t = useT();
  const setStatus = useWrite(tickets.setStatus);
  const move = async (texts: Texts) => {
    if (!step) return;
    const body = { ...texts, status: step.to as Body['status'] };
    await setStatus.mutateAsync({ params: { id: step.on.id }, version: step.on.version, body });
    toast(t('{{number}}: {{status}}', { number: step.on.number, status: t(step.to) }));
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        open={!!step && !step.needs}
        title={t('Close {{number}}?', { number: step?.on.number })}
        action={t('Close ticket')}
        onConfirm={() => move({})}
        onClose={onClose}
      >
        {t('A closed ticket cannot be opened again.')}
      </ConfirmDialog>
      <Dialog
        open={!!step?.needs}
        title={step && t('{{action}}: {{number}}', { action: t(step.action), number: step.on.number })}
        onClose={onClose}
      >
        {step?.needs && <MoveForm step={step} needs={step.needs} onMove={move} />}
      </Dialog>
    </>
  );
}
