import { dispatches } from '@portal/contracts';
import { ButtonLink, Icon, useMay, useRead, useT } from '@portal/ui';
import { Truck } from 'lucide-react';
import type { ShownOrder } from '../order-list/order.words.js';
import { Advices } from './advices.js';

/** What is on its way to the office, came, or was withdrawn; its seller announces more. */
export function DispatchesOfOrder({ order, base }: { order: ShownOrder; base: string }) {
  const t = useT();
  const may = useMay();
  const { data } = useRead(dispatches.list, { params: { id: order.id }, enabled: may(dispatches.list) });
  const announces = may(dispatches.create) && order.status === 'In Progress' && order.isMappedToBuyer;
  const isOpen = data?.balance.some(({ open }) => open > 0);
  if (!data || (data.items.length === 0 && !(announces && isOpen))) return null;
  return (
    <Advices items={data.items}>
      {announces && isOpen && (
        <ButtonLink to={`${base}/${order.id}/dispatch`}>
          <Icon icon={Truck} /> {t('Announce Dispatch')}
        </ButtonLink>
      )}
    </Advices>
  );
}
