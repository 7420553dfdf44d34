import { NewTicketNote, type Ticket, tickets } from '@portal/contracts';
import { Form, FormBar, Sheet, TextAreaField, toast, useMay, useT, useWrite } from '@portal/ui';

/** A new note while the ticket is not closed; whoever may see the ticket reads it in the history. */
export function AddNote({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const may = useMay();
  const add = useWrite(tickets.addNote);
  if (ticket.status === 'Closed' || !may(tickets.addNote)) return null;
  return (
    <Sheet title={t('Add a note')}>
      {/* A form of its own for each version: what was sent is gone from it. */}
      <Form
        key={ticket.version}
        schema={NewTicketNote}
        failureTitle={t('The note was not added')}
        onSubmit={async (body) => {
          await add.mutateAsync({ params: { id: ticket.id }, version: ticket.version, body });
          toast(t('{{number}}: the note was added', { number: ticket.number }));
        }}
      >
        <TextAreaField name="note" hint={t('Everybody who sees this ticket reads it.')} maxLength={500} />
        <FormBar submit={t('Add Note')} />
      </Form>
    </Sheet>
  );
}
