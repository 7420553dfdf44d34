import { type DispatchAdvice, dispatches } from '@portal/contracts';
import { ButtonRow, Icon, Ltr, NoteLine, useFieldValue, useForm, useRead, useT } from '@portal/ui';
import { Button } from 'antd';
import { Truck, Undo2 } from 'lucide-react';
import type { Delivered } from './delivered.js';

/** What is asked of the advices of an order that a proof can name, as many as a page holds; what is still open of its lines comes with them. */
export const onTheirWay = (source: DispatchAdvice['source']) => ({
  source,
  status: 'Announced' as const,
  pageSize: 100,
});

const unitsOf = ({ lines }: DispatchAdvice): Delivered[] =>
  lines.flatMap(({ lineId, category, serialNumbers }) =>
    serialNumbers.map((serialNumber) => ({ serialNumber, category, quantity: 1, lineId })),
  );

interface AnnouncedProps {
  order: Pick<DispatchAdvice, 'source' | 'orderId'>;
  disabled: boolean;
}

/** Goods that were announced come with one click: nobody types their serial numbers again. */
export function Announced({ order: { source, orderId }, disabled }: AnnouncedProps) {
  const t = useT();
  const { set } = useForm();
  const chosen = useFieldValue<string>('dispatchAdviceId');
  const { data } = useRead(dispatches.list, { params: { id: orderId }, query: onTheirWay(source) });
  // What replaces rejected units comes with a receipt, not with a proof.
  const advices = data?.items.filter(({ replaces }) => !replaces) ?? [];
  const taken = advices.find(({ id }) => id === chosen);
  const take = (advice: DispatchAdvice | undefined) => {
    set('dispatchAdviceId', advice?.id);
    set('deliveredAssets', advice ? unitsOf(advice) : []);
  };
  if (advices.length === 0) return null;
  if (taken)
    return (
      <NoteLine tone="good">
        {t('These are the goods of dispatch advice {{number}}.', { number: taken.number })}{' '}
        <Button size="small" icon={<Icon icon={Undo2} />} disabled={disabled} onClick={() => take(undefined)}>
          {t('Enter other goods')}
        </Button>
      </NoteLine>
    );
  return (
    <ButtonRow start>
      {advices.map((advice) => (
        <Button key={advice.id} icon={<Icon icon={Truck} />} disabled={disabled} onClick={() => take(advice)}>
          {t('From dispatch advice')} <Ltr>{advice.number}</Ltr>
        </Button>
      ))}
    </ButtonRow>
  );
}
