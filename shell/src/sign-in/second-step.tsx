import { Portal } from '@portal/ui';
import { SecondStepForm, type SecondStepFormProps } from './second-step.form.js';

/** The second step, with what its form needs around it: few need it, so it is fetched when it is asked for. */
export const SecondStep = (props: SecondStepFormProps) => (
  <Portal>
    <SecondStepForm {...props} />
  </Portal>
);
