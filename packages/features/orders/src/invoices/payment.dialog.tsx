import { invoicePaymentModes, invoices, NewPayment, PaymentCorrection } from '@portal/contracts';
import {
  call,
  DateField,
  Dialog,
  editedRecord,
  FieldRow,
  Form,
  FormBar,
  Money,
  MoneyField,
  NoteLine,
  Secondary,
  SelectField,
  TextAreaField,
  TextField,
  toast,
  today,
  useFieldValue,
  useT,
  useWrite,
} from '@portal/ui';
import { deductedOf, type ShownInvoice } from './invoice.words.js';

interface PaymentDialogProps {
  invoice: ShownInvoice;
  onClose: () => void;
}

function DeductionNote() {
  const t = useT();
  const deductions = useFieldValue<unknown>('deductions');
  if (!(Number(deductions) > 0)) return null;
  return (
    <TextAreaField
      name="deductionNote"
      maxLength={500}
      hint={t('For example tax deducted at source, or liquidated damages.')}
    />
  );
}

function PaymentFields({ invoice }: { invoice: ShownInvoice }) {
  const t = useT();
  const deducted = deductedOf(invoice);
  return (
    <>
      <Secondary as="p">
        {t('Total of the invoice')}: <Money amount={invoice.totalAmount} />
      </Secondary>
      {deducted > 0 && (
        <NoteLine>
          {t('Deducted at acceptance')}: <Money amount={deducted} /> · {t('Payable amount')}:{' '}
          <Money amount={invoice.payableAmount} />
        </NoteLine>
      )}
      <FieldRow>
        <DateField name="paidOn" min={invoice.invoiceDate} max={today()} />
        <SelectField name="mode" options={invoicePaymentModes} />
      </FieldRow>
      <TextField name="reference" maxLength={30} ltr hint={t('The UTR, cheque or transaction number of the bank.')} />
      <FieldRow>
        <MoneyField name="amount" />
        <MoneyField name="deductions" />
      </FieldRow>
      <DeductionNote />
    </>
  );
}

/** Records how an accepted invoice was paid. */
export function PaymentDialog({ invoice, onClose }: PaymentDialogProps) {
  const t = useT();
  const pay = useWrite(invoices.pay);
  return (
    <Dialog open title={t('Record the payment of {{number}}', { number: invoice.number })} onClose={onClose}>
      <Form
        schema={NewPayment}
        initial={{ paidOn: today(), mode: 'PFMS', amount: invoice.payableAmount, deductions: 0 }}
        failureTitle={t('The payment was not recorded')}
        onSubmit={async (body) => {
          await pay.mutateAsync({ params: { id: invoice.id }, version: invoice.version, body });
          toast(t('The payment of {{number}} was recorded; the seller was told.', { number: invoice.number }));
          onClose();
        }}
      >
        <PaymentFields invoice={invoice} />
        <FormBar submit={t('Record Payment')} busyText={t('Saving...')} />
      </Form>
    </Dialog>
  );
}

const paymentOf = ({ payment }: ShownInvoice) => {
  const { paidOn, mode, reference, amount, deductions, deductionNote } = payment ?? {};
  return { paidOn, mode, reference, amount, deductions, deductionNote };
};

/** Puts another payment in the place of the recorded one; both stay on record. */
export function PaymentCorrectionDialog({ invoice, onClose }: PaymentDialogProps) {
  const t = useT();
  const correct = useWrite(invoices.correctPayment);
  const params = { id: invoice.id };
  return (
    <Dialog open title={t('Correct the payment of {{number}}', { number: invoice.number })} onClose={onClose}>
      <Form
        schema={PaymentCorrection}
        edited={editedRecord(() => call(invoices.get, { params }), invoice, paymentOf)}
        failureTitle={t('The payment was not recorded')}
        onSubmit={async (body, { version }) => {
          await correct.mutateAsync({ params, version, body });
          toast(t('The payment of {{number}} was corrected; the seller was told.', { number: invoice.number }));
          onClose();
        }}
      >
        <PaymentFields invoice={invoice} />
        <TextAreaField name="reason" maxLength={500} />
        <FormBar submit={t('Correct Payment')} busyText={t('Saving...')} />
      </Form>
    </Dialog>
  );
}
