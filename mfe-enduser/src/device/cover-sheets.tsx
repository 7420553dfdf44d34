import type { Device } from '@portal/contracts';
import { Secondary, Sheet, useT } from '@portal/ui';
import { CoverProperties } from './cover-properties.js';

/** What covers a device: its warranty and its AMC. */
export function CoverSheets({ of: { warrantyInfo, amcInfo } }: { of: Device }) {
  const t = useT();
  return (
    <>
      <Sheet title={t('Warranty')}>
        {warrantyInfo ? (
          <CoverProperties of={warrantyInfo} kind="warranty" />
        ) : (
          <Secondary as="p">{t('No warranty is registered for this device.')}</Secondary>
        )}
      </Sheet>
      <Sheet title={t('AMC')}>
        {amcInfo ? (
          <CoverProperties of={amcInfo} kind="amc" />
        ) : (
          <Secondary as="p">{t('This device has no AMC contract.')}</Secondary>
        )}
      </Sheet>
    </>
  );
}
