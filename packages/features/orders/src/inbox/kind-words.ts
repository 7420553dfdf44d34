import { useT } from '@portal/ui';
import type { Waiting } from './use-waiting.js';

/** What each kind of thing that waits is called. */
export function useKindWords(): Record<Waiting['kind'], string> {
  const t = useT();
  return {
    order: t('GeM order'),
    purchaseOrder: t('Purchase order'),
    document: t('Document'),
    requisition: t('Requisition'),
    disposal: t('Disposal of an asset'),
    award: t('Quotes to compare'),
    registration: t('Registration'),
    joining: t('Joining request'),
    receipt: t('Inspection of goods'),
    invoice: t('Invoice'),
    payment: t('Payment of an invoice'),
    deviceClaim: t('Claim of a device'),
  };
}
