import { type DispatchAdvice, dispatchMovesOf } from '@portal/contracts';
import {
  ButtonRow,
  DateText,
  Ltr,
  Parts,
  Properties,
  Sheet,
  ShowMore,
  StatusTag,
  today,
  Unfold,
  useT,
  useUser,
} from '@portal/ui';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { WithdrawDialog } from './withdraw.dialog.js';
import css from './advices.module.css';

function Advice({ advice, onWithdraw }: { advice: DispatchAdvice; onWithdraw: () => void }) {
  const t = useT();
  const { role } = useUser();
  const { number, status, lines, reason, deliveryNumber, replaces } = advice;
  const units = lines.reduce((sum, { serialNumbers }) => sum + serialNumbers.length, 0);
  return (
    <Parts role="group" aria-label={number}>
      <h3 className={css.name}>
        <Ltr>{number}</Ltr> <StatusTag kind="dispatch" status={status} />
      </h3>
      <Properties
        properties={[
          { label: t('Dispatch date'), value: <DateText value={advice.dispatchDate} /> },
          { label: t('Expected arrival'), value: <DateText value={advice.expectedArrival} /> },
          { label: t('Carrier'), value: <bdi>{advice.carrier}</bdi> },
          { label: t('Tracking number'), value: <Ltr>{advice.trackingNumber}</Ltr> },
          ...(deliveryNumber ? [{ label: t('Delivery proof'), value: <Ltr>{deliveryNumber}</Ltr> }] : []),
          ...(replaces ? [{ label: t('Replaces'), value: <Ltr>{replaces.receiptNumber}</Ltr> }] : []),
          ...(reason ? [{ label: t('Reason'), value: <bdi>{reason}</bdi> }] : []),
        ]}
      />
      {advice.notes && (
        <p>
          <bdi>{advice.notes}</bdi>
        </p>
      )}
      <Unfold summary={t('{{count}} serial numbers', { count: units })}>
        <ul>
          {lines.map(({ lineId, name, serialNumbers }) => (
            <li key={lineId}>
              <bdi>{name}</bdi>: <Ltr>{serialNumbers.join(', ')}</Ltr>
            </li>
          ))}
        </ul>
      </Unfold>
      {dispatchMovesOf(advice, role, today()).map(({ to, action }) => (
        <div key={to}>
          <Button onClick={onWithdraw}>{t(action)}</Button>
        </div>
      ))}
    </Parts>
  );
}

interface AdvicesProps {
  items: readonly DispatchAdvice[];
  /** How many there are, also of those that are not shown. */
  total: number;
  onMore: () => void;
  children?: ReactNode;
}

/** Dispatch advices, one after another; their seller withdraws what is on its way, the office what did not come. */
export function Advices({ items, total, onMore, children }: AdvicesProps) {
  const t = useT();
  const [withdrawing, setWithdrawing] = useState<DispatchAdvice>();
  return (
    <Sheet title={t('Dispatch advices')}>
      <div className={css.advices}>
        {items.map((advice) => (
          <Advice key={advice.id} advice={advice} onWithdraw={() => setWithdrawing(advice)} />
        ))}
        <ShowMore shown={items.length} total={total} onMore={onMore} />
        {children && <ButtonRow start>{children}</ButtonRow>}
      </div>
      <WithdrawDialog advice={withdrawing} onClose={() => setWithdrawing(undefined)} />
    </Sheet>
  );
}
