import { type DispatchAdvice, dispatches, DispatchWithdrawal } from '@portal/contracts';
import { Dialog, Form, FormBar, TextAreaField, toast, useT, useWrite } from '@portal/ui';

/** Withdraws an advice with a reason; its serial numbers are free again. */
export function WithdrawDialog({ advice, onClose }: { advice: DispatchAdvice | undefined; onClose: () => void }) {
  const t = useT();
  const withdraw = useWrite(dispatches.withdraw);
  return (
    <Dialog open={!!advice} title={t('Withdraw the dispatch advice')} onClose={onClose}>
      {advice && (
        <Form
          schema={DispatchWithdrawal}
          initial={{}}
          failureTitle={t('The dispatch advice was not withdrawn')}
          onSubmit={async (body) => {
            const { orderId, id: adviceId, version, number } = advice;
            await withdraw.mutateAsync({ params: { id: orderId, adviceId }, version, body });
            toast(t('{{number}} was withdrawn', { number }));
            onClose();
          }}
        >
          <TextAreaField name="reason" maxLength={500} />
          <FormBar submit={t('Withdraw')} busyText={t('Saving...')} />
        </Form>
      )}
    </Dialog>
  );
}
