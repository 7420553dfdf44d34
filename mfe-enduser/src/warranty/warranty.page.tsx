import type { Device } from '@portal/contracts';
import { Headline, Secondary, useT } from '@portal/ui';
import { ShieldCheck } from 'lucide-react';
import { CoverProperties } from '../device/cover-properties.js';
import { OwnDevices } from '../devices/own-devices.js';

function DeviceCover({ device: { warrantyInfo, amcInfo } }: { device: Device }) {
  const t = useT();
  return (
    <>
      <h2>{t('Warranty')}</h2>
      {warrantyInfo ? (
        <CoverProperties cover={warrantyInfo} kind="warranty" />
      ) : (
        <Secondary as="p">{t('No warranty is registered for this device.')}</Secondary>
      )}
      <h2>{t('AMC')}</h2>
      {amcInfo ? (
        <CoverProperties cover={amcInfo} kind="amc" />
      ) : (
        <Secondary as="p">{t('This device has no AMC contract.')}</Secondary>
      )}
    </>
  );
}

/** Per device, what covers it and whom to call. */
export function WarrantyPage() {
  const t = useT();
  const title = t('Warranty and AMC');
  return (
    <>
      <Headline title={title} crumbs={[{ label: title }]} />
      <OwnDevices icon={ShieldCheck} device={(device) => <DeviceCover device={device} />} />
    </>
  );
}
