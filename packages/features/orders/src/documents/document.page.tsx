import { documents, procurementFiles } from '@portal/contracts';
import {
  DateText,
  FilePreview,
  hasEnded,
  Headline,
  NoteLine,
  Parts,
  Problem,
  Properties,
  Secondary,
  Sheet,
  ShownFiles,
  Skeleton,
  Split,
  StatusTag,
  useKeptRead,
  useT,
  useUser,
  Validity,
  documentStatusLabels,
  documentTypeLabels,
} from '@portal/ui';
import { useParams } from 'react-router';
import { DecideDocument } from './decide-document.js';
import { OwnDocument } from './own-document.js';
import { RecordLink, type RecordPlaces } from './record-link.js';
import type { ShownDocument } from './document.words.js';

type Version = ShownDocument['versions'][number];

/** What was decided about a version, by whom and when. */
function Decided({ decision }: Pick<Version, 'decision'>) {
  const t = useT();
  if (!decision) return null;
  const { status, decidedBy, decidedAt, reason } = decision;
  return (
    <Secondary as="p">
      {t(documentStatusLabels[status])} · <DateText value={decidedAt} time /> · <bdi>{decidedBy}</bdi>
      {reason && (
        <>
          {' '}
          · <bdi>{reason}</bdi>
        </>
      )}
    </Secondary>
  );
}

/** That it has ended, and to whom it is left to renew it. */
function Ended({ document }: { document: ShownDocument }) {
  const t = useT();
  const { organizationId } = useUser();
  if (!hasEnded(document.expiresOn)) return null;
  const own = document.uploadedByOrganizationId === organizationId;
  return (
    <NoteLine tone="bad">
      {own
        ? t('This document has expired. Please upload a new version.')
        : t('This document has expired. Who uploaded it was told.')}
    </NoteLine>
  );
}

/** Who brought a version and when, its file, and what was decided about it. */
function VersionFile({ version: { number, file, uploadedAt, uploadedBy, decision } }: { version: Version }) {
  const t = useT();
  return (
    <>
      <p>
        <b>{t('Version {{number}}', { number: String(number) })}</b> · <DateText value={uploadedAt} time /> ·{' '}
        <bdi>{uploadedBy}</bdi>
      </p>
      <Decided decision={decision} />
      <ShownFiles files={[file]} store={procurementFiles} />
    </>
  );
}

/** The newest version, to be read in the page, and those before it. */
function Versions({ document: { versions } }: { document: ShownDocument }) {
  const t = useT();
  const [newest, ...earlier] = versions;
  if (!newest) return null;
  return (
    <>
      <Sheet title={t('Content')}>
        <VersionFile version={newest} />
        <FilePreview key={newest.file.id} file={newest.file} store={procurementFiles} />
      </Sheet>
      {earlier.length > 0 && (
        <Sheet title={t('Earlier versions')}>
          <Parts>
            {earlier.map((version) => (
              <div key={version.number}>
                <VersionFile version={version} />
              </div>
            ))}
          </Parts>
        </Sheet>
      )}
    </>
  );
}

/** One document: what it is, its versions, and what the reader may do with it. */
export function DocumentPage({ base, places }: { base: string; places: RecordPlaces }) {
  const t = useT();
  const { id = '' } = useParams();
  const { data: document, error, refetch } = useKeptRead(documents.get, { params: { id } });
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
          { label: t('Valid until'), value: <Validity until={document.expiresOn} /> },
          ...(document.decidedBy ? [{ label: t('Decided by'), value: <bdi>{document.decidedBy}</bdi> }] : []),
        ]}
      />
      <Ended document={document} />
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
