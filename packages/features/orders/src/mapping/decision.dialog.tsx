import { type mappings as operations, mappings, type MappingStatus, type Move, paragraph } from '@portal/contracts';
import { ConfirmDialog, Dialog, Form, FormBar, TextAreaField, toast, useT, useWrite } from '@portal/ui';
import { z } from 'zod';
import type { ShownRequest } from './mapping-requests.js';

export type Step = Move<MappingStatus> & { request: ShownRequest };
type Status = z.input<typeof operations.decide.body>['status'];

const Refusal = z.object({ reason: paragraph('Please give a reason', 500) });

/** What was done with the request for which order. */
function said(t: ReturnType<typeof useT>, { to, request: { gemContractNumber: number } }: Step) {
  if (to === 'Confirmed') return t('The mapping of {{number}} was confirmed', { number });
  return to === 'Refused'
    ? t('The mapping of {{number}} was refused', { number })
    : t('The request for {{number}} was withdrawn', { number });
}

/** Confirms, refuses (with a reason) or withdraws a request to map an order. */
export function DecisionDialog({ step, onClose }: { step: Step | undefined; onClose: () => void }) {
  const t = useT();
  const decide = useWrite(mappings.decide);
  const send = async (reason?: string) => {
    if (!step) return;
    const { id: requestId, orderId: id } = step.request;
    await decide.mutateAsync({ params: { id, requestId }, body: { status: step.to as Status, reason } });
    toast(said(t, step));
    onClose();
  };
  const office = step?.request.organizationName;
  const contract = step?.request.gemContractNumber;
  if (step?.needs) {
    return (
      <Dialog open title={t('Refuse {{office}}', { office })} onClose={onClose}>
        <Form schema={Refusal} onSubmit={({ reason }) => send(reason)}>
          <TextAreaField name="reason" label={t('Reason')} hint={t('The office that asks reads it.')} maxLength={500} />
          <FormBar submit={t(step.action)} />
        </Form>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open={!!step}
      title={
        step?.to === 'Withdrawn'
          ? t('Withdraw the request for {{contract}}?', { contract })
          : t('Map {{contract}} to {{office}}?', { contract, office })
      }
      action={step ? t(step.action) : ''}
      onConfirm={() => send()}
      onClose={onClose}
    >
      {step?.to === 'Confirmed' &&
        t('The office sees the order from then on and accepts its deliveries. Other requests for it are refused.')}
    </ConfirmDialog>
  );
}
