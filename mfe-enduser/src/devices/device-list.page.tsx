import { checkStatuses, type Device } from '@portal/contracts';
import { DateText, DaysLeft, Headline, Icon, Parts, Properties, StatusTag, useT } from '@portal/ui';
import { Button, Input, Select } from 'antd';
import { Laptop, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AddDeviceDialog } from '../claims/add-device.dialog.js';
import { OwnClaims } from '../claims/own-claims.js';
import { DeviceSteps } from '../device/device-steps.js';
import css from './device-list.page.module.css';
import { KeptList } from '../verification/kept-list.js';
import { OwnDevices } from './own-devices.js';

type Verification = Device['verificationStatus'];

const fits = (words: string, verification: Verification | undefined) => (device: Device) => {
  const { deviceName, serialNumber, deviceId, deviceType, model = '' } = device;
  const text = [deviceName, serialNumber, deviceId, deviceType, model].join(' ').toLowerCase();
  return text.includes(words.trim().toLowerCase()) && (!verification || device.verificationStatus === verification);
};

/** How the verification of the shown devices stands; it is in the address, so that figures lead here and back finds it again. */
function useVerification() {
  const [search, setSearch] = useSearchParams();
  const verification = checkStatuses.find((status) => status === search.get('verification'));
  const choose = (chosen: Verification | undefined) =>
    setSearch(chosen ? { verification: chosen } : {}, { replace: true });
  return [verification, choose] as const;
}

/** The own devices, each with what is to be done with it, and those that the office was asked for. */
export function DeviceListPage() {
  const t = useT();
  const [adding, setAdding] = useState(false);
  const [words, setWords] = useState('');
  const [verification, setVerification] = useVerification();
  const add = (label: string) => (
    <Button type="primary" icon={<Icon icon={Plus} />} onClick={() => setAdding(true)}>
      {label}
    </Button>
  );
  return (
    <>
      <Headline title={t('My Devices')} crumbs={[{ label: t('My Devices') }]} actions={add(t('Add Device'))} />
      <AddDeviceDialog open={adding} onClose={() => setAdding(false)} />
      <Parts>
        <KeptList />
        <OwnClaims />
      </Parts>
      <div className={css.filters} role="search">
        <Input
          type="search"
          prefix={<Icon icon={Search} />}
          aria-label={t('Search name, serial number, device ID')}
          placeholder={t('Search name, serial number, device ID')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Select
          aria-label={t('Verification')}
          placeholder={t('Verification')}
          allowClear
          value={verification}
          options={checkStatuses.map((value) => ({ value, label: t(value) }))}
          onChange={(chosen: Verification | undefined) => setVerification(chosen)}
        />
      </div>
      <OwnDevices
        icon={Laptop}
        fits={fits(words, verification)}
        action={add(t('Add Your First Device'))}
        device={(device) => (
          <>
            <Properties
              stacked
              properties={[
                { label: t('Status'), value: <StatusTag kind="device" status={device.status} /> },
                { label: t('Verification'), value: <StatusTag kind="check" status={device.verificationStatus} /> },
                { label: t('Allocated on'), value: <DateText value={device.allocationDate} /> },
                { label: t('Warranty'), value: <DaysLeft until={device.warrantyInfo?.endDate} /> },
              ]}
            />
            <DeviceSteps device={device} />
          </>
        )}
      />
    </>
  );
}
