import { type Profile, ProfileChange, profiles } from '@portal/contracts';
import { call, checkSession, editedRecord, Fields, Form, FormBar, TextField, toast, useT, useWrite } from '@portal/ui';

/** Name, phone and designation. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useT();
  const update = useWrite(profiles.update);
  return (
    <Fields>
      <Form
        schema={ProfileChange}
        edited={editedRecord(() => call(profiles.get), profile)}
        onSubmit={async (body, { version }) => {
          const saved = await update.mutateAsync({ body, version });
          await checkSession();
          toast(t('Your profile was saved'));
          return saved;
        }}
      >
        <TextField name="name" label={t('Name')} autoComplete="name" maxLength={100} />
        <TextField
          name="phone"
          label={t('Mobile number')}
          hint={t('10 digits')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          ltr
          short
          optional
        />
        <TextField
          name="designation"
          label={t('Designation')}
          autoComplete="organization-title"
          maxLength={100}
          optional
        />
        <FormBar submit={t('Save')} />
      </Form>
    </Fields>
  );
}
