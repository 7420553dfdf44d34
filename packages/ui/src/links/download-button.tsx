import type { Operation } from '@portal/contracts';
import { Button, type ButtonProps } from 'antd';
import { FileDown, type LucideIcon } from 'lucide-react';
import type { Asking } from '../api/call.js';
import { Refusal } from '../states/refusal.js';
import { Icon } from '../values/icon.js';
import { DownloadProgress } from './download-progress.js';
import { useDownload } from './use-download.js';

interface DownloadButtonProps<O extends Operation> extends Pick<ButtonProps, 'block' | 'type'> {
  operation: O;
  asking: Asking<O>;
  /** What the file is called where the answer does not say it. */
  name: string;
  label: string;
  icon?: LucideIcon;
}

/** Saves a file of the API; how much of it has come, or why it did not, stands beside the button. */
export function DownloadButton<O extends Operation>({
  operation,
  asking,
  name,
  label,
  icon = FileDown,
  ...look
}: DownloadButtonProps<O>) {
  const { start, cancel, received, error } = useDownload();
  return (
    <>
      {error && <Refusal text={error} />}
      <Button
        {...look}
        icon={<Icon icon={icon} />}
        loading={!!received}
        onClick={() => void start(operation, asking, name)}
      >
        {label}
      </Button>
      <DownloadProgress received={received} onCancel={cancel} />
    </>
  );
}
