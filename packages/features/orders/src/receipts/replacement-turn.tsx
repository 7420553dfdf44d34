import {
  ClosureWithoutReplacement,
  isReceiptMoveOpen,
  type Move,
  movesFrom,
  receiptMoves,
  receipts,
  type ReceiptStatus,
  ReplacementRefusal,
  type Role,
} from '@portal/contracts';
import {
  ConfirmDialog,
  Dialog,
  Form,
  FormBar,
  Secondary,
  Sheet,
  Stack,
  TextAreaField,
  toast,
  useHome,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ShownReceipt } from './receipt.words.js';
import { ReplacementDialog } from './replacement.dialog.js';

interface DialogProps {
  receipt: ShownReceipt;
  onClose: () => void;
}

function RefusalDialog({ receipt, onClose }: DialogProps) {
  const t = useT();
  const refuse = useWrite(receipts.refuseReplacement);
  return (
    <Dialog open title={t('Replace nothing of {{number}}?', { number: receipt.number })} onClose={onClose}>
      <Form
        schema={ReplacementRefusal}
        onSubmit={async (body) => {
          await refuse.mutateAsync({ params: { id: receipt.id }, version: receipt.version, body });
          toast(t('The office was told that nothing of {{number}} is replaced.', { number: receipt.number }));
          onClose();
        }}
      >
        <Secondary as="p">{t('The office reads the reason, and an escalation is raised.')}</Secondary>
        <TextAreaField name="reason" label={t('Reason')} maxLength={500} />
        <FormBar submit={t('Refuse to Replace')} />
      </Form>
    </Dialog>
  );
}

function ArrivalDialog({ receipt, onClose }: DialogProps) {
  const t = useT();
  const home = useHome();
  const navigate = useNavigate();
  const receive = useWrite(receipts.receiveReplacement);
  return (
    <ConfirmDialog
      open
      title={t('Has the replacement come?')}
      action={t('Receive Replacement')}
      onConfirm={async () => {
        const opened = await receive.mutateAsync({ params: { id: receipt.id }, version: receipt.version });
        toast(t('{{number}} is to be inspected', { number: opened.number }));
        void navigate(`${home}/receipts/${opened.id}`);
      }}
      onClose={onClose}
    >
      <p>{t('A receipt of its own is opened, with its own time for the inspection.')}</p>
    </ConfirmDialog>
  );
}

function ClosureDialog({ receipt, onClose }: DialogProps) {
  const t = useT();
  const close = useWrite(receipts.closeWithoutReplacement);
  return (
    <Dialog open title={t('Take the order without the rejected units?')} onClose={onClose}>
      <Form
        schema={ClosureWithoutReplacement}
        onSubmit={async (body) => {
          await close.mutateAsync({ params: { id: receipt.id }, version: receipt.version, body });
          toast(t('{{number}} is closed; the seller was told.', { number: receipt.number }));
          onClose();
        }}
      >
        <Secondary as="p">
          {t('Only accepted units are invoiced. The seller can announce no replacement any more.')}
        </Secondary>
        <TextAreaField name="reason" label={t('Reason')} maxLength={500} />
        <FormBar submit={t('Close Without Replacement')} />
      </Form>
    </Dialog>
  );
}

const dialogs: Partial<Record<ReceiptStatus, (props: DialogProps) => ReactNode>> = {
  'Replacement Announced': ReplacementDialog,
  'Replacement Refused': RefusalDialog,
  'Replacement Received': ArrivalDialog,
  'Closed Without Replacement': ClosureDialog,
};

/** The steps of a role about rejected units, after the inspection, that can be taken today. */
export const replacementMoves = (receipt: ShownReceipt, role: Role) =>
  movesFrom(receiptMoves, receipt.status, role).filter((move) => dialogs[move.to] && isReceiptMoveOpen(move, receipt));

interface ReplacementTurnProps {
  receipt: ShownReceipt;
  moves: readonly Move<ReceiptStatus>[];
}

/** What the reader can do about rejected units now. */
export function ReplacementTurn({ receipt, moves }: ReplacementTurnProps) {
  const t = useT();
  const [to, setTo] = useState<ReceiptStatus>();
  const Asked = to && dialogs[to];
  return (
    <Sheet title={t('Your turn')}>
      <Stack>
        {moves.map((move) => (
          <Button
            key={move.to}
            block
            type={move.needs ? 'default' : 'primary'}
            danger={move.needs === 'reason'}
            onClick={() => setTo(move.to)}
          >
            {t(move.action)}
          </Button>
        ))}
      </Stack>
      {Asked && <Asked receipt={receipt} onClose={() => setTo(undefined)} />}
    </Sheet>
  );
}
