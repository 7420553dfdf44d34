import { labels } from '@portal/contracts';
import { Icon, useMay, useT } from '@portal/ui';
import { Button } from 'antd';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { LabelDialog } from './label.dialog.js';

/** Prints the labels of all assets that match the list of now. */
export function LabelButton() {
  const t = useT();
  const may = useMay();
  const [open, setOpen] = useState(false);
  if (!may(labels.pdf)) return null;
  return (
    <>
      <Button icon={<Icon icon={QrCode} />} onClick={() => setOpen(true)}>
        {t('Labels')}
      </Button>
      {open && <LabelDialog of="all" onClose={() => setOpen(false)} />}
    </>
  );
}
