import { documentsOfKind, users, type Operation, type PersonKind, type UserDetails } from '@portal/contracts';
import {
  ApiError,
  call,
  editedRecord,
  Form,
  FormBar,
  FormPage,
  FormPart,
  Headline,
  Icon,
  Problem,
  readAgain,
  Skeleton,
  toast,
  useRead,
  useT,
} from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { PersonConfirm } from '../people/person-confirm.js';
import { wordsOf, type FormRole } from '../people/role-words.js';
import { unread } from '../people/unread.js';
import { kindOfRole, personOperations, personSchema } from './person-operations.js';
import { contentsOf, PersonParts } from './person-parts.js';

/** The part of an edit form that mails a new password. */
function PasswordPart({ person }: { person: UserDetails }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <FormPart
      id="password"
      title={t('Password Reset')}
      help={t('A new temporary password is mailed; the old one stops working.')}
    >
      <div>
        <Button icon={<Icon icon={KeyRound} />} onClick={() => setAsking(true)}>
          {t('Reset Password')}
        </Button>
      </div>
      <PersonConfirm what={asking ? 'reset' : undefined} user={person} onClose={() => setAsking(false)} />
    </FormPart>
  );
}

interface EditPersonProps {
  base: string;
  role: FormRole;
}

/** The files of a person as the upload fields know them. */
const knownFiles = (kind: PersonKind, { files }: UserDetails) =>
  Object.fromEntries(documentsOfKind[kind].map((name) => [name, files.filter(({ field }) => field === name)]));

function EditForm({ base, role, person }: EditPersonProps & { person: UserDetails }) {
  const t = useT();
  const navigate = useNavigate();
  const client = useQueryClient();
  const kind = kindOfRole[role];
  const update: Operation = personOperations[kind].update;
  const params = { id: person.id };
  const valuesOf = (read: UserDetails) => ({ ...read.form, $files: knownFiles(kind, read) });
  const save = async (body: unknown, { version }: { version?: number | undefined }) => {
    await call(update, { params, version, body });
    await readAgain(client, ['identity']);
    toast(t('User information updated successfully'));
    await navigate(base);
  };
  return (
    <Form
      schema={personSchema(kind, true)}
      edited={editedRecord(() => call(users.get, { params }), person, valuesOf)}
      contents={contentsOf(t, kind, true)}
      failureTitle={t('Failed to update user information')}
      onSubmit={save}
    >
      <PersonParts kind={kind} editing />
      <PasswordPart person={person} />
      <FormBar submit={t('Update')} busyText={t('Updating...')} />
    </Form>
  );
}

/** Changes what is known of somebody; what somebody else changed meanwhile is shown, never overwritten unseen. */
export function EditPersonPage({ base, role }: EditPersonProps) {
  const t = useT();
  const { id = '' } = useParams();
  const words = wordsOf(t, role);
  const { data, error, refetch } = useRead(users.get, { params: { id } });
  const person = data?.id === id ? data : undefined;
  return (
    <FormPage>
      <Headline
        title={words.edit}
        page={words.edit}
        more={person && <bdi>{person.name}</bdi>}
        crumbs={[{ label: words.title, to: base }, { label: words.edit }]}
      />
      {error && !person && <Problem error={error} title={unread(t, error)} onRetry={() => void refetch()} />}
      {!person && !error && <Skeleton />}
      {person?.role === role && <EditForm key={id} base={base} role={role} person={person} />}
      {person && person.role !== role && (
        <Problem
          error={new ApiError(409, 'OTHER_KIND', 'User type mismatch detected. Please refresh the page and try again.')}
        />
      )}
    </FormPage>
  );
}
