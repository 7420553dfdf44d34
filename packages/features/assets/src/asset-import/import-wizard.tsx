import type { AssetImport } from '@portal/contracts';
import { useState } from 'react';
import { CheckStep } from './check-step.js';
import { DoneStep } from './done-step.js';
import { MatchStep } from './match-step.js';

interface ImportWizardProps {
  assetImport: AssetImport;
  /** The same file had been brought before. */
  repeated: boolean;
  base: string;
  onRestart: () => void;
}

const firstStep = ({ status }: AssetImport) => (status === 'Done' ? 'done' : 'match');

/** The steps after the upload. */
export function ImportWizard({ assetImport, repeated, base, onRestart }: ImportWizardProps) {
  const [step, setStep] = useState<'match' | 'check' | 'done'>(firstStep(assetImport));
  // What was imported before this visit, not by it.
  const [wasDone] = useState(assetImport.status === 'Done');
  if (step === 'done' || assetImport.status === 'Done') {
    return <DoneStep assetImport={assetImport} repeated={repeated && wasDone} base={base} onRestart={onRestart} />;
  }
  if (step === 'check' || assetImport.status === 'Running') {
    return <CheckStep assetImport={assetImport} onBack={() => setStep('match')} onDone={() => setStep('done')} />;
  }
  return (
    <MatchStep assetImport={assetImport} repeated={repeated} onBack={onRestart} onMatched={() => setStep('check')} />
  );
}
