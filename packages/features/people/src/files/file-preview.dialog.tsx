import type { Operation } from '@portal/contracts';
import { Dialog, fileOf, FormActions, Icon, Problem, save, Skeleton, useT, type FileEntry } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { previewOf } from './preview-of.js';
import css from './file-preview.dialog.module.css';

const PdfPages = lazy(async () => ({ default: (await import('./pdf-pages.js')).PdfPages }));

function Picture({ of, name }: { of: Blob; name: string }) {
  const [address] = useState(() => URL.createObjectURL(of));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img src={address} alt={name} />;
}

/** A file as its record names it. */
export interface ShownFile extends FileEntry {
  type: string;
}

function Preview({ of, operation }: { of: ShownFile; operation: Operation }) {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['file', operation.subject, of.id],
    queryFn: ({ signal }) => fileOf(operation, { params: { id: of.id }, signal }),
  });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={css.preview} role="region" aria-label={of.name} tabIndex={0}>
        {previewOf(of) === 'image' && <Picture of={data} name={of.name} />}
        {previewOf(of) === 'pdf' && (
          <Suspense fallback={<Skeleton />}>
            <PdfPages of={data} />
          </Suspense>
        )}
      </div>
      <FormActions>
        <Button icon={<Icon of={Download} />} onClick={() => save(data, of.name)}>
          {t('Download')}
        </Button>
      </FormActions>
    </>
  );
}

/** Shows a picture or a PDF over the page. */
export function FilePreviewDialog({
  of,
  operation,
  onClose,
}: {
  of: ShownFile | undefined;
  operation: Operation;
  onClose: () => void;
}) {
  return (
    <Dialog open={!!of} wide title={<bdi>{of?.name}</bdi>} onClose={onClose}>
      {of && <Preview of={of} operation={operation} />}
    </Dialog>
  );
}
