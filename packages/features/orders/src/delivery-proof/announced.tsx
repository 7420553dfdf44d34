import type { DispatchAdvice } from '@portal/contracts';
import { ButtonRow, Icon, Ltr, NoteLine, useFieldValue, useForm, useT } from '@portal/ui';
import { Button } from 'antd';
import { Truck, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { type Delivered, unitsOf } from './delivered.js';

/** What is asked of the advices of an order that a proof can name, as many as a page holds; what is still open of its lines comes with them. */
export const onTheirWay = (source: DispatchAdvice['source']) => ({
  source,
  status: 'Announced' as const,
  pageSize: 100,
});

interface AnnouncedProps {
  /** The control that an error of the list leads to, while nothing can be entered. */
  controlId: string;
  /** The advices of the order that are on their way. */
  advices: readonly DispatchAdvice[];
  disabled: boolean;
}

/** Goods that were announced come with one click: nobody types their serial numbers again, and a proof of them brings exactly these. */
export function Announced({ controlId, advices: all, disabled }: AnnouncedProps) {
  const t = useT();
  const { set } = useForm();
  const chosen = useFieldValue<string>('dispatchAdviceId');
  const typed = useFieldValue<Delivered[]>('deliveredAssets') ?? [];
  const before = useRef<Delivered[]>([]);
  // What replaces rejected units comes with a receipt, not with a proof.
  const advices = all.filter(({ replaces }) => !replaces);
  const taken = advices.find(({ id }) => id === chosen);
  const take = (advice: DispatchAdvice | undefined) => {
    set('dispatchAdviceId', advice?.id);
    set('deliveredAssets', advice ? unitsOf(advice) : before.current);
    // What was entered by hand stands here again for who changes their mind.
    before.current = advice ? typed : [];
  };
  if (chosen)
    return (
      <NoteLine tone={taken ? 'good' : 'bad'}>
        {taken
          ? t('These are the goods of dispatch advice {{number}}. They come as they were announced, all of them.', {
              number: taken.number,
            })
          : t('The dispatch advice of these goods is not on its way any more.')}{' '}
        <Button
          id={controlId}
          size="small"
          icon={<Icon icon={Undo2} />}
          disabled={disabled}
          onClick={() => take(undefined)}
        >
          {t('Enter other goods')}
        </Button>
      </NoteLine>
    );
  if (advices.length === 0) return null;
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
