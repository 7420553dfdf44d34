import {
  moveBetween,
  type WarrantyClaimStatus,
  WarrantyClaimStep,
  warrantyClaimMoves,
  warrantyClaims,
} from '@portal/contracts';
import {
  Dialog,
  Form,
  FormBar,
  Secondary,
  Sheet,
  Stack,
  TextAreaField,
  TextField,
  toast,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { ShownClaim } from './claim.words.js';

const moveOf = (claim: ShownClaim, to: WarrantyClaimStatus) => moveBetween(warrantyClaimMoves, claim.status, to);

/** Asks before a step, with its reason or what was done; a refusal loses nothing. */
function StepDialog({ claim, to, onClose }: { claim: ShownClaim; to: WarrantyClaimStatus; onClose: () => void }) {
  const t = useT();
  const write = useWrite(warrantyClaims.move);
  const { action = '', needs } = moveOf(claim, to) ?? {};
  return (
    <Dialog open title={t('{{action}}: {{number}}', { action: t(action), number: claim.number })} onClose={onClose}>
      <Form
        schema={WarrantyClaimStep}
        initial={to === 'Submitted' ? {} : { status: to }}
        failureTitle={t('The claim was not changed')}
        onSubmit={async (body) => {
          await write.mutateAsync({ params: { id: claim.id }, version: claim.version, body });
          toast(t('{{number}}: {{status}}', { number: claim.number, status: t(to) }));
          onClose();
        }}
      >
        {needs === 'reason' && <TextAreaField name="reason" hint={t('The other side reads it.')} maxLength={500} />}
        {needs === 'resolution' && (
          <>
            <TextAreaField name="resolution" hint={t('The other side reads it.')} maxLength={2000} />
            <TextField
              name="replacementSerial"
              hint={t('Only where another unit came in its place: the register then shows this number.')}
              maxLength={100}
              optional
            />
          </>
        )}
        {!needs && <Secondary as="p">{t('The other side is told.')}</Secondary>}
        <FormBar submit={t(action)} />
      </Form>
    </Dialog>
  );
}

/** What the reader can do with a claim now, or that others have the next step. */
export function ClaimTurn({ claim }: { claim: ShownClaim }) {
  const t = useT();
  const [to, setTo] = useState<WarrantyClaimStatus>();
  if (claim.steps.length === 0) {
    return (
      <Sheet title={t('What happens now')}>
        <Secondary as="p">
          {claim.status === 'Closed' || claim.status === 'Rejected' || claim.status === 'Withdrawn'
            ? t('The claim has ended.')
            : t('You will see here when it goes on.')}
        </Secondary>
      </Sheet>
    );
  }
  return (
    <Sheet title={t('What you can do')}>
      <Stack>
        {claim.steps.map((one, index) => (
          <Button
            key={one}
            block
            type={index === 0 && one !== 'Withdrawn' ? 'primary' : 'default'}
            danger={one === 'Rejected'}
            onClick={() => setTo(one)}
          >
            {t(moveOf(claim, one)?.action ?? one)}
          </Button>
        ))}
      </Stack>
      {to && <StepDialog claim={claim} to={to} onClose={() => setTo(undefined)} />}
    </Sheet>
  );
}
