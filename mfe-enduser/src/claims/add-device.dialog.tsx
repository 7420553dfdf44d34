import { deviceClaims } from '@portal/contracts';
import { Dialog, Form, FormBar, TextField, toast, useFieldValue, useT, useWrite } from '@portal/ui';

/** Nothing is asked for without a serial number. */
function Send() {
  const t = useT();
  const serialNumber = useFieldValue<string>('serialNumber');
  return <FormBar submit={t('Add Device')} busyText={t('Adding...')} disabled={!serialNumber?.trim()} />;
}

/** Claims a device by its serial number, typed or scanned into the field; the office decides. */
export function AddDeviceDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const claim = useWrite(deviceClaims.create);
  return (
    <Dialog open={open} title={t('Add Device')} onClose={onClose}>
      <Form
        schema={deviceClaims.create.body}
        failureTitle={t('Failed to add device')}
        onSubmit={async (body, { idempotencyKey }) => {
          await claim.mutateAsync({ body, idempotencyKey });
          onClose();
          toast(t('Your office was asked to confirm the device'));
        }}
      >
        <p>
          {t('Type or scan the serial number on the device. It is yours here as soon as your office has confirmed it.')}
        </p>
        <TextField name="serialNumber" label={t('Serial number')} maxLength={100} ltr />
        <Send />
      </Form>
    </Dialog>
  );
}
