import { Button } from 'antd';
import { clsx } from 'clsx/lite';
import { CircleX, FileCheck, FileUp, RotateCw, X } from 'lucide-react';
import { useSay } from '../i18n/use-say.js';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import { Ltr } from '../values/ltr.js';
import { formatSize } from '../values/file-size.js';
import { ScanLine } from '../values/scan-line.js';
import type { Uploaded } from './use-uploads.js';
import { IconButton } from '../links/links.js';
import { ErrorText, Lines, Secondary } from '../text/text.js';
import css from './upload-row.module.css';

/** One file: its name, how far it is, what went wrong. */
export function UploadRow({ file, onRemove, onRetry }: { file: Uploaded; onRemove: () => void; onRetry: () => void }) {
  const t = useT();
  const say = useSay();
  const { name, size, id, part = 0, error, scan } = file;
  return (
    <li className={clsx(css.row, error && css.failed)}>
      <Icon icon={error ? CircleX : id ? FileCheck : FileUp} size={20} />
      <Lines>
        <bdi>{name}</bdi>
        {error ? (
          <ErrorText role="alert">{say(error)}</ErrorText>
        ) : (
          <Secondary>
            <Ltr>{formatSize(size)}</Ltr>
          </Secondary>
        )}
        <ScanLine state={scan} />
        {!id && !error && <progress value={part} max={1} aria-label={t('Upload of {{name}}', { name })} />}
      </Lines>
      {error && file.file && !file.refused && (
        <Button size="small" icon={<Icon icon={RotateCw} />} onClick={onRetry}>
          {t('Retry')}
        </Button>
      )}
      <IconButton aria-label={t('Remove {{name}}', { name })} onClick={onRemove}>
        <Icon icon={X} />
      </IconButton>
    </li>
  );
}
