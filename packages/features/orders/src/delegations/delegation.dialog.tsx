import { dayInIndia, delegations, NewDelegation, users } from '@portal/contracts';
import {
  DateField,
  Dialog,
  Form,
  FormBar,
  SelectField,
  TextField,
  toast,
  useRead,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';

/** Hands the own approvals over to a buyer of the office. */
export function DelegationDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { id } = useUser();
  const add = useWrite(delegations.create);
  const { data, isFetching } = useRead(users.colleagues);
  const buyers = (data?.items ?? []).filter((person) => person.role === 'Buyer' && person.id !== id);
  return (
    <Dialog open title={t('Hand Over Approvals')} onClose={onClose}>
      <Form
        schema={NewDelegation}
        initial={{ startsOn: dayInIndia() }}
        failureTitle={t('The approvals were not handed over')}
        onSubmit={async (body, { idempotencyKey }) => {
          const { toName } = await add.mutateAsync({ body, idempotencyKey });
          toast(t('{{name}} approves orders in your name', { name: toName }));
          onClose();
        }}
      >
        <SelectField
          name="toId"
          label={t('Handed over to')}
          loading={isFetching}
          options={buyers.map(({ id: value, name, designation }) => ({
            value,
            label: [name, designation].filter(Boolean).join(' · '),
          }))}
          hint={t('A buyer of your office. They approve nothing that you or they wrote.')}
        />
        <DateField name="startsOn" label={t('First day')} min={dayInIndia()} />
        <DateField name="endsOn" label={t('Last day')} min={dayInIndia()} hint={t('At most 90 days.')} />
        <TextField name="reason" label={t('Reason')} />
        <FormBar submit={t('Hand over')} />
      </Form>
    </Dialog>
  );
}
