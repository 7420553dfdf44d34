import type { Device } from '@portal/contracts';
import { Sheet, useT } from '@portal/ui';
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
          <p className="s">{t('No warranty is registered for this device.')}</p>
        )}
      </Sheet>
      <Sheet title={t('AMC')}>
        {amcInfo ? (
          <CoverProperties of={amcInfo} kind="amc" />
        ) : (
          <p className="s">{t('This device has no AMC contract.')}</p>
        )}
      </Sheet>
    </>
  );
}
