import { documentPlaces, documents, documentStatuses, documentTypes } from '@portal/contracts';
import {
  ButtonLink,
  type Column,
  DateText,
  formatSize,
  Icon,
  ListScreen,
  Ltr,
  type RowOf,
  StatusTag,
  TwoLines,
  useMay,
  useT,
  Validity,
  documentStatusLabels,
  documentTypeLabels,
} from '@portal/ui';
import { Upload } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { recordIn } from './document-record.js';
import { RecordLink, type RecordPlaces } from './record-link.js';
import { useDocumentFigures } from './use-document-figures.js';

type DocumentRow = RowOf<typeof documents.list>;

function useDocumentColumns(places: RecordPlaces): Column<DocumentRow>[] {
  const t = useT();
  return [
    {
      key: 'name',
      title: t('Document'),
      sort: 'name',
      render: ({ name, type }) => <TwoLines first={<bdi>{name}</bdi>} second={t(documentTypeLabels[type])} />,
    },
    {
      key: 'record',
      title: t('Belongs to'),
      sort: 'recordName',
      render: (document) => <RecordLink document={document} places={places} />,
    },
    {
      key: 'uploaded',
      title: t('Uploaded on'),
      sort: 'uploadedAt',
      render: ({ uploadedAt, uploadedBy }) => (
        <TwoLines first={<DateText value={uploadedAt} />} second={<bdi>{uploadedBy}</bdi>} />
      ),
    },
    {
      key: 'expires',
      title: t('Valid until'),
      sort: 'expiresOn',
      render: ({ expiresOn }) => (expiresOn ? <Validity until={expiresOn} /> : '–'),
      card: 'named',
    },
    {
      key: 'size',
      title: t('Size'),
      sort: 'size',
      amount: true,
      render: ({ size }) => <Ltr>{formatSize(size)}</Ltr>,
      card: 'none',
    },
    {
      key: 'status',
      title: t('Status'),
      sort: 'status',
      render: ({ status }) => <StatusTag kind="document" status={documentStatusLabels[status]} />,
      card: 'end',
    },
  ];
}

/** What is called the place of a document by which lists are narrowed. */
const placeLabels: Record<(typeof documentPlaces)[number], string> = {
  order: 'Orders',
  asset: 'Assets',
  amcContract: 'AMC contracts',
  organization: 'Organization alone',
};

/** Document Management: the documents that the reader may see, or with a record or an organisation in the address those of it. */
export function DocumentListPage({ base, places }: { base: string; places: RecordPlaces }) {
  const t = useT();
  const may = useMay();
  const [search] = useSearchParams();
  const record = recordIn(search);
  const organizationId = search.get('organizationId') ?? undefined;
  const isWhole = !organizationId && Object.keys(record).length === 0;
  const figures = useDocumentFigures(base);
  const upload = may(documents.upload) && (
    <ButtonLink primary to={`${base}/new?${new URLSearchParams(record).toString()}`}>
      <Icon icon={Upload} /> {t('Upload Document')}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={t('Document Management')}
      crumbs={
        isWhole
          ? [{ label: t('Documents') }]
          : [
              { label: t('Documents'), to: base },
              { label: organizationId ? t('Of one organization') : t('Of one record') },
            ]
      }
      operation={documents.list}
      fixed={{ ...record, organizationId }}
      figures={isWhole ? figures : undefined}
      searchLabel={t('Search name, record, description')}
      filters={[
        {
          name: 'type',
          label: t('Type'),
          options: documentTypes.map((type) => ({ value: type, label: t(documentTypeLabels[type]) })),
        },
        {
          name: 'status',
          label: t('Status'),
          options: documentStatuses.map((status) => ({ value: status, label: t(documentStatusLabels[status]) })),
        },
        {
          name: 'expiry',
          label: t('Validity'),
          options: [
            { value: 'soon', label: t('Ends within 30 days') },
            { value: 'ended', label: t('Has ended') },
          ],
        },
        {
          name: 'place',
          label: t('Belongs to'),
          options: documentPlaces.map((place) => ({ value: place, label: t(placeLabels[place]) })),
        },
      ]}
      defaultSort="-uploadedAt"
      columns={useDocumentColumns(places)}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowLink={({ id }) => `${base}/${id}`}
      actions={upload}
      empty={{
        title: t('No documents found'),
        text: t('Invoices, warranties, receipts and photos of your records appear here.'),
        action: upload,
      }}
      errorTitle={t('The documents cannot be read')}
    />
  );
}
