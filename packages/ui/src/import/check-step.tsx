import { useImportSubject, type FileImport, isUnderWay } from './import-subject.js';
import { Figures } from '../frame/figures.js';
import { formatNumber } from '../values/number.js';
import { Ltr } from '../values/ltr.js';
import { messageOf } from '../api/api-error.js';
import { Meter } from '../detail/meter.js';
import { NoteLine } from '../detail/note-line.js';
import { RadioStack } from '../form/radio-stack.js';
import { Refusal } from '../states/refusal.js';
import { Sheet } from '../detail/sheet.js';
import { useT } from '../i18n/use-t.js';
import { useWrite } from '../api/queries.js';
import { useState } from 'react';
import { ImportSteps } from './import-steps.js';
import { RefusedRows } from './refused-rows.js';

interface CheckStepProps {
  fileImport: FileImport;
  onBack: () => void;
  onDone: () => void;
}

/** How far a running import is; whoever leaves finds it again. */
function Progress({ fileImport }: { fileImport: FileImport }) {
  const t = useT();
  const { progress } = useImportSubject();
  const note = progress(formatNumber(fileImport.created), formatNumber(fileImport.good));
  return (
    <Sheet title={t('Importing...')}>
      <Meter label={t('Imported so far')} value={fileImport.created} max={fileImport.good} note={note} />
      <p>{t('You can leave this page: the import goes on, and you find it again where you began it.')}</p>
    </Sheet>
  );
}

/** The third step: what is good, what is refused and why, and what to do with the good ones. */
export function CheckStep({ fileImport, onBack, onDone }: CheckStepProps) {
  const t = useT();
  const { operations, start: startLabel, figures = () => [], Read } = useImportSubject();
  const run = useWrite(operations.run);
  const [keepGood, setKeepGood] = useState(true);
  const [error, setError] = useState<string>();
  const refused = fileImport.rows - fileImport.good;
  const isRunning = isUnderWay(fileImport);
  const busy = run.isPending || isRunning;
  const taken = keepGood || !refused ? fileImport : { ...fileImport, good: 0 };
  const start = async () => {
    setError(undefined);
    try {
      const ended = (await run.mutateAsync({ params: { id: fileImport.id }, body: { keepGood } })) as FileImport;
      if (ended.status === 'Done') onDone();
    } catch (thrown) {
      setError(messageOf(thrown));
    }
  };
  const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;
  return (
    <ImportSteps
      at="check"
      onBack={busy ? undefined : onBack}
      primary={{
        label: busy ? t('Importing...') : startLabel(formatNumber(taken.good), taken),
        disabled: fileImport.good === 0 || (refused > 0 && !keepGood),
        busy,
        onClick: () => void start(),
      }}
    >
      {isRunning && <Progress fileImport={fileImport} />}
      <Figures
        figures={[
          { label: t('Rows in the file'), value: count(fileImport.rows) },
          { label: t('Good rows'), value: count(fileImport.good) },
          ...figures(fileImport).map(({ label, value }) => ({ label, value: count(value) })),
          { label: t('Refused rows'), value: count(refused), attention: refused > 0 },
        ]}
      />
      {Read && <Read fileImport={fileImport} />}
      {fileImport.status === 'Refused' && (
        <NoteLine tone="bad">{t('Nothing was imported: some rows were refused.')}</NoteLine>
      )}
      {error && <Refusal text={error} />}
      {refused > 0 && (
        <>
          <Sheet title={t('When rows are refused')}>
            <RadioStack
              aria-label={t('When rows are refused')}
              disabled={busy}
              value={keepGood}
              onChange={({ target }) => setKeepGood(target.value as boolean)}
              options={[
                { value: true, label: t('Keep good rows when others fail') },
                { value: false, label: t('Import all rows or none: correct the file first') },
              ]}
            />
          </Sheet>
          <RefusedRows fileImport={fileImport} />
        </>
      )}
    </ImportSteps>
  );
}
