import type { Operation } from '@portal/contracts';
import { Dialog } from '../overlay/dialog.js';
import { FileContent, type ShownFile } from './file-preview.js';

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
      {file && <FileContent file={file} operation={operation} saves />}
    </Dialog>
  );
}
