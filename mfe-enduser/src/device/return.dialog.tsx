import { devices, type Device } from '@portal/contracts';
import { Dialog, Form, FormBar, Ltr, TextAreaField, toast, useT, useWrite } from '@portal/ui';

/** Asks the office to take a device back. */
export function ReturnDialog({ device, open, onClose }: { device: Device; open: boolean; onClose: () => void }) {
  const t = useT();
  const ask = useWrite(devices.askReturn);
  return (
    <Dialog open={open} title={t('Return device')} onClose={onClose}>
      <Form
        schema={devices.askReturn.body}
        failureTitle={t('The return was not asked for')}
        onSubmit={async (body) => {
          await ask.mutateAsync({ params: { id: device.id }, body });
          onClose();
          toast(t('Your office was asked to take {{device}} back', { device: device.deviceName }));
        }}
      >
        <p>
          <bdi>{device.deviceName}</bdi> · <Ltr>{device.serialNumber}</Ltr>
        </p>
        <TextAreaField name="reason" label={t('Why do you return it?')} maxLength={500} />
        <FormBar submit={t('Ask for the return')} busyText={t('Saving...')} />
      </Form>
    </Dialog>
  );
}
