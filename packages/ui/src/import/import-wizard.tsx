import type { FileImport } from './import-subject.js';
import { useState } from 'react';
import { CheckStep } from './check-step.js';
import { DoneStep } from './done-step.js';
import { MatchStep } from './match-step.js';

interface ImportWizardProps {
  fileImport: FileImport;
  /** The same file had been brought before. */
  repeated: boolean;
  onRestart: () => void;
}

const isEnded = ({ status }: FileImport) => status === 'Done' || status === 'Undoing' || status === 'Undone';
const firstStep = (fileImport: FileImport) =>
  isEnded(fileImport) ? 'done' : fileImport.status === 'Running' ? 'check' : 'match';

/** The steps after the upload. */
export function ImportWizard({ fileImport, repeated, onRestart }: ImportWizardProps) {
  const [step, setStep] = useState<'match' | 'check' | 'done'>(firstStep(fileImport));
  // What was imported before this visit, not by it.
  const [wasDone] = useState(isEnded(fileImport));
  if (step === 'done' || isEnded(fileImport)) {
    return <DoneStep fileImport={fileImport} repeated={repeated && wasDone} onRestart={onRestart} />;
  }
  if (step === 'check' || fileImport.status === 'Running') {
    return <CheckStep fileImport={fileImport} onBack={() => setStep('match')} onDone={() => setStep('done')} />;
  }
  return (
    <MatchStep fileImport={fileImport} repeated={repeated} onBack={onRestart} onMatched={() => setStep('check')} />
  );
}
