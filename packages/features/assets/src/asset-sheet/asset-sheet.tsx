import type { Asset } from '@portal/contracts';
import { ButtonRow, ConfirmDialog, Icon, NoteLine, Secondary, useSay, useT } from '@portal/ui';
import { Button } from 'antd';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { useSees } from '../use-sees.js';
import { sheetFields } from './sheet-cells.js';
import { SheetGrid } from './sheet-grid.js';
import { useSheet } from './use-sheet.js';
import { useSheetSave } from './use-sheet-save.js';
import css from './sheet.module.css';

/** Nobody leaves with changes that are not saved without being asked. */
function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const t = useT();
  const blocker = useBlocker(isChanged);
  useEffect(() => {
    if (!isChanged) return undefined;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isChanged]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('Leave without saving the changes?')}
      action={t('Leave without saving')}
      danger
      onConfirm={() => {
        blocker.proceed?.();
        // The page goes; nothing is left to be closed.
        return Promise.resolve(false);
      }}
      onClose={() => blocker.reset?.()}
    />
  );
}

function OutcomeNote({ save }: { save: ReturnType<typeof useSheetSave> }) {
  const t = useT();
  const say = useSay();
  const { outcome, canUndo, busy, undo } = save;
  if (!outcome) return null;
  const { saved, refused, failure, isUndo } = outcome;
  return (
    <div role="status">
      <NoteLine tone={failure || refused ? 'bad' : 'good'}>
        {isUndo
          ? t('{{count}} rows are as they were before', { count: saved })
          : t('{{count}} rows were saved', { count: saved })}
        {refused > 0 &&
          ` · ${t('{{count}} rows could not be saved: the reasons stand in their cells', { count: refused })}`}
        {failure && ` · ${say(failure)}`}{' '}
        {canUndo && (
          <Button size="small" icon={<Icon icon={Undo2} />} disabled={busy} onClick={() => void undo()}>
            {t('Undo')}
          </Button>
        )}
      </NoteLine>
    </div>
  );
}

/** Assets as a sheet: cells are typed in, pasted from a spreadsheet and filled down; one button saves what changed. */
export function AssetSheet({ rows }: { rows: readonly Asset[] }) {
  const t = useT();
  const sees = useSees();
  const sheet = useSheet(rows);
  const save = useSheetSave(sheet);
  const bar = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(0);
  const count = sheet.edits.length;
  return (
    <div className={css.whole}>
      <LeaveGuard isChanged={count > 0} />
      <div ref={bar} tabIndex={-1} role="group" aria-label={t('Changes')}>
        <ButtonRow>
          <Button type="primary" disabled={count === 0} loading={save.busy} onClick={() => void save.save()}>
            {t('Save {{count}} changed rows', { count })}
          </Button>
          <Button disabled={count === 0 || save.busy} onClick={sheet.discard}>
            {t('Discard changes')}
          </Button>
        </ButtonRow>
      </div>
      <Secondary as="p">
        {t(
          'Arrow keys, Tab and Enter go from cell to cell; a block that was copied in a spreadsheet can be pasted. Shift and an arrow key mark rows, Ctrl+D fills them from the first. Escape leaves the sheet.',
        )}
      </Secondary>
      <OutcomeNote save={save} />
      {cut > 0 && (
        <NoteLine tone="waiting">{t('{{count}} pasted rows had no place in this sheet', { count: cut })}</NoteLine>
      )}
      <SheetGrid
        sheet={sheet}
        fields={sheetFields.filter(sees)}
        disabled={save.busy}
        onLeave={() => bar.current?.focus()}
        onCut={setCut}
      />
    </div>
  );
}
