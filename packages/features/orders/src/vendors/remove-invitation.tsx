import { vendors } from '@portal/contracts';
import { ConfirmDialog, Icon, toast, useT, useWrite } from '@portal/ui';
import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ShownVendor } from './vendor.words.js';

/** Takes back an invitation that nobody has answered, after asking once more. */
export function RemoveInvitation({ vendor, base }: { vendor: ShownVendor; base: string }) {
  const t = useT();
  const navigate = useNavigate();
  const remove = useWrite(vendors.remove);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button danger icon={<Icon icon={Trash2} />} onClick={() => setOpen(true)}>
        {t('Remove Invitation')}
      </Button>
      <ConfirmDialog
        open={open}
        danger
        title={t('Remove the invitation of {{name}}?', { name: vendor.name })}
        action={t('Remove Invitation')}
        onConfirm={async () => {
          await remove.mutateAsync({ params: { id: vendor.id }, version: vendor.version });
          toast(t('The invitation of {{name}} was removed', { name: vendor.name }));
          void navigate(base);
        }}
        onClose={() => setOpen(false)}
      >
        <p>{t('What your office noted about it is removed too. The mail that was sent cannot be taken back.')}</p>
      </ConfirmDialog>
    </>
  );
}
