import { orders } from '@portal/contracts';
import { Dialog, DialogActions, messageOf, Parts, Refusal, Secondary, toast, useT, useWrite } from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { ShownOrder } from '../order-list/order.words.js';
import { ReceiverChoice } from './receiver-choice.js';

/** Names another person of the office to receive the deliveries of an order. */
export function ReceiverDialog({ order, open, onClose }: { order: ShownOrder; open: boolean; onClose: () => void }) {
  const t = useT();
  const change = useWrite(orders.setReceiver);
  const [chosen, setChosen] = useState<string>();
  const save = async () => {
    if (!chosen) return;
    const after = await change.mutateAsync({
      params: { id: order.id },
      version: order.version,
      body: { receiverId: chosen },
    });
    toast(
      t('{{name}} receives the deliveries of {{number}} from now on', {
        name: after.receiver?.name,
        number: order.gemContractNumber,
      }),
    );
    onClose();
  };
  return (
    <Dialog open={open} title={t('Change who receives')} onClose={onClose}>
      <Parts>
        <ReceiverChoice value={chosen ?? order.receiver?.id} onChange={setChosen} />
        <Secondary as="p">
          {t('An OTP that is under way stops working. The seller and the new person are told.')}
        </Secondary>
        {change.error && <Refusal text={messageOf(change.error)} />}
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            type="primary"
            disabled={!chosen || chosen === order.receiver?.id}
            loading={change.isPending}
            onClick={() => void save().catch(() => undefined)}
          >
            {t('Save')}
          </Button>
        </DialogActions>
      </Parts>
    </Dialog>
  );
}
