import { type DispatchAdvice, dispatches, dispatchMoves, movesFrom } from '@portal/contracts';
import {
  ButtonLink,
  DateText,
  Icon,
  Ltr,
  Parts,
  Properties,
  Sheet,
  Stack,
  StatusTag,
  Unfold,
  useMay,
  useRead,
  useT,
  useUser,
} from '@portal/ui';
import { Button } from 'antd';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import type { ShownOrder } from '../order-list/order.words.js';
import { WithdrawDialog } from './withdraw.dialog.js';

function Advice({ advice, onWithdraw }: { advice: DispatchAdvice; onWithdraw: () => void }) {
  const t = useT();
  const { role } = useUser();
  const { number, status, lines, reason, deliveryNumber } = advice;
  const units = lines.reduce((sum, { serialNumbers }) => sum + serialNumbers.length, 0);
  return (
    <Parts role="group" aria-label={number}>
      <h3>
        <Ltr>{number}</Ltr> <StatusTag kind="dispatch" status={status} />
      </h3>
      <Properties
        properties={[
          { label: t('Dispatch date'), value: <DateText value={advice.dispatchDate} /> },
          { label: t('Expected arrival'), value: <DateText value={advice.expectedArrival} /> },
          { label: t('Carrier'), value: <bdi>{advice.carrier}</bdi> },
          { label: t('Tracking number'), value: <Ltr>{advice.trackingNumber}</Ltr> },
          ...(deliveryNumber ? [{ label: t('Delivery proof'), value: <Ltr>{deliveryNumber}</Ltr> }] : []),
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
      {movesFrom(dispatchMoves, status, role).map(({ to, action }) => (
        <div key={to}>
          <Button onClick={onWithdraw}>{t(action)}</Button>
        </div>
      ))}
    </Parts>
  );
}

/** What is on its way to the office, came, or was withdrawn; its seller announces more. */
export function DispatchesOfOrder({ order, base }: { order: ShownOrder; base: string }) {
  const t = useT();
  const may = useMay();
  const [withdrawing, setWithdrawing] = useState<DispatchAdvice>();
  const { data } = useRead(dispatches.list, { params: { id: order.id }, enabled: may(dispatches.list) });
  const announces = may(dispatches.create) && order.status === 'In Progress' && order.isMappedToBuyer;
  const isOpen = data?.balance.some(({ open }) => open > 0);
  if (!data || (data.items.length === 0 && !(announces && isOpen))) return null;
  return (
    <Sheet title={t('Dispatch advices')}>
      <Stack>
        {data.items.map((advice) => (
          <Advice key={advice.id} advice={advice} onWithdraw={() => setWithdrawing(advice)} />
        ))}
        {announces && isOpen && (
          <ButtonLink to={`${base}/${order.id}/dispatch`}>
            <Icon icon={Truck} /> {t('Announce Dispatch')}
          </ButtonLink>
        )}
      </Stack>
      <WithdrawDialog advice={withdrawing} onClose={() => setWithdrawing(undefined)} />
    </Sheet>
  );
}
