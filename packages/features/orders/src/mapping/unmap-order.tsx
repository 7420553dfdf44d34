import { mappings, Unmapping } from '@portal/contracts';
import {
  Dialog,
  Form,
  FormBar,
  Secondary,
  Sheet,
  Stack,
  TextAreaField,
  toast,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { openOf, type ShownOrder } from '../order-list/order.words.js';

const orderedOf = ({ items }: ShownOrder) => items.reduce((all, { quantity }) => all + quantity, 0);

/** The Super Admin takes an order off an office that it does not belong to, while nothing was delivered. */
export function UnmapOrder({ order }: { order: ShownOrder }) {
  const t = useT();
  const { role } = useUser();
  const undo = useWrite(mappings.undo);
  const [open, setOpen] = useState(false);
  const delivered = openOf(order) < orderedOf(order);
  if (role !== 'Super Admin' || !order.isMappedToBuyer || delivered) return null;
  return (
    <Sheet title={t('Mapping')}>
      <Secondary as="p">
        {t('Mapped to {{buyer}}. If that is the wrong office, take the order off it.', { buyer: order.buyerName })}
      </Secondary>
      <Stack>
        <Button danger onClick={() => setOpen(true)}>
          {t('Undo the mapping')}
        </Button>
      </Stack>
      <Dialog
        open={open}
        title={t('Take the order off {{buyer}}?', { buyer: order.buyerName })}
        onClose={() => setOpen(false)}
      >
        <Form
          schema={Unmapping}
          onSubmit={async (body) => {
            await undo.mutateAsync({ params: { id: order.id }, version: order.version, body });
            toast(t('The mapping of {{number}} was undone', { number: order.gemContractNumber }));
            setOpen(false);
          }}
        >
          <Secondary as="p">
            {t(
              'The office no longer sees the order and is told why. It can be mapped again; that office then needs a Super Admin.',
            )}
          </Secondary>
          <TextAreaField
            name="reason"
            label={t('Reason')}
            hint={t('The office that loses the order reads it.')}
            maxLength={500}
          />
          <FormBar submit={t('Undo the mapping')} />
        </Form>
      </Dialog>
    </Sheet>
  );
}
