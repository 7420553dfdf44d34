import { assetImports, type AssetImport } from '@portal/contracts';
import {
  Figures,
  formatNumber,
  Ltr,
  messageOf,
  Meter,
  NoteLine,
  RadioStack,
  Refusal,
  Sheet,
  useT,
  useWrite,
} from '@portal/ui';
import { useState } from 'react';
import { ImportSteps } from './import-steps.js';
import { RefusedRows } from './refused-rows.js';

interface CheckStepProps {
  assetImport: AssetImport;
  onBack: () => void;
  onDone: () => void;
}

/** How far a running import is. */
function Progress({ assetImport }: { assetImport: AssetImport }) {
  const t = useT();
  const note = t('{{created}} of {{good}} assets', {
    created: formatNumber(assetImport.created),
    good: formatNumber(assetImport.good),
  });
  return <Meter label={t('Importing...')} value={assetImport.created} max={assetImport.good} note={note} />;
}

/** The third step: what is good, what is refused and why, and what to do with the good ones. */
export function CheckStep({ assetImport, onBack, onDone }: CheckStepProps) {
  const t = useT();
  const run = useWrite(assetImports.run);
  const [keepGood, setKeepGood] = useState(true);
  const [error, setError] = useState<string>();
  const refused = assetImport.rows - assetImport.good;
  const busy = run.isPending || assetImport.status === 'Running';
  const start = async () => {
    setError(undefined);
    try {
      const ended = await run.mutateAsync({ params: { id: assetImport.id }, body: { keepGood } });
      if (ended.status === 'Done') onDone();
    } catch (thrown) {
      setError(messageOf(thrown));
    }
  };
  const count = (value: number) => <Ltr>{formatNumber(value)}</Ltr>;
  return (
    <ImportSteps
      at="check"
      note={busy && <Progress assetImport={assetImport} />}
      onBack={busy ? undefined : onBack}
      primary={{
        label: busy
          ? t('Importing...')
          : t('Import {{n}} assets', { n: formatNumber(keepGood || !refused ? assetImport.good : 0) }),
        disabled: assetImport.good === 0 || (refused > 0 && !keepGood),
        busy,
        onClick: () => void start(),
      }}
    >
      <Figures
        figures={[
          { label: t('Rows in the file'), value: count(assetImport.rows) },
          { label: t('Good rows'), value: count(assetImport.good) },
          { label: t('Refused rows'), value: count(refused), attention: refused > 0 },
        ]}
      />
      {assetImport.status === 'Refused' && (
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
          <RefusedRows assetImport={assetImport} />
        </>
      )}
    </ImportSteps>
  );
}
