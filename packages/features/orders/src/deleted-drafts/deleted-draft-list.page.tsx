import { DeletedDraft, purchaseOrders } from '@portal/contracts';
import {
  type Column,
  ConfirmDialog,
  DateText,
  ListScreen,
  Ltr,
  Money,
  type RowAction,
  toast,
  TwoLines,
  useLabels,
  useT,
  useUser,
  useWrite,
} from '@portal/ui';
import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

function useColumns(): Column<DeletedDraft>[] {
  const t = useT();
  const label = useLabels(DeletedDraft);
  // A Super Admin restores at any time, and others' drafts.
  const isKeptForEver = useUser().role === 'Super Admin';
  const until: Column<DeletedDraft> = {
    key: 'until',
    title: label('keptUntil'),
    card: 'named',
    render: ({ keptUntil }) => keptUntil && <DateText value={keptUntil} />,
  };
  return [
    {
      key: 'po',
      title: t('PO Details'),
      sort: 'poNumber',
      render: ({ poNumber, title }) => <TwoLines first={<Ltr>{poNumber}</Ltr>} second={<bdi>{title}</bdi>} />,
    },
    {
      key: 'department',
      title: label('department'),
      sort: 'department',
      card: 'none',
      render: ({ department, requestedBy }) => (
        <TwoLines first={<bdi>{department}</bdi>} second={<bdi>{requestedBy}</bdi>} />
      ),
    },
    {
      key: 'supplier',
      title: label('supplier'),
      card: 'none',
      render: ({ supplier }) => (supplier ? <bdi>{supplier}</bdi> : '–'),
    },
    {
      key: 'amount',
      title: t('Amount'),
      sort: 'totalAmount',
      amount: true,
      card: 'end',
      render: ({ totalAmount }) => <Money amount={totalAmount} />,
    },
    {
      key: 'deleted',
      title: label('deletedAt'),
      sort: 'deletedAt',
      card: 'named',
      render: ({ deletedAt }) => <DateText value={deletedAt} time />,
    },
    ...(isKeptForEver ? [] : [until]),
  ];
}

/** Drafts that were deleted, as long as the reader can bring them back. */
export function DeletedDraftListPage({ base }: { base: string }) {
  const t = useT();
  const navigate = useNavigate();
  const restore = useWrite(purchaseOrders.restore);
  const [chosen, setChosen] = useState<DeletedDraft>();
  const rowActions = (draft: DeletedDraft): RowAction[] => [
    { key: 'restore', label: t('Restore'), icon: ArchiveRestore, shown: true, onClick: () => setChosen(draft) },
  ];
  return (
    <>
      <ListScreen
        title={t('Deleted drafts')}
        crumbs={[{ label: t('Purchase Orders'), to: base }, { label: t('Deleted drafts') }]}
        operation={purchaseOrders.deleted}
        searchLabel={t('Search number, title, department, supplier')}
        defaultSort="-deletedAt"
        columns={useColumns()}
        rowKey={({ id }) => id}
        rowName={({ poNumber }) => poNumber}
        rowActions={rowActions}
        empty={{
          title: t('No deleted drafts'),
          text: t('A draft that you delete can be brought back from here for 30 days.'),
        }}
        errorTitle={t('The deleted drafts cannot be read')}
      />
      <ConfirmDialog
        open={!!chosen}
        title={t('Restore {{name}}?', { name: chosen?.poNumber })}
        action={t('Restore')}
        onConfirm={async () => {
          if (!chosen) return;
          const { id, poNumber: number } = await restore.mutateAsync({ params: { id: chosen.id } });
          toast(t('Purchase order {{number}} was restored', { number }));
          await navigate(`${base}/${id}`);
        }}
        onClose={() => setChosen(undefined)}
      >
        <p>
          <bdi>{chosen?.title}</bdi>
        </p>
      </ConfirmDialog>
    </>
  );
}
