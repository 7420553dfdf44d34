import { documents, type RecordDocument } from '@portal/contracts';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useReadPages } from '../api/read-pages.js';
import { useHome } from '../frame/area-home.js';
import { useT } from '../i18n/use-t.js';
import { ButtonLink, RowLink } from '../links/links.js';
import { useMay } from '../session/use-may.js';
import { Problem } from '../states/problem.js';
import { StatusTag } from '../status/status-tag.js';
import { Validity } from '../status/validity.js';
import { Secondary } from '../text/text.js';
import { DateText } from '../values/date-text.js';
import { Icon } from '../values/icon.js';
import { documentStatusLabels, documentTypeLabels } from './document-words.js';
import { PlainTable } from './plain-table.js';
import { Sheet } from './sheet.js';
import { ShowMore } from './show-more.js';

const pageSize = 20;

type Named = Pick<RecordDocument, 'purchaseOrderId' | 'assetId' | 'amcContractId'>;

/** What either side keeps with a record, each waiting for the other's decision, the newest first; and the way to add to it. */
export function DocumentsOf({ record }: { record: Named }) {
  const t = useT();
  const may = useMay();
  const base = `${useHome()}/documents`;
  const [pages, setPages] = useState(1);
  const asked = { query: { ...record }, enabled: may(documents.list) };
  const { data, error, refetch } = useReadPages(documents.list, asked, { pageSize, pages });
  if (!may(documents.list)) return null;
  const address = new URLSearchParams(Object.entries(record).filter(([, id]) => id));
  return (
    <Sheet
      title={t('Documents')}
      flush={!!data?.items.length}
      more={
        may(documents.upload) && (
          <ButtonLink to={`${base}/new?${address.toString()}`}>
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
            { key: 'type', title: t('Document type'), render: ({ type }) => t(documentTypeLabels[type]) },
            {
              key: 'status',
              title: t('Status'),
              render: ({ status }) => <StatusTag kind="document" status={documentStatusLabels[status]} />,
            },
            { key: 'uploaded', title: t('Uploaded on'), render: ({ uploadedAt }) => <DateText value={uploadedAt} /> },
            { key: 'expires', title: t('Valid until'), render: ({ expiresOn }) => <Validity until={expiresOn} /> },
          ]}
        />
      )}
      {data && <ShowMore shown={data.items.length} total={data.total} onMore={() => setPages(pages + 1)} />}
    </Sheet>
  );
}
