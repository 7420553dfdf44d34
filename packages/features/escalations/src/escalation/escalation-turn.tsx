import { type Escalation, EscalationChange, escalations, escalationStepsOf } from '@portal/contracts';
import {
  Dialog,
  Form,
  FormBar,
  Secondary,
  Sheet,
  Stack,
  TextAreaField,
  toast,
  useMay,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { EscalationWork, hasWork } from './escalation-work.js';

type Step = ReturnType<typeof useSteps>[number];

const useSteps = (escalation: Escalation) => escalationStepsOf(escalation, useUser().role);

/** Asks before a step, with how it was resolved where that is needed; a refusal loses nothing. */
function StepDialog({ escalation, step, onClose }: { escalation: Escalation; step: Step; onClose: () => void }) {
  const t = useT();
  const update = useWrite(escalations.update);
  return (
    <Dialog
      open
      title={t('{{action}}: {{number}}', { action: t(step.action), number: escalation.number })}
      onClose={onClose}
    >
      <Form
        schema={EscalationChange}
        initial={{ status: step.to }}
        failureTitle={t('The escalation was not changed')}
        onSubmit={async ({ resolution }) => {
          const params = { id: escalation.id };
          await update.mutateAsync({ params, version: escalation.version, body: { status: step.to, resolution } });
          toast(t('{{number}}: {{status}}', { number: escalation.number, status: t(step.to) }));
          onClose();
        }}
      >
        {step.needs && (
          <TextAreaField
            name="resolution"
            label={t('Resolution')}
            hint={t('What was done; both sides read it.')}
            maxLength={500}
          />
        )}
        {step.to === 'Closed' && <Secondary as="p">{t('A closed escalation cannot be opened again.')}</Secondary>}
        <FormBar submit={t(step.action)} />
      </Form>
    </Dialog>
  );
}

/** What the reader can do with an escalation now, or that nothing is left to do. */
export function EscalationTurn({ escalation }: { escalation: Escalation }) {
  const t = useT();
  const may = useMay();
  const steps = useSteps(escalation);
  const [step, setStep] = useState<Step>();
  const works = hasWork(escalation, useUser().role);
  if (!may(escalations.update) || !escalation.mayAnswer || (steps.length === 0 && !works)) {
    return (
      <Sheet title={t('What happens now')}>
        <Secondary as="p">
          {escalation.status === 'Closed' ? t('The escalation is closed.') : t('You will see here when it goes on.')}
        </Secondary>
      </Sheet>
    );
  }
  return (
    <Sheet title={t('What you can do')}>
      <Stack>
        {steps.map((one, index) => (
          <Button key={one.to} block type={index === 0 ? 'primary' : 'default'} onClick={() => setStep(one)}>
            {t(one.action)}
          </Button>
        ))}
        {works && <EscalationWork escalation={escalation} />}
      </Stack>
      {step && <StepDialog escalation={escalation} step={step} onClose={() => setStep(undefined)} />}
    </Sheet>
  );
}
