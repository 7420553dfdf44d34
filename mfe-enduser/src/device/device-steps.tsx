import { devices, type Device } from '@portal/contracts';
import { Actions, ButtonLink, Icon, messageOf, Refusal, toast, useT, useWrite } from '@portal/ui';
import { Button } from 'antd';
import { ClipboardCheck, PackageCheck, TicketPlus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { newTicketAddress, verifyAddress } from '../addresses.js';
import { RepairStatusButton } from './repair-status.js';
import { ReturnDialog } from './return.dialog.js';
import css from './device-steps.module.css';

/** What its holder can do with a device now: acknowledge it, verify it, ask for help. */
export function DeviceSteps({ device }: { device: Device }) {
  const t = useT();
  const acknowledge = useWrite(devices.acknowledge);
  const isReceived = device.acknowledgmentStatus === 'Completed';
  const [returning, setReturning] = useState(false);
  return (
    <>
      <Actions className={css.steps}>
        {isReceived && device.verificationStatus !== 'Completed' && (
          <ButtonLink primary to={verifyAddress(device)}>
            <Icon icon={ClipboardCheck} />{' '}
            {device.verificationStatus === 'Failed' ? t('Verify again') : t('Verify Device')}
          </ButtonLink>
        )}
        {!isReceived && (
          <Button
            type="primary"
            icon={<Icon icon={PackageCheck} />}
            loading={acknowledge.isPending}
            onClick={() =>
              // Waited for here: the button may be gone by the time the answer is in. A refusal is shown below.
              void acknowledge.mutateAsync({ params: { id: device.id } }).then(
                () => toast(t('You acknowledged the device')),
                () => undefined,
              )
            }
          >
            {t('Acknowledge')}
          </Button>
        )}
        <ButtonLink to={newTicketAddress(device)}>
          <Icon icon={TicketPlus} /> {t('Create Ticket')}
        </ButtonLink>
        {isReceived && <RepairStatusButton device={device} />}
        {isReceived && !device.returnRequest && (
          <Button icon={<Icon icon={Undo2} flip />} onClick={() => setReturning(true)}>
            {t('Return device')}
          </Button>
        )}
      </Actions>
      <ReturnDialog device={device} open={returning} onClose={() => setReturning(false)} />
      {acknowledge.error && <Refusal text={messageOf(acknowledge.error)} />}
    </>
  );
}
