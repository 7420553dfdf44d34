import type { FileStore } from '@portal/contracts';
import { Files } from '../detail/files.js';
import { Secondary } from '../text/text.js';
import { useT } from '../i18n/use-t.js';
import { useState } from 'react';
import type { ShownFile } from './file-preview.js';
import { FilePreviewDialog } from './file-preview.dialog.js';
import { previewOf } from './preview-of.js';

/** Files of a record: pictures and PDFs open in place, every file can be saved. */
export function ShownFiles({ files, store }: { files: readonly ShownFile[]; store: FileStore }) {
  const t = useT();
  const [open, setOpen] = useState<ShownFile>();
  if (!files.length) return <Secondary as="p">{t('No file is attached')}</Secondary>;
  return (
    <>
      <Files
        files={files}
        store={store}
        onOpen={({ id }) => setOpen(files.find((file) => file.id === id))}
        opens={({ id }) => files.some((file) => file.id === id && previewOf(file))}
      />
      <FilePreviewDialog file={open} operation={store.download} onClose={() => setOpen(undefined)} />
    </>
  );
}
