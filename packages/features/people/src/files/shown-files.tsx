import type { FileStore } from '@portal/contracts';
import { Files, Secondary, useT } from '@portal/ui';
import { useState } from 'react';
import { FilePreviewDialog, type ShownFile } from './file-preview.dialog.js';
import { previewOf } from './preview-of.js';

/** Files of a record: pictures and PDFs open in place, every file can be saved. */
export function ShownFiles({ of, store }: { of: readonly ShownFile[]; store: FileStore }) {
  const t = useT();
  const [open, setOpen] = useState<ShownFile>();
  if (!of.length) return <Secondary as="p">{t('No file is attached')}</Secondary>;
  return (
    <>
      <Files
        of={of}
        store={store}
        onOpen={({ id }) => setOpen(of.find((file) => file.id === id))}
        opens={({ id }) => of.some((file) => file.id === id && previewOf(file))}
      />
      <FilePreviewDialog of={open} operation={store.download} onClose={() => setOpen(undefined)} />
    </>
  );
}
