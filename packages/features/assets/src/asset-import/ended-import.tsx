import type { AssetImport } from '@portal/contracts';
import { formatNumber, NoteLine, useT } from '@portal/ui';

/** How many assets an import changed that were there before. */
export function EndedImport({ fileImport: { status, updated } }: { fileImport: AssetImport }) {
  const t = useT();
  if (status !== 'Done' || updated === 0) return null;
  return <NoteLine>{t('{{n}} registered assets were updated.', { n: formatNumber(updated) })}</NoteLine>;
}
