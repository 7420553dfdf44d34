import type { AssetImport } from '@portal/contracts';
import { type FileImport, formatNumber, NoteLine, useT } from '@portal/ui';

/** How many assets an import changed that were there before. */
export function EndedImport({ fileImport }: { fileImport: FileImport }) {
  const t = useT();
  const { status, updated } = fileImport as AssetImport;
  if (status !== 'Done' || updated === 0) return null;
  return <NoteLine>{t('{{n}} registered assets were updated.', { n: formatNumber(updated) })}</NoteLine>;
}
