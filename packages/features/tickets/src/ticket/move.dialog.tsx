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

function MoveForm({ of, needs, onMove }: { of: Step; needs: Needs; onMove: (texts: Texts) => Promise<void> }) {
  const t = useT();
  const closing = of.to === 'Closed';
  return (
    <Form
      schema={schemas[needs]}
      initial={needs === 'resolution' ? { resolution: of.on.resolution } : undefined}
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
      <FormBar submit={t(of.action)} />
    </Form>
  );
}

/** Resolves, closes or reopens a ticket, with the text that the step needs. */
export function MoveDialog({ of, onClose }: { of: Step | undefined; onClose: () => void }) {
  const t = useT();
  const setStatus = useWrite(tickets.setStatus);
  const move = async (texts: Texts) => {
    if (!of) return;
    const body = { ...texts, status: of.to as Body['status'] };
    await setStatus.mutateAsync({ params: { id: of.on.id }, version: of.on.version, body });
    toast(t('{{number}}: {{status}}', { number: of.on.number, status: t(of.to) }));
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        open={!!of && !of.needs}
        title={t('Close {{number}}?', { number: of?.on.number })}
        action={t('Close ticket')}
        onConfirm={() => move({})}
        onClose={onClose}
      >
        {t('A closed ticket cannot be opened again.')}
      </ConfirmDialog>
      <Dialog
        open={!!of?.needs}
        title={of && t('{{action}}: {{number}}', { action: t(of.action), number: of.on.number })}
        onClose={onClose}
      >
        {of?.needs && <MoveForm of={of} needs={of.needs} onMove={move} />}
      </Dialog>
    </>
  );
}
