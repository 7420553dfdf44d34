import { expiryNotices, NewExpiryNotices, users } from '@portal/contracts';
import {
  CheckField,
  Dialog,
  Form,
  FormBar,
  Icon,
  Problem,
  Skeleton,
  TickListField,
  toast,
  useMay,
  useRead,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { Bell } from 'lucide-react';
import { useState } from 'react';

function NoticesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const notices = useRead(expiryNotices.get);
  const colleagues = useRead(users.colleagues);
  const set = useWrite(expiryNotices.set);
  const error = notices.error ?? colleagues.error;
  const retry = () => void Promise.all([notices.refetch(), colleagues.refetch()]);
  const buyers = colleagues.data?.items.filter(({ role }) => role === 'Buyer') ?? [];
  const isThere = (id: string) => buyers.some((one) => one.id === id);
  return (
    <Dialog open title={t('Who is told of what ends')} onClose={onClose}>
      {error && <Problem error={error} onRetry={retry} />}
      {!error && !(notices.data && colleagues.data) && <Skeleton rows={3} />}
      {notices.data && colleagues.data && (
        <Form
          schema={NewExpiryNotices}
          initial={{ people: notices.data.people.filter(isThere), mail: notices.data.mail }}
          failureTitle={t('The notices were not saved')}
          onSubmit={async (body) => {
            await set.mutateAsync({ version: notices.data.version, body });
            onClose();
            toast(t('The notices were saved'));
          }}
        >
          <TickListField
            name="people"
            hint={t('Where nobody is ticked, all buyers of your office are told.')}
            options={buyers.map(({ id, name, designation }) => ({
              value: id,
              label: [name, designation].filter(Boolean).join(' · '),
            }))}
            optional
          />
          <CheckField
            name="mail"
            hint={t('At once, in the language of each reader; who chose to get no mails gets none.')}
          />
          <FormBar submit={t('Save')} busyText={t('Saving...')} />
        </Form>
      )}
    </Dialog>
  );
}

/** Opens who of the office is told of what ends, for who may set that. */
export function NoticesButton() {
  const t = useT();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may(expiryNotices.set)) return null;
  return (
    <>
      <Button icon={<Icon icon={Bell} />} onClick={() => setOpen(true)}>
        {t('Who is told')}
      </Button>
      {isOpen && <NoticesDialog onClose={() => setOpen(false)} />}
    </>
  );
}
