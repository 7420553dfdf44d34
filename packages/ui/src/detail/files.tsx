import type { FileStore, ScanState } from '@portal/contracts';
import { Button } from 'antd';
import { Download, Eye, FileText, FileX } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../api/api-error.js';
import { download } from '../api/download.js';
import { useRead } from '../api/queries.js';
import { useT } from '../i18n/use-t.js';
import { Refusal } from '../states/refusal.js';
import { formatSize } from '../values/file-size.js';
import { Icon } from '../values/icon.js';
import { Ltr } from '../values/ltr.js';
import { isGiven, ScanLine } from '../values/scan-line.js';
import { FileRows } from '../layout/rows.js';
import { Lines, Secondary } from '../text/text.js';

export interface FileEntry {
  id: string;
  name: string;
  size: number;
  /** What the file is: 'OEM authorization letter'. */
  label?: string;
  /** Where it is known already; else the store is asked. */
  scan?: ScanState;
}

export interface FilesProps {
  files: readonly FileEntry[];
  /** The files of the service that keeps them: `procurementFiles`. */
  store: FileStore;
  /** Shows a file in place. */
  onOpen?: (file: FileEntry) => void;
  /** Which files can be shown in place. */
  opens?: (file: FileEntry) => boolean;
}

interface RowProps extends Pick<FilesProps, 'store' | 'onOpen'> {
  file: FileEntry;
  onDownload: () => void;
}

/** One file; what the virus scanner has not let pass can be neither opened nor saved. */
function FileRow({ file, store, onOpen, onDownload }: RowProps) {
  const t = useT();
  const { id, name, size, label } = file;
  const asked = useRead(store.scan, { params: { id }, enabled: file.scan === undefined });
  const scan = file.scan ?? asked.data?.scan;
  const given = isGiven(scan);
  return (
    <li>
      <Icon icon={given ? FileText : FileX} size={20} />
      <Lines>
        <b>{label ? t(label) : <bdi>{name}</bdi>}</b>
        <Secondary>
          {label && (
            <>
              <bdi>{name}</bdi> ·{' '}
            </>
          )}
          <Ltr>{formatSize(size)}</Ltr>
        </Secondary>
        <ScanLine state={scan} />
      </Lines>
      {onOpen && (
        <Button
          type="text"
          disabled={!given}
          aria-label={t('Show {{name}}', { name })}
          icon={<Icon icon={Eye} size={18} />}
          onClick={() => onOpen(file)}
        />
      )}
      <Button
        type="text"
        disabled={!given}
        aria-label={t('Download {{name}}', { name })}
        icon={<Icon icon={Download} size={18} />}
        onClick={onDownload}
      />
    </li>
  );
}

/** The files of a record, each with a download, and a look at it where that is possible. */
export function Files({ files, store, onOpen, opens = () => true }: FilesProps) {
  const [error, setError] = useState<string>();
  const fetchFile = ({ id, name }: FileEntry) => {
    setError(undefined);
    download(store.download, { params: { id } }, name).catch((thrown: unknown) => setError(messageOf(thrown)));
  };
  return (
    <>
      {error && <Refusal text={error} />}
      <FileRows>
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            store={store}
            onOpen={opens(file) ? onOpen : undefined}
            onDownload={() => fetchFile(file)}
          />
        ))}
      </FileRows>
    </>
  );
}
