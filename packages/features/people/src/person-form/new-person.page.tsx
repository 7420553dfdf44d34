import { call, Form, FormBar, FormPage, Headline, readAgain, toast, useT } from '@portal/ui';
import type { Operation } from '@portal/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { wordsOf, type FormRole } from '../people/role-words.js';
import { contentsOf, PersonParts } from './person-parts.js';
import { kindOfRole, personOperations, personSchema, personStart } from './person-operations.js';
import { RequiredNote } from './required-note.js';

/** Adds somebody of a role; the temporary password is mailed. */
export function NewPersonPage({ base, role }: { base: string; role: FormRole }) {
  const t = useT();
  const navigate = useNavigate();
  const client = useQueryClient();
  const words = wordsOf(t, role);
  const kind = kindOfRole[role];
  const create: Operation = personOperations[kind].create;
  return (
    <FormPage>
      <Headline title={words.add} crumbs={[{ label: words.title, to: base }, { label: words.add }]} />
      <Form
        schema={personSchema(kind, false)}
        initial={personStart[kind]}
        draft={`new-${kind}`}
        contents={contentsOf(t, kind, false)}
        failureTitle={
          role === 'Support Agent' ? t('Failed to create support agent. Please try again.') : t('Failed to create user')
        }
        onSubmit={async (body, { idempotencyKey }) => {
          await call(create, { body, idempotencyKey });
          await readAgain(client, ['identity']);
          toast(words.added);
          await navigate(base);
        }}
      >
        <RequiredNote />
        <PersonParts kind={kind} editing={false} />
        <FormBar submit={words.add} />
      </Form>
    </FormPage>
  );
}
