import { Button } from 'antd';
import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../i18n/use-t.js';
import { IconButton } from '../links/links.js';
import { Icon } from '../values/icon.js';
import { ScanDialog, type ScanProps } from './scan.dialog.js';

export interface ScanButtonProps extends ScanProps {
  /** What the codes are for, where several buttons stand on a page: a name of a line. */
  of?: string;
  inField?: boolean;
  disabled?: boolean;
}

/** Opens the camera for one serial number, or for many. */
export function ScanButton({ of, inField = false, disabled, ...scan }: ScanButtonProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const words = scan.many ? t('Scan serial numbers') : t('Scan serial number');
  const label = of ? `${words}: ${of}` : words;
  const icon = <Icon icon={ScanLine} />;
  return (
    <>
      {inField ? (
        <IconButton inField aria-label={label} disabled={disabled} onClick={() => setOpen(true)}>
          {icon}
        </IconButton>
      ) : (
        <Button aria-label={of && label} icon={icon} disabled={disabled} onClick={() => setOpen(true)}>
          {words}
        </Button>
      )}
      <ScanDialog open={open} title={label} onClose={() => setOpen(false)} {...scan} />
    </>
  );
}
