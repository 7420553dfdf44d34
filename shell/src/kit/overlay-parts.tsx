import { ConfirmDialog, Dialog, ShareButton, Sheet, SideDrawer, toast } from '@portal/ui';
import { Button } from 'antd';
import { useState } from 'react';
import css from './kit.module.css';

export function OverlayParts() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'drawer'>();
  const close = () => setOpen(undefined);
  return (
    <Sheet title="Dialog, ConfirmDialog, SideDrawer, toast, ShareButton">
      <div className={css.row}>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button danger onClick={() => setOpen('confirm')}>
          ConfirmDialog
        </Button>
        <Button onClick={() => setOpen('drawer')}>SideDrawer</Button>
        <Button onClick={() => toast('The asset was added')}>toast</Button>
        <ShareButton title="UI kit" />
        <Button type="primary">Primary</Button>
        <Button loading>Loading</Button>
        <Button disabled>Disabled</Button>
      </div>
      <Dialog open={open === 'dialog'} title="A dialog" onClose={close} footer={<Button onClick={close}>Close</Button>}>
        <p>It holds the focus, and gives it back.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Delete asset 202632500101?"
        action="Delete"
        danger
        onConfirm={() => toast('Deleted')}
        onClose={close}
      >
        <p>It leaves all lists.</p>
      </ConfirmDialog>
      <SideDrawer open={open === 'drawer'} title="A drawer" onClose={close} at="end">
        <p>Slides in from the end of the line.</p>
      </SideDrawer>
    </Sheet>
  );
}
