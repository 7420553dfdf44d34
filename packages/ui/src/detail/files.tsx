import type { Operation } from '@portal/contracts';
import { Button } from 'antd';
import { Download, Eye, FileText } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../api/api-error.js';
import { download } from '../api/download.js';
import { useT } from '../i18n/use-t.js';
import { Refusal } from '../states/refusal.js';
import { formatSize } from '../values/file-size.js';
import { Icon } from '../values/icon.js';
import { Ltr } from '../values/ltr.js';

export interface FileEntry {
  id: string;
  name: string;
  size: number;
  /** What the file is: 'OEM authorization letter'. */
  label?: string;
}

export interface FilesProps {
  of: readonly FileEntry[];
  /** The service's download. */
  operation: Operation;
  /** Shows a file in place. */
  onOpen?: (file: FileEntry) => void;
  /** Which files can be shown in place. */
  opens?: (file: FileEntry) => boolean;
}

/** The files of a record, each with a download, and a look at it where that is possible. */
export function Files({ of, operation, onOpen, opens = () => true }: FilesProps) {
  const t = useT();
  const [error, setError] = useState<string>();
  const fetchFile = ({ id, name }: FileEntry) => {
    setError(undefined);
    download(operation, { params: { id } }, name).catch((thrown: unknown) => setError(messageOf(thrown)));
  };
  return (
    <>
      {error && <Refusal text={error} />}
      <ul className="files">
        {of.map((file) => (
          <li key={file.id}>
            <Icon of={FileText} size={20} />
            <span className="two">
              <b>{file.label ? t(file.label) : <bdi>{file.name}</bdi>}</b>
              <span className="s">
                {file.label && (
                  <>
                    <bdi>{file.name}</bdi> ·{' '}
                  </>
                )}
                <Ltr>{formatSize(file.size)}</Ltr>
              </span>
            </span>
            {onOpen && opens(file) && (
              <Button
                type="text"
                aria-label={t('Show {{name}}', { name: file.name })}
                icon={<Icon of={Eye} size={18} />}
                onClick={() => onOpen(file)}
              />
            )}
            <Button
              type="text"
              aria-label={t('Download {{name}}', { name: file.name })}
              icon={<Icon of={Download} size={18} />}
              onClick={() => fetchFile(file)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
