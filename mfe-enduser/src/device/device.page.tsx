import { devices, type Device } from '@portal/contracts';
import { ClaimsOf, VerificationHistory } from '@portal/features-assets';
import {
  DateText,
  Headline,
  Ltr,
  NoteLine,
  Problem,
  Properties,
  Secondary,
  Sheet,
  Skeleton,
  StatusTag,
  useKeptRead,
  useT,
} from '@portal/ui';
import { useParams } from 'react-router';
import { devicesBase } from '../addresses.js';
import { CoverProperties } from './cover-properties.js';
import { DeviceDocuments } from './device-documents.js';
import { DeviceName } from './device-name.js';
import { DeviceSteps } from './device-steps.js';
import { DeviceTickets } from './device-tickets.js';
import { FailedItems } from './failed-items.js';
import css from './device.page.module.css';

/** What covers a device: its warranty and its AMC. */
function CoverSheets({ device: { warrantyInfo, amcInfo } }: { device: Device }) {
  const t = useT();
  return (
    <>
      <Sheet title={t('Warranty')}>
        {warrantyInfo ? (
          <CoverProperties cover={warrantyInfo} kind="warranty" />
        ) : (
          <Secondary as="p">{t('No warranty is registered for this device.')}</Secondary>
        )}
      </Sheet>
      <Sheet title={t('AMC')}>
        {amcInfo ? (
          <CoverProperties cover={amcInfo} kind="amc" />
        ) : (
          <Secondary as="p">{t('This device has no AMC contract.')}</Secondary>
        )}
      </Sheet>
    </>
  );
}

/** One own device: what it is, how it stands, what covers it. */
export function DevicePage() {
  const t = useT();
  const { id = '' } = useParams();
  const { data: device, error, refetch } = useKeptRead(devices.get, { params: { id } });
  if (error) return <Problem error={error} title={t('Error Loading Data')} onRetry={() => void refetch()} />;
  if (!device) return <Skeleton />;
  return (
    <div className={css.page}>
      <Headline
        crumbs={[{ label: t('Devices'), to: devicesBase }, { label: <bdi>{device.deviceName}</bdi> }]}
        title={<bdi>{device.deviceName}</bdi>}
        page={device.deviceName}
      />
      <DeviceName device={device}>
        <b>{t(device.deviceType)}</b>
      </DeviceName>
      <DeviceSteps device={device} />
      {device.returnRequest && (
        <NoteLine tone="waiting">
          {t('You asked for the return on')} <DateText value={device.returnRequest.askedAt} />:{' '}
          <bdi>{device.returnRequest.reason}</bdi>
        </NoteLine>
      )}
      <Sheet title={t('Status')}>
        <Properties
          stacked
          properties={[
            { label: t('Status'), value: <StatusTag kind="device" status={device.status} /> },
            { label: t('Acknowledgment'), value: <StatusTag kind="check" status={device.acknowledgmentStatus} /> },
            { label: t('Verification'), value: <StatusTag kind="check" status={device.verificationStatus} /> },
            {
              label: t('Delivery confirmed with the OTP'),
              value: device.deliveryRecord?.confirmedAt ? (
                <DateText value={device.deliveryRecord.confirmedAt} />
              ) : (
                t('Not confirmed')
              ),
            },
            { label: t('Allocated on'), value: <DateText value={device.allocationDate} /> },
          ]}
        />
      </Sheet>
      <FailedItems device={device} />
      <Sheet title={t('Basic information')}>
        <Properties
          stacked
          properties={[
            { label: t('Device ID'), value: <Ltr>{device.deviceId}</Ltr> },
            { label: t('Manufacturer'), value: <bdi>{device.manufacturer}</bdi> },
            { label: t('Model'), value: device.model && <bdi>{device.model}</bdi> },
            { label: t('Department'), value: <bdi>{device.department}</bdi> },
            { label: t('Location'), value: device.location && <bdi>{device.location}</bdi> },
          ]}
        />
      </Sheet>
      <CoverSheets device={device} />
      <ClaimsOf assetId={device.id} isCovered={!!device.warrantyInfo?.remainingDays || !!device.amcInfo} />
      <DeviceTickets device={device} />
      <DeviceDocuments device={device} />
      <VerificationHistory id={device.id} />
    </div>
  );
}
