import { assetMoves, devices, type Device } from '@portal/contracts';
import { ConfirmDialog, Icon, Ltr, toast, useMay, useT, useUser, useWrite } from '@portal/ui';
import { Button } from 'antd';
import { Wrench } from 'lucide-react';
import { useState } from 'react';

/** The holder says that the device is in repair, or back; asked once more, as the office is told. */
export function RepairStatusButton({ device }: { device: Device }) {
  const t = useT();
  const may = useMay();
  const { role } = useUser();
  const [isAsking, setAsking] = useState(false);
  const set = useWrite(devices.setRepairStatus);
  const isBack = device.status === 'Under Maintenance';
  const status = isBack ? 'Active' : 'Under Repair';
  const isAllowed = assetMoves.some(({ to, who }) => to === status && who.includes(role));
  if (!isAllowed || !may(devices.setRepairStatus)) return null;
  const values = { device: device.deviceName };
  return (
    <>
      <Button icon={<Icon icon={Wrench} />} onClick={() => setAsking(true)}>
        {isBack ? t('It is back from repair') : t('It is in repair')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={isBack ? t('Is {{device}} back from repair?', values) : t('Is {{device}} in repair?', values)}
        action={isBack ? t('Yes, it is back') : t('Yes, it is in repair')}
        onConfirm={async () => {
          await set.mutateAsync({ params: { id: device.id }, version: device.version, body: { status } });
          toast(t('Your office was told'));
        }}
        onClose={() => setAsking(false)}
      >
        <p>
          <bdi>{device.deviceName}</bdi> · <Ltr>{device.serialNumber}</Ltr>
        </p>
        <p>{t('Your office is told, and it stands in the life of the device.')}</p>
      </ConfirmDialog>
    </>
  );
}
