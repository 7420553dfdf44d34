import type { Operation } from '@portal/contracts';
import { Button, type ButtonProps } from 'antd';
import { FileDown, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { Asking } from '../api/call.js';
import { messageOf } from '../api/api-error.js';
import { download } from '../api/download.js';
import { Refusal } from '../states/refusal.js';
import { Icon } from '../values/icon.js';

interface DownloadButtonProps<O extends Operation> extends Pick<ButtonProps, 'block' | 'type'> {
  operation: O;
  asking: Asking<O>;
  /** What the file is called where the answer does not say it. */
  name: string;
  label: string;
  icon?: LucideIcon;
}

/** Saves a file of the API; a refusal stands beside the button. */
export function DownloadButton<O extends Operation>({
  operation,
  asking,
  name,
  label,
  icon = FileDown,
  ...look
}: DownloadButtonProps<O>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async () => {
    setBusy(true);
    setError(undefined);
    await download(operation, asking, name).catch((thrown: unknown) => setError(messageOf(thrown)));
    setBusy(false);
  };
  return (
    <>
      {error && <Refusal text={error} />}
      <Button {...look} icon={<Icon icon={icon} />} loading={busy} onClick={() => void save()}>
        {label}
      </Button>
    </>
  );
}
