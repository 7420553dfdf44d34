import { type Escalation, escalations, NewEscalationNote } from '@portal/contracts';
import {
  DateText,
  Form,
  FormBar,
  Secondary,
  Sheet,
  TextAreaField,
  toast,
  useMay,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import { useState } from 'react';
import css from './escalation-notes.module.css';

/** What the portal writes itself is said in the reader's language. */
function useNoteText() {
  const t = useT();
  const said = (note: string) => {
    const status = /^Status updated to (Open|In Progress|Resolved|Closed)$/.exec(note)?.[1];
    if (status) return t('Status updated to {{status}}', { status: t(status) });
    return note === 'Escalation created' ? t('Escalation created') : note;
  };
  return said;
}

function AddNote({ escalation }: { escalation: Escalation }) {
  const t = useT();
  const add = useWrite(escalations.addNote);
  const [sent, setSent] = useState(0);
  return (
    // A form of its own for each note: what was sent is gone from it, and what others do meanwhile takes nothing away.
    <Form
      key={sent}
      schema={NewEscalationNote}
      failureTitle={t('The note was not added')}
      onSubmit={async (body, { idempotencyKey }) => {
        await add.mutateAsync({ params: { id: escalation.id }, version: escalation.version, body, idempotencyKey });
        toast(t('{{number}}: the note was added', { number: escalation.number }));
        setSent(sent + 1);
      }}
    >
      <TextAreaField name="note" label={t('Add a note')} maxLength={500} />
      <FormBar submit={t('Add Note')} busyText={t('Saving...')} />
    </Form>
  );
}

/** What was said and done, the oldest first, and a new note while it is not closed. */
export function EscalationNotes({ escalation }: { escalation: Escalation }) {
  const t = useT();
  const may = useMay();
  const said = useNoteText();
  const isMaker = useUser().role === 'OEM';
  const adds = escalation.status !== 'Closed' && escalation.mayAnswer && may(escalations.addNote);
  // Of the notes a maker is shown its own people's alone.
  if (isMaker && !adds && escalation.notes.length === 0) return null;
  return (
    <Sheet title={isMaker ? t('Notes of your organisation') : t('Notes')}>
      <ol className={css.notes}>
        {escalation.notes.map(({ date, user, note }, index) => (
          <li key={index}>
            <p>
              <bdi>{said(note)}</bdi>
            </p>
            <Secondary as="p">
              <bdi>{user}</bdi> · <DateText value={date} time />
            </Secondary>
          </li>
        ))}
      </ol>
      {isMaker && adds && <Secondary as="p">{t('The seller and the office read them.')}</Secondary>}
      {adds && <AddNote escalation={escalation} />}
    </Sheet>
  );
}
