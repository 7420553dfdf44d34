import { NewUser, type Role, users } from '@portal/contracts';
import {
  call,
  Form,
  FormBar,
  FormPage,
  FormPart,
  Headline,
  NoteLine,
  PhoneField,
  readAgain,
  TextField,
  toast,
  useT,
  useUser,
} from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { wordsOf } from '../people/role-words.js';
import { SignInAddressField } from '../person-form/form-parts.js';
import { RequiredNote } from '../person-form/required-note.js';

const schema = NewUser.pick({ name: true, email: true, designation: true, phone: true });

/** Adds somebody of this role to the own organisation; the temporary password is mailed. */
export function NewAccountPage({ base, role }: { base: string; role: Role }) {
  const t = useT();
  const { organizationName } = useUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const words = wordsOf(t, role);
  return (
    <FormPage>
      <Headline title={words.add} crumbs={[{ label: words.title, to: base }, { label: words.add }]} />
      <Form
        schema={schema}
        failureTitle={t('Failed to create user')}
        onSubmit={async (person, { idempotencyKey }) => {
          await call(users.create, { body: { ...person, role, organizationName }, idempotencyKey });
          await readAgain(client, ['identity']);
          toast(words.added);
          await navigate(base);
        }}
      >
        <RequiredNote />
        {role === 'Super Admin' && (
          <NoteLine tone="waiting">
            {t('A Super Admin reads and changes everything, and manages all accounts.')}
          </NoteLine>
        )}
        <FormPart id="person" title={t('User Information')}>
          <TextField name="name" label={t('Name')} />
          <TextField name="designation" label={t('Designation')} optional />
        </FormPart>
        <FormPart id="contact" title={t('Contact Information')}>
          <SignInAddressField name="email" editing={false} />
          <PhoneField name="phone" label={t('Phone')} optional />
        </FormPart>
        <FormBar submit={words.add} />
      </Form>
    </FormPage>
  );
}
