import { type AssetDraft, assetDrafts, assetDraftStatuses } from '@portal/contracts';
import {
  type BulkAction,
  type Column,
  DateText,
  ListScreen,
  Ltr,
  Money,
  NoteLine,
  type RowAction,
  RowLink,
  StatusTag,
  TwoLines,
  useHome,
  useMay,
  useT,
} from '@portal/ui';
import { PackageCheck, PackageX } from 'lucide-react';
import { useState } from 'react';
import { AcceptDialog } from './accept.dialog.js';
import { RefuseDialog } from './refuse.dialog.js';

/** Where the orders of each kind live. */
interface Places {
  orders: string;
  purchaseOrders: string;
}

function useColumns({ orders, purchaseOrders }: Places): Column<AssetDraft>[] {
  const t = useT();
  const home = useHome();
  return [
    {
      key: 'serial',
      title: t('Serial number'),
      sort: 'serialNumber',
      render: ({ serialNumber, manufacturer, model }) => (
        <TwoLines first={<Ltr>{serialNumber}</Ltr>} second={<bdi>{`${manufacturer} ${model}`}</bdi>} />
      ),
    },
    {
      key: 'name',
      title: t('Asset name'),
      sort: 'name',
      render: ({ name, category }) => <TwoLines first={<bdi>{name}</bdi>} second={t(category)} />,
    },
    {
      key: 'order',
      title: t('Order'),
      sort: 'order',
      render: ({ source, orderId, gemContractNumber, deliveryNumber }) => (
        <TwoLines
          first={
            <RowLink to={`${source === 'gem' ? orders : purchaseOrders}/${orderId}`}>
              <Ltr>{gemContractNumber}</Ltr>
            </RowLink>
          }
          // What came with the delivery of an order as a whole has no proof of its own.
          second={deliveryNumber !== gemContractNumber && <Ltr>{deliveryNumber}</Ltr>}
        />
      ),
    },
    {
      key: 'bought',
      title: t('Purchase date'),
      render: ({ purchaseDate, warrantyExpiry }) => (
        <TwoLines
          first={<DateText value={purchaseDate} />}
          second={
            warrantyExpiry && (
              <>
                {t('Warranty expiry')} <DateText value={warrantyExpiry} />
              </>
            )
          }
        />
      ),
      card: 'none',
    },
    { key: 'value', title: t('Value'), sort: 'value', amount: true, render: ({ value }) => <Money amount={value} /> },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      render: ({ id, status, assetUid, reason, rejectedBy }) => (
        <TwoLines
          first={<StatusTag kind="assetDraft" status={status} />}
          second={
            assetUid ? (
              <RowLink to={`${home}/assets/${id}`}>
                <Ltr>{assetUid}</Ltr>
              </RowLink>
            ) : (
              <bdi>{rejectedBy ? t('Rejected in the inspection: {{number}}', { number: rejectedBy }) : reason}</bdi>
            )
          }
        />
      ),
      card: 'end',
    },
  ];
}

interface Doing {
  what: 'accept' | 'refuse';
  on: AssetDraft[];
  /** Drops the selection that they came from. */
  deselect?: () => void;
}

/** Delivered units, filled from their orders: the office takes them into the register in one step, or refuses them. */
export function DraftListPage({ base, ...places }: { base: string } & Places) {
  const t = useT();
  const may = useMay();
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const on = (what: Doing['what']) => (doing?.what === what ? doing.on : []);
  const waiting = (rows: AssetDraft[]) => rows.filter(({ status }) => status === 'To Accept');
  const bulkActions: BulkAction<AssetDraft>[] = [
    {
      key: 'accept',
      label: t('Accept into the register'),
      icon: PackageCheck,
      onClick: (rows, deselect) => setDoing({ what: 'accept', on: waiting(rows), deselect }),
    },
    {
      key: 'refuse',
      label: t('Refuse'),
      icon: PackageX,
      danger: true,
      onClick: (rows, deselect) => setDoing({ what: 'refuse', on: waiting(rows), deselect }),
    },
  ];
  const rowActions = (draft: AssetDraft): RowAction[] =>
    draft.status === 'To Accept'
      ? [
          {
            key: 'accept',
            label: t('Accept into the register'),
            icon: PackageCheck,
            shown: true,
            onClick: () => setDoing({ what: 'accept', on: [draft] }),
          },
          {
            key: 'refuse',
            label: t('Refuse'),
            icon: PackageX,
            danger: true,
            onClick: () => setDoing({ what: 'refuse', on: [draft] }),
          },
        ]
      : [];
  return (
    <>
      <ListScreen
        title={t('Assets to accept')}
        crumbs={[{ label: t('Assets to accept'), to: base }]}
        operation={assetDrafts.list}
        searchLabel={t('Search serial number, name, order, delivery proof')}
        filters={[{ name: 'status', label: t('Status'), options: [...assetDraftStatuses] }]}
        defaultSort="-createdAt"
        banner={
          may(assetDrafts.accept) && (
            <NoteLine tone="waiting">
              {t(
                'Units that your inspection rejects are refused here by themselves, unless their delivery did not name them.',
              )}
            </NoteLine>
          )
        }
        columns={useColumns(places)}
        rowKey={({ id }) => id}
        rowName={({ name, serialNumber }) => `${name} ${serialNumber}`}
        bulkActions={may(assetDrafts.accept) ? bulkActions : undefined}
        rowActions={may(assetDrafts.accept) ? rowActions : undefined}
        selectMost={200}
        empty={{
          title: t('No assets to accept'),
          text: t('Units that sellers deliver with their serial numbers wait here for the register.'),
        }}
        errorTitle={t('The assets to accept cannot be read')}
      />
      <AcceptDialog drafts={on('accept')} onDone={doing?.deselect} onClose={close} />
      <RefuseDialog drafts={on('refuse')} onDone={doing?.deselect} onClose={close} />
    </>
  );
}
