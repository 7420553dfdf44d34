import { Icon, Ltr, useT } from '@portal/ui';
import { clsx } from 'clsx/lite';
import { ScanLine } from 'lucide-react';
import { scanLooks } from './scan-looks.js';
import type { ScanRow } from './scan-rows.js';
import css from './scan.module.css';

/** What the last scan came to, large and read out: who scans looks at the device. */
export function LastScan({ row }: { row: ScanRow | undefined }) {
  const t = useT();
  const look = row && scanLooks[row.state];
  return (
    <div role="status" aria-live="polite" className={clsx(css.last, look?.tone)}>
      <Icon icon={look?.icon ?? ScanLine} size={28} />
      <div>
        {row ? (
          <>
            <b>{row.asset?.name ? <bdi>{row.asset.name}</bdi> : <Ltr>{row.code}</Ltr>}</b>
            <span className={css.result}>{row.state === 'working' ? t('Working...') : row.text}</span>
          </>
        ) : (
          t('Scan with a reader or the camera, or type a code and press Enter.')
        )}
      </div>
    </div>
  );
}
