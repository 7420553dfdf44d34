import { invoices } from '@portal/contracts';
import { Dialog, Problem, useRead, useT } from '@portal/ui';
import { PaymentDialog } from '../invoices/payment.dialog.js';

/** Records the payment of an invoice of the queue. */
export function PayDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const { data, error, refetch } = useRead(invoices.get, { params: { id } });
  if (data) return <PaymentDialog invoice={data} onClose={onClose} />;
  if (!error) return null;
  return (
    <Dialog open title={t('Payment of an invoice')} onClose={onClose}>
      <Problem error={error} title={t('The record cannot be read')} onRetry={() => void refetch()} />
    </Dialog>
  );
}
