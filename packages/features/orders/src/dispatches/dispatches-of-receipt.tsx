import { ButtonLink, Icon, useT } from '@portal/ui';
import { Truck } from 'lucide-react';
import type { ShownReceipt } from '../receipts/receipt.words.js';
import { Advices } from './advices.js';
import { useAdvices } from './use-advices.js';

interface DispatchesOfReceiptProps {
  receipt: ShownReceipt;
  /** Where the orders of its kind live. */
  orders: string;
}

/** What is on its way in place of the units that a receipt rejected; its seller announces more, by serial numbers. */
export function DispatchesOfReceipt({ receipt, orders }: DispatchesOfReceiptProps) {
  const t = useT();
  const { source, orderId, id, replacement } = receipt;
  const advices = useAdvices({ source, orderId, receipt: id, enabled: replacement !== undefined });
  if (!advices || (advices.items.length === 0 && !advices.announces)) return null;
  return (
    <Advices {...advices}>
      {advices.announces && (
        <ButtonLink primary to={`${orders}/${orderId}/dispatch?receipt=${id}`}>
          <Icon icon={Truck} /> {t('Announce its serial numbers')}
        </ButtonLink>
      )}
    </Advices>
  );
}
