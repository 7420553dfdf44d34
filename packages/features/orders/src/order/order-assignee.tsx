import { orders } from '@portal/contracts';
import {
  Dialog,
  DialogActions,
  Parts,
  Problem,
  Properties,
  Secondary,
  Sheet,
  Stack,
  toast,
  useMay,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { ShownOrder } from '../order-list/order.words.js';
import { ColleagueChoice } from '../receiver/receiver-choice.js';

/** Who of the office looks after an order; the office names another one, or nobody. */
export function OrderAssignee({ order }: { order: ShownOrder }) {
  const t = useT();
  const may = useMay();
  const { organizationId } = useUser();
  const [open, setOpen] = useState(false);
  if (!order.isMappedToBuyer) return null;
  const mayAssign = may(orders.assign) && order.buyerOrganizationId === organizationId;
  return (
    <Sheet title={t('Assignee')}>
      {order.assigneeName ? (
        <Properties stacked properties={[{ label: t('Name'), value: <bdi>{order.assigneeName}</bdi> }]} />
      ) : (
        <Secondary as="p">{t('Nobody looks after this order yet.')}</Secondary>
      )}
      {mayAssign && (
        <Stack>
          <Button onClick={() => setOpen(true)}>{t('Assign Order')}</Button>
        </Stack>
      )}
      {open && <AssignDialog order={order} onClose={() => setOpen(false)} />}
    </Sheet>
  );
}

function AssignDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const t = useT();
  const assign = useWrite(orders.assign);
  const [assigneeId, setAssigneeId] = useState(order.assigneeId);
  const save = async () => {
    const params = { id: order.id };
    const { assigneeName } = await assign.mutateAsync({ params, version: order.version, body: { assigneeId } });
    const number = order.gemContractNumber;
    toast(
      assigneeName
        ? t('{{name}} looks after order {{number}} from now on', { name: assigneeName, number })
        : t('Nobody looks after order {{number}} from now on', { number }),
    );
    onClose();
  };
  return (
    <Dialog open title={t('Assign order {{contract}}', { contract: order.gemContractNumber })} onClose={onClose}>
      <Parts>
        <ColleagueChoice
          label={t('Assignee')}
          hint={t('Whoever is named is told, and finds the order in the list.')}
          value={assigneeId}
          onChange={setAssigneeId}
          clearable
        />
        {assign.error && <Problem error={assign.error} title={t('The order was not assigned')} />}
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            type="primary"
            disabled={assigneeId === order.assigneeId}
            loading={assign.isPending}
            onClick={() => void save().catch(() => undefined)}
          >
            {t('Save')}
          </Button>
        </DialogActions>
      </Parts>
    </Dialog>
  );
}
