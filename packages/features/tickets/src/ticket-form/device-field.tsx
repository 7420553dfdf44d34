import { devices } from '@portal/contracts';
import { Problem, SelectField, useRead, useT } from '@portal/ui';

/** One of the own devices. */
export function DeviceField() {
  const t = useT();
  const { data, error, isFetching, refetch } = useRead(devices.list);
  if (error) {
    return <Problem error={error} title={t('Failed to load data. Please try again.')} onRetry={() => void refetch()} />;
  }
  const options = data?.items.map(({ id, deviceName, serialNumber }) => ({
    value: id,
    label: [deviceName, serialNumber].join(' · '),
  }));
  return <SelectField name="deviceId" options={options ?? []} loading={isFetching} />;
}
