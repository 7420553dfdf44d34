import { Properties, Secondary, Sheet, Stack, useT, useUser } from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { ShownOrder } from '../order-list/order.words.js';
import { ReceiverDialog } from './receiver.dialog.js';

/** Who of the buyer's office accepts the deliveries; the office can name somebody else. */
export function ReceiverSheet({ order }: { order: ShownOrder }) {
  const t = useT();
  const { organizationId } = useUser();
  const [open, setOpen] = useState(false);
  if (!order.isMappedToBuyer) return null;
  const mayChange = order.buyerOrganizationId === organizationId && order.status !== 'Completed';
  return (
    <Sheet title={t('Who receives')}>
      {order.receiver ? (
        <Properties
          stacked
          properties={[
            { label: t('Name'), value: <bdi>{order.receiver.name}</bdi> },
            ...(order.receiver.designation
              ? [{ label: t('Designation'), value: <bdi>{order.receiver.designation}</bdi> }]
              : []),
          ]}
        />
      ) : (
        <Secondary as="p">{t('Nobody is named yet: no delivery can be proven before.')}</Secondary>
      )}
      {mayChange && (
        <Stack>
          <Button onClick={() => setOpen(true)}>{t('Change who receives')}</Button>
        </Stack>
      )}
      {open && <ReceiverDialog open order={order} onClose={() => setOpen(false)} />}
    </Sheet>
  );
}
