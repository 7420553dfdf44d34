import { ButtonRow } from '../layout/layout.js';
import { ConfirmDialog } from '../overlay/confirm-dialog.js';
import { Icon } from '../values/icon.js';
import { Loading } from '../states/loading.js';
import { NoteLine } from '../detail/note-line.js';
import { PlainTable } from '../detail/plain-table.js';
import { Sheet } from '../detail/sheet.js';
import { useSay } from '../i18n/use-say.js';
import { useT } from '../i18n/use-t.js';
import { useWrite } from '../api/queries.js';
import { Button } from 'antd';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { FileImport, ImportUndo } from './import-subject.js';

/** What of an import was taken out again, and what stays and why. */
function Undone({ undone, words }: { undone: NonNullable<FileImport['undone']>; words: ImportUndo }) {
  const t = useT();
  const say = useSay();
  const { taken, stay, staying, key } = words;
  return (
    <>
      <NoteLine tone="good">{taken(undone.taken)}</NoteLine>
      {undone.kept > 0 && (
        <Sheet title={stay(undone.kept)} flush>
          <PlainTable
            name={staying}
            rows={undone.rows}
            rowKey={(row) => String(undone.rows.indexOf(row))}
            columns={[
              { key: 'key', title: key.title, render: (row) => key.of(row) },
              { key: 'reason', title: t('Reason'), render: ({ reason }) => say(reason) },
            ]}
          />
        </Sheet>
      )}
    </>
  );
}

/** An import that has ended can be taken back. */
export function UndoImport({ fileImport, undo: words }: { fileImport: FileImport; undo: ImportUndo }) {
  const t = useT();
  const { operation, may, note, question, action, going } = words;
  const undo = useWrite(operation);
  const [asks, setAsks] = useState(false);
  const { id, status, created, undone } = fileImport;
  if (status === 'Undoing') return <Loading text={going} />;
  if (status === 'Undone' && undone) return <Undone undone={undone} words={words} />;
  if (created === 0 || may?.(fileImport) === false) return null;
  return (
    <>
      <Sheet title={t('Was it the wrong file?')}>
        <p>{note}</p>
        <ButtonRow start>
          <Button icon={<Icon icon={Undo2} />} onClick={() => setAsks(true)}>
            {t('Undo this import')}
          </Button>
        </ButtonRow>
      </Sheet>
      <ConfirmDialog
        open={asks}
        title={question(fileImport)}
        action={action}
        danger
        onConfirm={() => undo.mutateAsync({ params: { id } })}
        onClose={() => setAsks(false)}
      >
        <p>{note}</p>
      </ConfirmDialog>
    </>
  );
}
