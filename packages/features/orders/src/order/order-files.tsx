import { procurementFiles } from '@portal/contracts';
import { Files, Secondary, Sheet, useT } from '@portal/ui';
import type { ShownOrder } from '../order-list/order.words.js';

/** The order file and the OEM's letter. */
export function OrderFiles({ of }: { of: ShownOrder }) {
  const t = useT();
  const files = [
    ...(of.gemOrderFile ? [{ ...of.gemOrderFile, label: 'GeM order file' }] : []),
    ...(of.oemAuthorizationLetter ? [{ ...of.oemAuthorizationLetter, label: 'OEM authorization letter' }] : []),
  ];
  return (
    <Sheet title={t('Documents')}>
      {files.length > 0 ? (
        <Files of={files} store={procurementFiles} />
      ) : (
        <Secondary as="p">{t('No documents found')}</Secondary>
      )}
    </Sheet>
  );
}
