import type { AssetImport } from '@portal/contracts';
import { useState } from 'react';
import { CheckStep } from './check-step.js';
import { DoneStep } from './done-step.js';
import { MatchStep } from './match-step.js';

interface ImportWizardProps {
  of: AssetImport;
  /** The same file had been brought before. */
  repeated: boolean;
  base: string;
  onRestart: () => void;
}

const firstStep = ({ status }: AssetImport) => (status === 'Done' ? 'done' : 'match');

/** The steps after the upload. */
export function ImportWizard({ of, repeated, base, onRestart }: ImportWizardProps) {
  const [step, setStep] = useState<'match' | 'check' | 'done'>(firstStep(of));
  // What was imported before this visit, not by it.
  const [wasDone] = useState(of.status === 'Done');
  if (step === 'done' || of.status === 'Done') {
    return <DoneStep of={of} repeated={repeated && wasDone} base={base} onRestart={onRestart} />;
  }
  if (step === 'check' || of.status === 'Running') {
    return <CheckStep of={of} onBack={() => setStep('match')} onDone={() => setStep('done')} />;
  }
  return <MatchStep of={of} repeated={repeated} onBack={onRestart} onMatched={() => setStep('check')} />;
}
