import { orders, paragraph } from '@portal/contracts';
import { Dialog, Form, FormBar, Secondary, TextAreaField, toast, useT, useWrite } from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { z } from 'zod';
import type { ShownOrder } from '../order-list/order.words.js';

const Reasoned = z.object({ cancellationReason: paragraph('Please give a reason', 500) });

/** Cancels an order that nobody has approved, after a reason was given; a refusal loses nothing. */
export function CancelOrder({ order }: { order: ShownOrder }) {
  const t = useT();
  const update = useWrite(orders.update);
  const [opened, setOpened] = useState<ShownOrder>();
  const close = () => setOpened(undefined);
  const number = order.gemContractNumber;
  return (
    <>
      <Button block danger onClick={() => setOpened(order)}>
        {t('Cancel Order')}
      </Button>
      <Dialog
        open={!!opened}
        title={t('{{action}}: {{number}}', { action: t('Cancel Order'), number })}
        onClose={close}
      >
        <Form
          schema={Reasoned}
          failureTitle={t('Failed to update order status. Please try again.')}
          onSubmit={async ({ cancellationReason }) => {
            const body = { status: 'Cancelled' as const, cancellationReason };
            const { status } = await update.mutateAsync({ params: { id: order.id }, version: opened?.version, body });
            toast(t('{{number}}: {{status}}', { number, status: t(status) }));
            close();
          }}
        >
          <Secondary as="p">
            {t('This cannot be taken back. The contract number can then be used for a new order.')}
          </Secondary>
          <TextAreaField name="cancellationReason" label={t('Reason')} maxLength={500} />
          <FormBar submit={t('Confirm')} danger />
        </Form>
      </Dialog>
    </>
  );
}
