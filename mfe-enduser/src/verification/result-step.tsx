import type { Device } from '@portal/contracts';
import { Properties, Ltr, NoteLine, StatusTag, useT } from '@portal/ui';
import { FailedItems } from '../device/failed-items.js';
import { answersOf, tally } from './verification.state.js';

/** How the verification ended, and what can be done about what failed. */
export function ResultStep({ device }: { device: Device }) {
  const t = useT();
  const { passed, failed, counting } = tally(device, answersOf(device));
  const completed = device.verificationStatus === 'Completed';
  const share = counting ? Math.round((passed / counting) * 100) : 0;
  return (
    <>
      <NoteLine tone={completed ? 'good' : 'bad'}>
        <p>
          {completed
            ? t('The device is verified.')
            : device.checklist.some(({ essential, status }) => essential && status !== 'Passed')
              ? t('What must pass did not. Create a ticket for what failed, and verify again when it is mended.')
              : t('Fewer than 80 % passed. Create a ticket for what failed, and verify again when it is mended.')}
        </p>
      </NoteLine>
      <Properties
        properties={[
          { label: t('Verification'), value: <StatusTag kind="check" status={device.verificationStatus} /> },
          {
            label: t('Passed'),
            value: (
              <Ltr>
                {passed}/{counting} ({share} %)
              </Ltr>
            ),
          },
          { label: t('Failed'), value: <Ltr>{failed}</Ltr> },
        ]}
      />
      <FailedItems device={device} />
    </>
  );
}
