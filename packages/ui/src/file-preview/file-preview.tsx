import type { FileStore, Operation } from '@portal/contracts';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { save } from '../api/download.js';
import { useRead } from '../api/queries.js';
import type { FileEntry } from '../detail/files.js';
import { useT } from '../i18n/use-t.js';
import { FormActions } from '../layout/layout.js';
import { Problem } from '../states/problem.js';
import { Skeleton } from '../states/skeleton.js';
import { Icon } from '../values/icon.js';
import { isGiven } from '../values/scan-line.js';
import { Picture, useStoredFile } from './picture.js';
import { previewOf } from './preview-of.js';
import css from './file-preview.module.css';

const PdfPages = lazy(async () => ({ default: (await import('./pdf-pages.js')).PdfPages }));

/** A file as its record names it. */
export interface ShownFile extends FileEntry {
  type: string;
}

interface FileContentProps {
  file: ShownFile;
  /** The download of the service that keeps it. */
  operation: Operation;
  /** With a way to save it below. */
  saves?: boolean;
}

/** A picture or a PDF, drawn by the page itself: nothing in the file runs. */
export function FileContent({ file, operation, saves }: FileContentProps) {
  const t = useT();
  const { data, error, refetch } = useStoredFile(operation, file.id);
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={css.preview} role="region" aria-label={file.name} tabIndex={0}>
        {previewOf(file) === 'image' && <Picture blob={data} name={file.name} />}
        {previewOf(file) === 'pdf' && (
          <Suspense fallback={<Skeleton />}>
            <PdfPages blob={data} />
          </Suspense>
        )}
      </div>
      {saves && (
        <FormActions>
          <Button icon={<Icon icon={Download} />} onClick={() => save(data, file.name)}>
            {t('Download')}
          </Button>
        </FormActions>
      )}
    </>
  );
}

/** Of what is larger nobody waits for the content before asking for it. */
const mostBytes = 2 * 1024 * 1024;

/** The content of a file in its page, where it can be shown, is not large, and the virus scanner has let it pass; else nothing. */
export function FilePreview({ file, store }: { file: ShownFile; store: FileStore }) {
  const shown = previewOf(file) !== undefined && file.size <= mostBytes;
  const asked = useRead(store.scan, { params: { id: file.id }, enabled: shown });
  if (!shown || !asked.data || !isGiven(asked.data.scan)) return null;
  return <FileContent file={file} operation={store.download} />;
}
