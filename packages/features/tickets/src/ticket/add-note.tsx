import { NewTicketNote, type Ticket, tickets } from '@portal/contracts';
import { Form, FormBar, Sheet, TextAreaField, toast, useMay, useT, useWrite } from '@portal/ui';
import { useState } from 'react';

/** A new note while the ticket is not closed; whoever may see the ticket reads it in the history. */
export function AddNote({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const may = useMay();
  const add = useWrite(tickets.addNote);
  const [sent, setSent] = useState(0);
  if (ticket.status === 'Closed' || !may(tickets.addNote)) return null;
  return (
    <Sheet title={t('Add a note')}>
      {/* A form of its own for each note: what was sent is gone from it, and what others do meanwhile takes nothing away. */}
      <Form
        key={sent}
        schema={NewTicketNote}
        failureTitle={t('The note was not added')}
        onSubmit={async (body) => {
          await add.mutateAsync({ params: { id: ticket.id }, version: ticket.version, body });
          toast(t('{{number}}: the note was added', { number: ticket.number }));
          setSent(sent + 1);
        }}
      >
        <TextAreaField name="note" hint={t('Everybody who sees this ticket reads it.')} maxLength={500} />
        <FormBar submit={t('Add Note')} />
      </Form>
    </Sheet>
  );
}
