import { useT } from '../i18n/use-t.js';
import { Wizard, type WizardProps } from '../form/wizard.js';
import { useEffect, type ReactNode } from 'react';
import { stepKeys, stepTitles, type StepKey } from './steps.js';

interface ImportStepsProps extends Pick<WizardProps, 'primary' | 'onBack' | 'note'> {
  at: StepKey;
  children: ReactNode;
}

/** The frame of every step: all of them on top, this one below. */
export function ImportSteps({ at, children, ...wizard }: ImportStepsProps) {
  const t = useT();
  useEffect(() => {
    // A long step was left at its foot; the next one is read from its start.
    document.documentElement.scrollTop = 0;
  }, [at]);
  const steps = stepKeys.map((key) => ({
    key,
    title: t(stepTitles[key]),
    content: key === at ? children : null,
  }));
  return <Wizard wide steps={steps} at={at} {...wizard} />;
}
