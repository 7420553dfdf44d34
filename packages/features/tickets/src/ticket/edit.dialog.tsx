import { TicketChange, ticketCategories, ticketPriorities, tickets } from '@portal/contracts';
import {
  call,
  Dialog,
  editedRecord,
  FieldRow,
  Form,
  FormBar,
  SelectField,
  TextField,
  toast,
  useT,
  useWrite,
} from '@portal/ui';
import { DescriptionField } from '../ticket-form/description-field.js';
import type { TicketRow } from '../ticket-list/use-ticket-columns.js';

/** Corrects what a ticket says. */
export function EditDialog({ ticket, onClose }: { ticket: TicketRow | undefined; onClose: () => void }) {
  const t = useT();
  const update = useWrite(tickets.update);
  return (
    <Dialog open={!!ticket} title={t('Edit Support Ticket')} onClose={onClose}>
      <Form
        schema={TicketChange}
        edited={ticket && editedRecord(() => call(tickets.get, { params: { id: ticket.id } }), ticket)}
        failureTitle={t('Failed to update support ticket')}
        onSubmit={async (body, { version }) => {
          if (!ticket) return;
          await update.mutateAsync({ params: { id: ticket.id }, version, body });
          toast(t('Ticket {{number}} was changed', { number: ticket.number }));
          onClose();
        }}
      >
        {/* What the portal says, it says to each reader in their language. */}
        {!ticket?.cause && (
          <>
            <TextField name="title" maxLength={200} />
            <DescriptionField />
          </>
        )}
        <FieldRow>
          <SelectField name="category" options={ticketCategories} />
          <SelectField name="priority" options={ticketPriorities} />
        </FieldRow>
        <FormBar submit={t('Save')} />
      </Form>
    </Dialog>
  );
}
