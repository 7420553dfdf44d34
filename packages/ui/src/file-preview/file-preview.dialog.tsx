import type { Operation } from '@portal/contracts';
import { Dialog } from '../overlay/dialog.js';
import { save } from '../api/download.js';
import { FormActions } from '../layout/layout.js';
import { Icon } from '../values/icon.js';
import { Problem } from '../states/problem.js';
import { Skeleton } from '../states/skeleton.js';
import { useT } from '../i18n/use-t.js';
import { type FileEntry } from '../detail/files.js';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Picture, useStoredFile } from './picture.js';
import { previewOf } from './preview-of.js';
import css from './file-preview.dialog.module.css';

const PdfPages = lazy(async () => ({ default: (await import('./pdf-pages.js')).PdfPages }));

/** A file as its record names it. */
export interface ShownFile extends FileEntry {
  type: string;
}

function Preview({ file, operation }: { file: ShownFile; operation: Operation }) {
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
      <FormActions>
        <Button icon={<Icon icon={Download} />} onClick={() => save(data, file.name)}>
          {t('Download')}
        </Button>
      </FormActions>
    </>
  );
}

/** Shows a picture or a PDF over the page. */
export function FilePreviewDialog({
  file,
  operation,
  onClose,
}: {
  file: ShownFile | undefined;
  operation: Operation;
  onClose: () => void;
}) {
  return (
    <Dialog open={!!file} wide title={<bdi>{file?.name}</bdi>} onClose={onClose}>
      {file && <Preview file={file} operation={operation} />}
    </Dialog>
  );
}
