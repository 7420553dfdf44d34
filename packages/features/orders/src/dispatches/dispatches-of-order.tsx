import type { DispatchAdvice } from '@portal/contracts';
import { ButtonLink, Icon, useT } from '@portal/ui';
import { Truck } from 'lucide-react';
import { Advices } from './advices.js';
import { useAdvices } from './use-advices.js';

interface DispatchesOfOrderProps extends Pick<DispatchAdvice, 'source' | 'orderId'> {
  /** Whether goods of the order can leave now. */
  isOpen: boolean;
  /** Where the orders of its kind live. */
  base: string;
}

/** What is on its way to the office, came, or was withdrawn; its seller announces more. */
export function DispatchesOfOrder({ source, orderId, isOpen, base }: DispatchesOfOrderProps) {
  const t = useT();
  const advices = useAdvices({ source, orderId });
  const announces = isOpen && advices?.announces;
  if (!advices || (advices.items.length === 0 && !announces)) return null;
  return (
    <Advices {...advices}>
      {announces && (
        <ButtonLink to={`${base}/${orderId}/dispatch`}>
          <Icon icon={Truck} /> {t('Announce Dispatch')}
        </ButtonLink>
      )}
    </Advices>
  );
}
