import { NewSupportContacts, supportContacts } from '@portal/contracts';
import {
  call,
  editedRecord,
  Form,
  FormBar,
  Headline,
  Problem,
  Secondary,
  Sheet,
  Skeleton,
  TextField,
  toast,
  useRead,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';

/** Whom holders of devices ask for help: a buyer says so for the own office, a Super Admin for all that have none. */
export function SupportContactsPage() {
  const t = useT();
  const { role } = useUser();
  const { data, error, refetch } = useRead(supportContacts.get);
  const set = useWrite(supportContacts.set);
  const title = t('Support contacts');
  return (
    <>
      <Headline title={title} crumbs={[{ label: title }]} />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && (
        <Sheet title={role === 'Super Admin' ? t('Of the whole portal') : t('Of your office')}>
          <Secondary as="p">
            {role === 'Super Admin'
              ? t('Holders see them on their dashboard, unless their office has its own.')
              : t(
                  'Holders of your office see them on their dashboard. While your office has none, they see those of the portal.',
                )}
          </Secondary>
          <Form
            schema={NewSupportContacts}
            edited={editedRecord(() => call(supportContacts.get), data)}
            failureTitle={t('The contacts were not saved')}
            onSubmit={async (body, { version }) => {
              const saved = await set.mutateAsync({ version, body });
              toast(t('The contacts were saved'));
              return saved;
            }}
          >
            <TextField name="phone" type="tel" maxLength={20} ltr short />
            <TextField name="email" type="email" />
            <TextField name="hours" hint={t('When somebody answers, such as 24/7.')} maxLength={100} optional />
            <FormBar submit={t('Save')} busyText={t('Saving...')} />
          </Form>
        </Sheet>
      )}
    </>
  );
}
