import { Button } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { messageOf } from '../api/api-error.js';
import { useT } from '../i18n/use-t.js';
import { Refusal } from '../states/refusal.js';
import { Dialog } from './dialog.js';

export interface ConfirmDialogProps {
  open: boolean;
  /** Names the object: 'Delete asset 202632500101?'. */
  title: string;
  children?: ReactNode;
  /** The verb: 'Delete'. */
  action: string;
  danger?: boolean;
  /** What has to be said first is not known yet. */
  waits?: boolean;
  /** Stays open and shows the message when this fails, or when it gives `false` and says itself what did not go. */
  onConfirm: () => Promise<unknown> | void;
  onClose: () => void;
}

/** Asks before something that others feel or that is hard to undo; the focus is on Cancel. */
export function ConfirmDialog({
  open,
  title,
  children,
  action,
  danger = false,
  waits = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const t = useT();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const close = () => {
    setError(undefined);
    onClose();
  };
  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    try {
      if ((await onConfirm()) !== false) close();
    } catch (thrown) {
      setError(messageOf(thrown));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      title={title}
      onClose={close}
      footer={
        <>
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and Cancel is the safe place for it */}
          <Button autoFocus onClick={close}>
            {t('Cancel')}
          </Button>
          <Button type="primary" danger={danger} loading={busy} disabled={waits} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      {error && <Refusal text={error} />}
    </Dialog>
  );
}
