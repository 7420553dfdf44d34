import { InvoiceMove, invoiceMoves, invoices, invoiceState, type InvoiceStatus, type Move } from '@portal/contracts';
import {
  ButtonLink,
  ConfirmDialog,
  Dialog,
  Form,
  FormBar,
  Icon,
  Money,
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
import { PencilLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { deductedOf, type ShownInvoice } from './invoice.words.js';
import { PaymentCorrectionDialog, PaymentDialog } from './payment.dialog.js';

interface DialogProps {
  invoice: ShownInvoice;
  onClose: () => void;
}

function ReturnDialog({ invoice, onClose }: DialogProps) {
  const t = useT();
  const move = useWrite(invoices.move);
  return (
    <Dialog open title={t('Return invoice {{number}}?', { number: invoice.number })} onClose={onClose}>
      <Form
        schema={InvoiceMove}
        initial={{ status: 'Returned' }}
        onSubmit={async (body) => {
          await move.mutateAsync({ params: { id: invoice.id }, version: invoice.version, body });
          toast(t('Invoice {{number}} was returned; the seller was told.', { number: invoice.number }));
          onClose();
        }}
      >
        <Secondary as="p">{t('The seller reads the reason, corrects the invoice and sends it again.')}</Secondary>
        <TextAreaField name="reason" label={t('Reason')} maxLength={500} />
        <FormBar submit={t('Return Invoice')} />
      </Form>
    </Dialog>
  );
}

function AcceptDialog({ invoice, onClose }: DialogProps) {
  const t = useT();
  const move = useWrite(invoices.move);
  return (
    <ConfirmDialog
      open
      title={t('Accept invoice {{number}}?', { number: invoice.number })}
      action={t('Accept Invoice')}
      onConfirm={async () => {
        const body = { status: 'Accepted' as const };
        await move.mutateAsync({ params: { id: invoice.id }, version: invoice.version, body });
        toast(t('Invoice {{number}} was accepted; it is to be paid within 10 days.', { number: invoice.number }));
      }}
      onClose={onClose}
    >
      <p>
        {t('Total of the invoice')}: <Money amount={invoice.totalAmount} />
      </p>
      {deductedOf(invoice) > 0 && (
        <p>
          {t('Payable amount')}: <Money amount={invoice.payableAmount} />
        </p>
      )}
    </ConfirmDialog>
  );
}

function WithdrawDialog({ invoice, onClose }: DialogProps) {
  const t = useT();
  const move = useWrite(invoices.move);
  return (
    <ConfirmDialog
      open
      danger
      title={t('Withdraw invoice {{number}}?', { number: invoice.number })}
      action={t('Withdraw Invoice')}
      onConfirm={async () => {
        const body = { status: 'Withdrawn' as const };
        await move.mutateAsync({ params: { id: invoice.id }, version: invoice.version, body });
        toast(t('Invoice {{number}} was withdrawn.', { number: invoice.number }));
      }}
      onClose={onClose}
    >
      <p>{t('It cannot be sent again. Its quantities can be invoiced anew.')}</p>
    </ConfirmDialog>
  );
}

const dialogs: Partial<Record<InvoiceStatus, (props: DialogProps) => ReactNode>> = {
  Accepted: AcceptDialog,
  Returned: ReturnDialog,
  Withdrawn: WithdrawDialog,
  Paid: RecordedPaymentDialog,
};

/** A payment is recorded, or corrected where there is one. */
function RecordedPaymentDialog(props: DialogProps) {
  const Asked = props.invoice.payment ? PaymentCorrectionDialog : PaymentDialog;
  return <Asked {...props} />;
}

/** What the reader can do with the invoice now, and what happens next. */
export function InvoiceTurn({ invoice, base }: { invoice: ShownInvoice; base: string }) {
  const t = useT();
  const { role } = useUser();
  const [to, setTo] = useState<InvoiceStatus>();
  const moves: readonly Move<InvoiceStatus>[] = invoiceMoves.filter(
    ({ from, who }) => from === invoice.status && who.includes(role),
  );
  // A payment may be corrected at any time; nobody waits for that.
  const isAwaited = moves.length > 0 && invoice.status !== 'Paid';
  const Asked = to && dialogs[to];
  return (
    <Sheet title={isAwaited ? t('Your turn') : t('What happens next')}>
      <Secondary as="p">{t(invoiceState(invoice.status).next)}</Secondary>
      <Stack>
        {moves.map((move) =>
          move.to === 'Submitted' ? (
            <ButtonLink key={move.to} primary to={`${base}/${invoice.id}/correct`}>
              <Icon icon={PencilLine} /> {t('Correct Invoice')}
            </ButtonLink>
          ) : (
            <Button
              key={move.to}
              block
              type={move.to === 'Accepted' || (move.to === 'Paid' && !move.needs) ? 'primary' : 'default'}
              danger={move.to === 'Returned' || move.to === 'Withdrawn'}
              onClick={() => setTo(move.to)}
            >
              {t(move.action)}
            </Button>
          ),
        )}
      </Stack>
      {Asked && <Asked invoice={invoice} onClose={() => setTo(undefined)} />}
    </Sheet>
  );
}
