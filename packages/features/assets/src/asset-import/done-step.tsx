import type { AssetImport } from '@portal/contracts';
import { ButtonLink, ButtonRow, DateText, formatNumber, Icon, NoteLine, Sheet, useT } from '@portal/ui';
import { Button } from 'antd';
import { FileUp } from 'lucide-react';
import { ImportSteps } from './import-steps.js';
import { RefusedRows } from './refused-rows.js';

interface DoneStepProps {
  of: AssetImport;
  repeated: boolean;
  base: string;
  onRestart: () => void;
}

/** The last step: what was made, and what was left out. */
export function DoneStep({ of, repeated, base, onRestart }: DoneStepProps) {
  const t = useT();
  return (
    <ImportSteps at="done">
      {repeated && (
        <NoteLine tone="waiting">
          {t('This file was imported already. Nothing was made twice.')} <DateText of={of.updatedAt} time />
        </NoteLine>
      )}
      <Sheet title={t('Imported {{n}} assets', { n: formatNumber(of.created) })}>
        {of.rows > of.created && (
          <p>{t('{{n}} rows were left out; see why below.', { n: formatNumber(of.rows - of.created) })}</p>
        )}
        <ButtonRow start>
          <ButtonLink primary to={`${base}?sort=-createdAt`}>
            {t('See the assets')}
          </ButtonLink>
          <Button icon={<Icon of={FileUp} />} onClick={onRestart}>
            {t('Import another file')}
          </Button>
        </ButtonRow>
      </Sheet>
      {of.refused.length > 0 && <RefusedRows of={of} />}
    </ImportSteps>
  );
}
