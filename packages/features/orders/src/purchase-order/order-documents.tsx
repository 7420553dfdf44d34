import { documents, procurementFiles } from '@portal/contracts';
import {
  ButtonLink,
  DateText,
  Icon,
  PlainTable,
  Problem,
  RowLink,
  Secondary,
  Sheet,
  ShownFiles,
  StatusTag,
  useHome,
  useMay,
  useRead,
  useT,
} from '@portal/ui';
import { Upload } from 'lucide-react';
import { statusLabels, typeLabels } from '../documents/document.words.js';
import type { ShownPurchaseOrder } from '../purchase-order-list/purchase-order.words.js';

const most = 50;

/** The files that were written with the order. */
export function OrderAttachments({ order: { attachments } }: { order: ShownPurchaseOrder }) {
  const t = useT();
  return (
    <Sheet title={t('Attachments')}>
      <ShownFiles files={attachments} store={procurementFiles} />
    </Sheet>
  );
}

/** What either side keeps with the order, each waiting for the other's decision; the newest first. */
export function OrderDocuments({ order: { id, sellerOrderId = id } }: { order: ShownPurchaseOrder }) {
  const t = useT();
  const may = useMay();
  const base = `${useHome()}/documents`;
  const query = { purchaseOrderId: sellerOrderId, pageSize: most };
  const { data, error, refetch } = useRead(documents.list, { query, enabled: may(documents.list) });
  if (!may(documents.list)) return null;
  return (
    <Sheet
      title={t('Documents')}
      flush={!!data?.items.length}
      more={
        may(documents.upload) && (
          <ButtonLink to={`${base}/new?purchaseOrderId=${sellerOrderId}`}>
            <Icon icon={Upload} /> {t('Upload Document')}
          </ButtonLink>
        )
      }
    >
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <Secondary as="p">{t('No documents found')}</Secondary>}
      {data && data.items.length > 0 && (
        <PlainTable
          name={t('Documents')}
          rows={data.items}
          rowKey={(document) => document.id}
          columns={[
            {
              key: 'name',
              title: t('Document name'),
              render: (document) => (
                <RowLink to={`${base}/${document.id}`}>
                  <bdi>{document.name}</bdi>
                </RowLink>
              ),
            },
            { key: 'type', title: t('Document type'), render: ({ type }) => t(typeLabels[type]) },
            {
              key: 'status',
              title: t('Status'),
              render: ({ status }) => <StatusTag kind="document" status={statusLabels[status]} />,
            },
            { key: 'uploaded', title: t('Uploaded on'), render: ({ uploadedAt }) => <DateText value={uploadedAt} /> },
          ]}
        />
      )}
    </Sheet>
  );
}
