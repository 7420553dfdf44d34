import { documents, procurementFiles } from '@portal/contracts';
import {
  DateText,
  Headline,
  NoteLine,
  Problem,
  Properties,
  Sheet,
  ShownFiles,
  Skeleton,
  Split,
  StatusTag,
  useRead,
  useT,
  documentStatusLabels,
  documentTypeLabels,
} from '@portal/ui';
import { useParams } from 'react-router';
import { DecideDocument } from './decide-document.js';
import { OwnDocument } from './own-document.js';
import { RecordLink, type RecordPlaces } from './record-link.js';
import type { ShownDocument } from './document.words.js';

/** Every version with its file, the newest first. */
function Versions({ document }: { document: ShownDocument }) {
  const t = useT();
  return (
    <Sheet title={t('Versions')}>
      {document.versions.map(({ number, file, uploadedAt, uploadedBy }) => (
        <div key={number}>
          <p>
            <b>{t('Version {{number}}', { number: String(number) })}</b> · <DateText value={uploadedAt} time /> ·{' '}
            <bdi>{uploadedBy}</bdi>
          </p>
          <ShownFiles files={[file]} store={procurementFiles} />
        </div>
      ))}
    </Sheet>
  );
}

/** One document: what it is, its versions, and what the reader may do with it. */
export function DocumentPage({ base, places }: { base: string; places: RecordPlaces }) {
  const t = useT();
  const { id = '' } = useParams();
  const { data: document, error, refetch } = useRead(documents.get, { params: { id } });
  const crumbs = [{ label: t('Documents'), to: base }];
  if (error) {
    return (
      <>
        <Headline crumbs={[...crumbs, { label: t('Document') }]} title={t('Document')} />
        <Problem error={error} title={t('The document cannot be read')} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!document) return <Skeleton />;
  const name = <bdi>{document.name}</bdi>;
  return (
    <>
      <Headline
        crumbs={[...crumbs, { label: name }]}
        title={name}
        page={document.name}
        more={<bdi>{document.recordName}</bdi>}
      />
      <Properties
        properties={[
          { label: t('Status'), value: <StatusTag kind="document" status={documentStatusLabels[document.status]} /> },
          { label: t('Document type'), value: t(documentTypeLabels[document.type]) },
          { label: t('Belongs to'), value: <RecordLink document={document} places={places} /> },
          { label: t('Uploaded by'), value: <bdi>{document.uploadedBy}</bdi> },
          { label: t('Uploaded on'), value: <DateText value={document.uploadedAt} time /> },
          { label: t('Valid until'), value: document.expiresOn ? <DateText value={document.expiresOn} /> : '–' },
          ...(document.decidedBy ? [{ label: t('Decided by'), value: <bdi>{document.decidedBy}</bdi> }] : []),
        ]}
      />
      {document.status === 'rejected' && document.reason && (
        <NoteLine tone="bad">
          {t('Rejection reason')}: <bdi>{document.reason}</bdi>
        </NoteLine>
      )}
      <Split aside={<DecideDocument document={document} />}>
        <Versions document={document} />
        {document.description && (
          <Sheet title={t('Description')}>
            <p>
              <bdi>{document.description}</bdi>
            </p>
          </Sheet>
        )}
        <OwnDocument document={document} base={base} />
      </Split>
    </>
  );
}
