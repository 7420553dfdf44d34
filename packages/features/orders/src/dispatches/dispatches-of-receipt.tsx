import { dispatches } from '@portal/contracts';
import { ButtonLink, Icon, useMay, useRead, useT } from '@portal/ui';
import { Truck } from 'lucide-react';
import type { ShownReceipt } from '../receipts/receipt.words.js';
import { Advices } from './advices.js';

interface DispatchesOfReceiptProps {
  receipt: ShownReceipt;
  /** Where the orders of its kind live. */
  orders: string;
}

/** What is on its way in place of the units that a receipt rejected; its seller announces more, by serial numbers. */
export function DispatchesOfReceipt({ receipt, orders }: DispatchesOfReceiptProps) {
  const t = useT();
  const may = useMay();
  const { data } = useRead(dispatches.list, {
    params: { id: receipt.orderId },
    query: { source: receipt.source, receipt: receipt.id },
    enabled: may(dispatches.list) && receipt.replacement !== undefined,
  });
  const announces = may(dispatches.create) && data?.balance.some(({ open }) => open > 0);
  if (!data || (data.items.length === 0 && !announces)) return null;
  return (
    <Advices items={data.items}>
      {announces && (
        <ButtonLink primary to={`${orders}/${receipt.orderId}/dispatch?receipt=${receipt.id}`}>
          <Icon icon={Truck} /> {t('Announce its serial numbers')}
        </ButtonLink>
      )}
    </Advices>
  );
}
