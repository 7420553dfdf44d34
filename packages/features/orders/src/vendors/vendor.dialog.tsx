import { NewVendor, VendorChange, vendors } from '@portal/contracts';
import {
  call,
  Dialog,
  editedRecord,
  EmailField,
  Form,
  FormBar,
  PhoneField,
  SelectField,
  TextAreaField,
  TextField,
  toast,
  useT,
  useWrite,
} from '@portal/ui';
import type { ShownVendor } from './vendor.words.js';

type Kept = Pick<ShownVendor, 'name' | 'contactPerson' | 'phone' | 'address' | 'status'>;

function KeptFields() {
  const t = useT();
  return (
    <>
      <TextField name="contactPerson" label={t('Contact person')} optional />
      <PhoneField name="phone" label={t('Contact number')} optional />
      <TextAreaField name="address" label={t('Address')} rows={2} maxLength={500} optional />
    </>
  );
}

/** Adds a seller to the vendors of the office. */
export function NewVendorDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const add = useWrite(vendors.create);
  return (
    <Dialog open title={t('Add Vendor')} onClose={onClose}>
      <Form
        schema={NewVendor}
        initial={{}}
        failureTitle={t('The vendor was not saved')}
        onSubmit={async (body, { idempotencyKey }) => {
          const { name, status } = await add.mutateAsync({ body, idempotencyKey });
          toast(
            status === 'Invited'
              ? t('{{name}} was invited by mail to register', { name })
              : t('{{name}} is among your vendors', { name }),
          );
          onClose();
        }}
      >
        <TextField name="name" label={t('Vendor name')} />
        <EmailField name="email" hint={t('Who has no account as a seller yet is invited by mail.')} />
        <KeptFields />
        <FormBar submit={t('Save')} />
      </Form>
    </Dialog>
  );
}

/** What the office keeps about a vendor, as the form has it. */
const keptOf = ({ name, contactPerson, phone, address, status }: Kept) => ({
  ...(status === 'Invited' ? { name } : {}),
  ...{ contactPerson, phone, address },
  status: status === 'Inactive' ? 'Inactive' : 'Active',
});

/** The same as it is now. */
async function readKept(id: string, opened: number): Promise<Kept & { version: number }> {
  const { version = opened, ...kept } = await call(vendors.get, { params: { id } });
  return { ...kept, version };
}

/** Changes what the office keeps about a vendor; only who was invited is still named by the office. */
export function EditVendorDialog({ vendor, onClose }: { vendor: ShownVendor; onClose: () => void }) {
  const t = useT();
  const change = useWrite(vendors.update);
  const { id, version, name } = vendor;
  const isInvited = vendor.status === 'Invited';
  const params = { id };
  return (
    <Dialog open title={t('Edit Vendor')} onClose={onClose}>
      <Form
        schema={VendorChange}
        {...(version === undefined
          ? { initial: keptOf(vendor) }
          : {
              edited: editedRecord<Kept & { version: number }>(
                () => readKept(id, version),
                { ...vendor, version },
                keptOf,
              ),
            })}
        failureTitle={t('The vendor was not saved')}
        onSubmit={async (body, sending) => {
          await change.mutateAsync({ params, body, version: sending.version });
          toast(t('{{name}} was saved', { name: body.name ?? name }));
          onClose();
        }}
      >
        {isInvited && <TextField name="name" label={t('Vendor name')} />}
        <KeptFields />
        <SelectField
          name="status"
          label={t('Status')}
          options={['Active', 'Inactive']}
          hint={t('An inactive vendor gets no new orders and requests of your office.')}
        />
        <FormBar submit={t('Save')} />
      </Form>
    </Dialog>
  );
}
