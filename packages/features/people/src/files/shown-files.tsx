import type { Operation } from '@portal/contracts';
import { Files, useT } from '@portal/ui';
import { useState } from 'react';
import { FilePreviewDialog, type ShownFile } from './file-preview.dialog.js';
import { previewOf } from './preview-of.js';

/** Files of a record: pictures and PDFs open in place, every file can be saved. */
export function ShownFiles({ of, operation }: { of: readonly ShownFile[]; operation: Operation }) {
  const t = useT();
  const [open, setOpen] = useState<ShownFile>();
  if (!of.length) return <p className="s">{t('No file is attached')}</p>;
  return (
    <>
      <Files
        of={of}
        operation={operation}
        onOpen={({ id }) => setOpen(of.find((file) => file.id === id))}
        opens={({ id }) => of.some((file) => file.id === id && previewOf(file))}
      />
      <FilePreviewDialog of={open} operation={operation} onClose={() => setOpen(undefined)} />
    </>
  );
}
