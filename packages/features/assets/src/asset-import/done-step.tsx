import type { AssetImport } from '@portal/contracts';
import { ButtonLink, ButtonRow, DateText, formatNumber, Icon, NoteLine, Sheet, useT } from '@portal/ui';
import { Button } from 'antd';
import { FileUp } from 'lucide-react';
import { ImportSteps } from './import-steps.js';
import { RefusedRows } from './refused-rows.js';

interface DoneStepProps {
  assetImport: AssetImport;
  repeated: boolean;
  base: string;
  onRestart: () => void;
}

/** The last step: what was made, and what was left out. */
export function DoneStep({ assetImport, repeated, base, onRestart }: DoneStepProps) {
  const t = useT();
  return (
    <ImportSteps at="done">
      {repeated && (
        <NoteLine tone="waiting">
          {t('This file was imported already. Nothing was made twice.')} <DateText value={assetImport.updatedAt} time />
        </NoteLine>
      )}
      <Sheet title={t('Imported {{n}} assets', { n: formatNumber(assetImport.created) })}>
        {assetImport.rows > assetImport.created && (
          <p>
            {t('{{n}} rows were left out; see why below.', { n: formatNumber(assetImport.rows - assetImport.created) })}
          </p>
        )}
        <ButtonRow start>
          <ButtonLink primary to={`${base}?sort=-createdAt`}>
            {t('See the assets')}
          </ButtonLink>
          <Button icon={<Icon icon={FileUp} />} onClick={onRestart}>
            {t('Import another file')}
          </Button>
        </ButtonRow>
      </Sheet>
      {assetImport.refused.length > 0 && <RefusedRows assetImport={assetImport} />}
    </ImportSteps>
  );
}
