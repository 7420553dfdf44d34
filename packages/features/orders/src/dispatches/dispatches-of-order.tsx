import { type DispatchAdvice, dispatches } from '@portal/contracts';
import { ButtonLink, Icon, useMay, useRead, useT } from '@portal/ui';
import { Truck } from 'lucide-react';
import { Advices } from './advices.js';

interface DispatchesOfOrderProps extends Pick<DispatchAdvice, 'source' | 'orderId'> {
  /** Whether goods of the order can leave now. */
  isOpen: boolean;
  /** Where the orders of its kind live. */
  base: string;
}

/** What is on its way to the office, came, or was withdrawn; its seller announces more. */
export function DispatchesOfOrder({ source, orderId, isOpen, base }: DispatchesOfOrderProps) {
  const t = useT();
  const may = useMay();
  const enabled = may(dispatches.list);
  const { data } = useRead(dispatches.list, { params: { id: orderId }, query: { source }, enabled });
  const announces = may(dispatches.create) && isOpen && data?.balance.some(({ open }) => open > 0);
  if (!data || (data.items.length === 0 && !announces)) return null;
  return (
    <Advices items={data.items}>
      {announces && (
        <ButtonLink to={`${base}/${orderId}/dispatch`}>
          <Icon icon={Truck} /> {t('Announce Dispatch')}
        </ButtonLink>
      )}
    </Advices>
  );
}
