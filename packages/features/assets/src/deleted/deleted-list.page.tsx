import { assets, DeletedAsset } from '@portal/contracts';
import {
  type Column,
  ConfirmDialog,
  DateText,
  ListScreen,
  Ltr,
  type RowAction,
  Secondary,
  toast,
  TwoLines,
  useLabels,
  useT,
  useWrite,
} from '@portal/ui';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

function useColumns(): Column<DeletedAsset>[] {
  const t = useT();
  const label = useLabels(DeletedAsset);
  return [
    {
      key: 'name',
      title: t('Asset'),
      sort: 'name',
      render: ({ name, serialNumber }) => <TwoLines first={<bdi>{name}</bdi>} second={<Ltr>{serialNumber}</Ltr>} />,
    },
    {
      key: 'uid',
      title: label('assetUid'),
      sort: 'assetUid',
      render: ({ assetUid, category }) => <TwoLines first={<Ltr>{assetUid}</Ltr>} second={t(category)} />,
    },
    {
      key: 'department',
      title: label('department'),
      sort: 'department',
      render: ({ department, buyerName }) => (
        <TwoLines first={<bdi>{department}</bdi>} second={buyerName && <bdi>{buyerName}</bdi>} />
      ),
    },
    {
      key: 'contract',
      title: t('Order'),
      card: 'none',
      render: ({ gemContractNumber }) => <Ltr>{gemContractNumber}</Ltr>,
    },
    {
      key: 'deleted',
      title: label('deletedAt'),
      sort: 'deletedAt',
      card: 'end',
      render: ({ deletedAt, deletedBy, undoneImport }) => (
        <TwoLines
          first={<DateText value={deletedAt} time />}
          second={
            <>
              {deletedBy ? <bdi>{deletedBy}</bdi> : <Secondary>–</Secondary>}
              {undoneImport && <> · {t('Import undone: {{file}}', { file: undoneImport })}</>}
            </>
          }
        />
      ),
    },
  ];
}

/** Assets that were taken out of the register; a Super Admin brings them back. */
export function DeletedListPage({ base }: { base: string }) {
  const t = useT();
  const navigate = useNavigate();
  const restore = useWrite(assets.restore);
  const [chosen, setChosen] = useState<DeletedAsset>();
  const rowActions = (asset: DeletedAsset): RowAction[] => [
    { key: 'restore', label: t('Restore'), icon: ArchiveRestore, shown: true, onClick: () => setChosen(asset) },
  ];
  return (
    <>
      <ListScreen
        title={t('Deleted assets')}
        crumbs={[{ label: t('Assets'), to: base }, { label: t('Deleted assets') }]}
        operation={assets.deleted}
        searchLabel={t('Search name, serial number, contract')}
        defaultSort="-deletedAt"
        columns={useColumns()}
        rowKey={({ id }) => id}
        rowName={({ name, serialNumber }) => `${name} ${serialNumber}`}
        rowActions={rowActions}
        empty={{ title: t('No deleted assets'), text: t('Assets that are deleted can be brought back from here.') }}
        errorTitle={t('The deleted assets cannot be read')}
      />
      <ConfirmDialog
        open={!!chosen}
        title={t('Restore {{asset}}?', { asset: chosen?.name })}
        action={t('Restore')}
        onConfirm={async () => {
          if (!chosen) return;
          const back = await restore.mutateAsync({ params: { id: chosen.id } });
          toast(t('{{asset}} is back in the register', { asset: back.name }));
          await navigate(`${base}/${back.id}`);
        }}
        onClose={() => setChosen(undefined)}
      >
        <p>
          <Ltr>{chosen?.serialNumber}</Ltr> · <Ltr>{chosen?.assetUid}</Ltr>
        </p>
        <p>
          {t('It takes its place at the order and its serial number again, and is with nobody until it is assigned.')}
        </p>
      </ConfirmDialog>
    </>
  );
}
