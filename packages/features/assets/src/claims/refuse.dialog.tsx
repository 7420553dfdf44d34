import { deviceClaims, type OfficeClaim, paragraph } from '@portal/contracts';
import { Dialog, Form, FormBar, TextAreaField, toast, useT, useWrite } from '@portal/ui';
import { z } from 'zod';

const reasoned = z.object({ reason: paragraph('Please give a reason') });

/** Refuses a claim with a reason, which goes to who claimed the device. */
export function RefuseClaimDialog({ claim, onClose }: { claim: OfficeClaim | undefined; onClose: () => void }) {
  const t = useT();
  const decide = useWrite(deviceClaims.decide);
  if (!claim) return null;
  return (
    <Dialog
      open
      title={t('Refuse {{serialNumber}} for {{name}}', { serialNumber: claim.serialNumber, name: claim.claimedBy })}
      onClose={onClose}
    >
      <Form
        schema={reasoned}
        failureTitle={t('The claim was not refused')}
        onSubmit={async ({ reason }) => {
          await decide.mutateAsync({
            params: { id: claim.id },
            version: claim.version,
            body: { confirmed: false, reason },
          });
          onClose();
          toast(t('The claim was refused'));
        }}
      >
        <TextAreaField name="reason" label={t('Reason')} maxLength={500} />
        <FormBar submit={t('Refuse')} busyText={t('Saving...')} />
      </Form>
    </Dialog>
  );
}
