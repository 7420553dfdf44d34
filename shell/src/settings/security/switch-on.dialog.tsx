import { Dialog, useT } from '@portal/ui';
import { SwitchOnForm } from './switch-on.form.js';

interface SwitchOnDialogProps {
  open: boolean;
  onClose: () => void;
  onCodes: (codes: string[]) => void;
}

/** Switches the own second step on. */
export function SwitchOnDialog({ open, onClose, onCodes }: SwitchOnDialogProps) {
  const t = useT();
  return (
    <Dialog open={open} title={t('Switch the second step on')} onClose={onClose}>
      <SwitchOnForm
        onCodes={(codes) => {
          onCodes(codes);
          onClose();
        }}
      />
    </Dialog>
  );
}
