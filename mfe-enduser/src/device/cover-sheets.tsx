import type { Device } from '@portal/contracts';
import { Sheet, useT } from '@portal/ui';
import { CoverFacts } from './cover-facts.js';

/** What covers a device: its warranty and its AMC. */
export function CoverSheets({ of: { warrantyInfo, amcInfo } }: { of: Device }) {
  const t = useT();
  return (
    <>
      <Sheet title={t('Warranty')}>
        {warrantyInfo ? (
          <CoverFacts of={warrantyInfo} kind="warranty" />
        ) : (
          <p className="s">{t('No warranty is registered for this device.')}</p>
        )}
      </Sheet>
      <Sheet title={t('AMC')}>
        {amcInfo ? (
          <CoverFacts of={amcInfo} kind="amc" />
        ) : (
          <p className="s">{t('This device has no AMC contract.')}</p>
        )}
      </Sheet>
    </>
  );
}
