import { devices } from '@portal/contracts';
import { BackLink, Headline, Icon, Problem, Sheet, Skeleton, useRead, useT } from '@portal/ui';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { devicesBase } from '../addresses.js';
import { DeviceName } from '../device/device-name.js';
import { DeviceSteps } from '../device/device-steps.js';
import { VerificationSteps } from './verification-steps.js';
import css from './verification.page.module.css';

/** Verifies an own device: OTP, checklist, result. */
export function VerificationPage() {
  const t = useT();
  const { id = '' } = useParams();
  const { data: device, error, refetch } = useRead(devices.get, { params: { id } });
  return (
    <div className={css.page}>
      <div>
        <BackLink to={devicesBase}>
          <Icon icon={ArrowLeft} size={18} flip />
          {t('Back to my devices')}
        </BackLink>
        <Headline title={t('Verify Device')} />
        {device && <DeviceName device={device} />}
      </div>
      {error && <Problem error={error} title={t('Error Loading Data')} onRetry={() => void refetch()} />}
      {!device && !error && <Skeleton />}
      {device?.acknowledgmentStatus === 'Pending' && (
        <Sheet title={t('First acknowledge that you received the device')}>
          <p>{t('The verification begins as soon as you have said that the device is with you.')}</p>
          <DeviceSteps device={device} />
        </Sheet>
      )}
      {device && device.acknowledgmentStatus !== 'Pending' && <VerificationSteps key={device.id} device={device} />}
    </div>
  );
}
