import { type AssetImport, assetImports } from '@portal/contracts';
import {
  ButtonRow,
  ConfirmDialog,
  type FileImport,
  formatNumber,
  Icon,
  Loading,
  Ltr,
  NoteLine,
  PlainTable,
  Sheet,
  useSay,
  useT,
  useWrite,
} from '@portal/ui';
import { Button } from 'antd';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';

/** What of an import was taken out again, and what stays and why. */
function Undone({ undone }: { undone: NonNullable<AssetImport['undone']> }) {
  const t = useT();
  const say = useSay();
  return (
    <>
      <NoteLine tone="good">{t('{{n}} assets were taken out again.', { n: formatNumber(undone.taken) })}</NoteLine>
      {undone.kept > 0 && (
        <Sheet title={t('{{n}} assets stay', { n: formatNumber(undone.kept) })} flush>
          <PlainTable
            name={t('Assets that stay')}
            rows={undone.rows}
            rowKey={({ serialNumber }) => serialNumber}
            columns={[
              { key: 'serial', title: t('Serial number'), render: ({ serialNumber }) => <Ltr>{serialNumber}</Ltr> },
              { key: 'reason', title: t('Reason'), render: ({ reason }) => say(reason) },
            ]}
          />
        </Sheet>
      )}
    </>
  );
}

/** What can be done with an import that has ended: it can be taken back. */
export function EndedImport({ fileImport }: { fileImport: FileImport }) {
  const t = useT();
  const undo = useWrite(assetImports.undo);
  const [asks, setAsks] = useState(false);
  const { id, status, created, updated, undone } = fileImport as AssetImport;
  if (status === 'Undoing') return <Loading text={t('The assets are being taken out again.')} />;
  if (status === 'Undone' && undone) return <Undone undone={undone} />;
  return (
    <>
      {updated > 0 && <NoteLine>{t('{{n}} registered assets were updated.', { n: formatNumber(updated) })}</NoteLine>}
      {created > 0 && (
        <Sheet title={t('Was it the wrong file?')}>
          <p>{t('Assets that were assigned or changed since stay. What was updated stays as it is.')}</p>
          <ButtonRow start>
            <Button icon={<Icon icon={Undo2} />} onClick={() => setAsks(true)}>
              {t('Undo this import')}
            </Button>
          </ButtonRow>
        </Sheet>
      )}
      <ConfirmDialog
        open={asks}
        title={t('Take out the {{n}} assets of {{file}}?', { n: formatNumber(created), file: fileImport.fileName })}
        action={t('Take out')}
        danger
        onConfirm={() => undo.mutateAsync({ params: { id } })}
        onClose={() => setAsks(false)}
      >
        <p>{t('Assets that were assigned or changed since stay. What was updated stays as it is.')}</p>
      </ConfirmDialog>
    </>
  );
}
