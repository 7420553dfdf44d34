import { purchaseOrders } from '@portal/contracts';
import { ConfirmDialog, Icon, toast, useMay, useT, useUser, useWrite } from '@portal/ui';
import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';

/** Who made a draft, or a Super Admin, takes it away. */
export function DeleteDraft({ order, base }: { order: ShownPurchaseOrder; base: string }) {
  const t = useT();
  const may = useMay();
  const navigate = useNavigate();
  const { id, role } = useUser();
  const remove = useWrite(purchaseOrders.delete);
  const restore = useWrite(purchaseOrders.restore);
  const [open, setOpen] = useState(false);
  // A maker is shown no history.
  const { history: [made] = [] } = order;
  const isOwn = role === 'Super Admin' || made?.byId === id;
  if (order.source === 'gem' || order.status !== 'Draft' || !may(purchaseOrders.delete) || !isOwn) return null;
  return (
    <>
      <Button block danger icon={<Icon icon={Trash2} />} onClick={() => setOpen(true)}>
        {t('Delete Draft')}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('Delete purchase order {{number}}?', { number: order.poNumber })}
        action={t('Delete')}
        danger
        onClose={() => setOpen(false)}
        onConfirm={async () => {
          await remove.mutateAsync({ params: { id: order.id }, version: order.version });
          const number = order.poNumber;
          toast(t('Purchase order {{number}} was deleted', { number }), async () => {
            await restore.mutateAsync({ params: { id: order.id } });
            toast(t('Purchase order {{number}} was restored', { number }));
          });
          await navigate(base, { replace: true });
        }}
      >
        <p>{t('The draft leaves all lists.')}</p>
        {order.requisitionId && <p>{t('Its requisition can then be ordered again.')}</p>}
      </ConfirmDialog>
    </>
  );
}
