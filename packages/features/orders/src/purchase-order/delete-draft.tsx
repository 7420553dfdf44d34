import { purchaseOrders } from '@portal/contracts';
import { Icon, messageOf, Refusal, toast, useMay, useT, useUser, useWrite } from '@portal/ui';
import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';

/** Who made a draft, or a Super Admin, takes it away: at once, since it can be undone. */
export function DeleteDraft({ order, base }: { order: ShownPurchaseOrder; base: string }) {
  const t = useT();
  const may = useMay();
  const navigate = useNavigate();
  const { id, role } = useUser();
  const remove = useWrite(purchaseOrders.delete);
  const restore = useWrite(purchaseOrders.restore);
  // A maker is shown no history.
  const { history: [made] = [] } = order;
  const isOwn = role === 'Super Admin' || made?.byId === id;
  if (order.source === 'gem' || order.status !== 'Draft' || !may(purchaseOrders.delete) || !isOwn) return null;
  const number = order.poNumber;
  const takeAway = async () => {
    await remove.mutateAsync({ params: { id: order.id }, version: order.version });
    toast(t('Purchase order {{number}} was deleted', { number }), async () => {
      await restore.mutateAsync({ params: { id: order.id } });
      toast(t('Purchase order {{number}} was restored', { number }));
    });
    await navigate(base, { replace: true });
  };
  return (
    <>
      {/* A refusal is said below. */}
      <Button
        block
        danger
        loading={remove.isPending}
        icon={<Icon icon={Trash2} />}
        onClick={() => void takeAway().catch(() => undefined)}
      >
        {t('Delete Draft')}
      </Button>
      {remove.error && <Refusal text={messageOf(remove.error)} />}
    </>
  );
}
