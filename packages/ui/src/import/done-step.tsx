import { useImportSubject, type FileImport } from './import-subject.js';
import { ButtonLink } from '../links/links.js';
import { ButtonRow } from '../layout/layout.js';
import { DateText } from '../values/date-text.js';
import { formatNumber } from '../values/number.js';
import { Icon } from '../values/icon.js';
import { NoteLine } from '../detail/note-line.js';
import { Sheet } from '../detail/sheet.js';
import { useT } from '../i18n/use-t.js';
import { Button } from 'antd';
import { FileUp } from 'lucide-react';
import { ImportSteps } from './import-steps.js';
import { RefusedRows } from './refused-rows.js';
import { UndoImport } from './undo-import.js';

interface DoneStepProps {
  fileImport: FileImport;
  repeated: boolean;
  onRestart: () => void;
}

/** The last step: what was made, and what was left out. */
export function DoneStep({ fileImport, repeated, onRestart }: DoneStepProps) {
  const t = useT();
  const { list, done, title, undo, Ended, Read } = useImportSubject();
  const leftOut = fileImport.rows - fileImport.good;
  return (
    <ImportSteps at="done">
      {repeated && (
        <NoteLine tone="waiting">
          {t('This file was imported already. Nothing was made twice.')} <DateText value={fileImport.updatedAt} time />
        </NoteLine>
      )}
      <Sheet title={fileImport.status === 'Done' ? done(formatNumber(fileImport.created), fileImport) : title}>
        {leftOut > 0 && <p>{t('{{n}} rows were left out; see why below.', { n: formatNumber(leftOut) })}</p>}
        <ButtonRow start>
          <ButtonLink primary to={list.to}>
            {list.see}
          </ButtonLink>
          <Button icon={<Icon icon={FileUp} />} onClick={onRestart}>
            {t('Import another file')}
          </Button>
        </ButtonRow>
      </Sheet>
      {Read && <Read fileImport={fileImport} />}
      {Ended && <Ended fileImport={fileImport} />}
      {undo && <UndoImport fileImport={fileImport} undo={undo} />}
      {fileImport.refused.length > 0 && <RefusedRows fileImport={fileImport} />}
    </ImportSteps>
  );
}
