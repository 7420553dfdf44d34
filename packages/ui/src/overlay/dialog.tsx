import { Modal } from 'antd';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useT } from '../i18n/use-t.js';
import { Icon } from '../values/icon.js';
import { DialogActions } from '../layout/layout.js';
import type { FormStore } from '../form/form-store.js';
import { DialogContext } from './dialog-context.js';
import { LeaveQuestion } from './leave-question.js';

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot, the primary one last. */
  footer?: ReactNode;
  wide?: boolean;
}

/** A dialog that is gone at once, not closed first, gives the focus back too; nobody else does it then. */
function useFocusBack(open: boolean) {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const opener = document.activeElement;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, [open]);
}

/**
 * A dialog over the page: holds the focus (on its first field), Escape closes it, the focus goes back to where it was. Where something was
 * typed into a form in it, Escape and the cross ask first.
 */
export function Dialog({ open, title, onClose, children, footer, wide = false }: DialogProps) {
  const t = useT();
  const body = useRef<HTMLDivElement>(null);
  useFocusBack(open);
  const [asks, setAsks] = useState(false);
  const [begun] = useState(() => new Set<FormStore>());
  const [goesOn, setGoesOn] = useState(false);
  const close = () => {
    setAsks(false);
    onClose();
  };
  const question = asks && <LeaveQuestion onStay={() => setAsks(false)} onLeave={close} />;
  return (
    <Modal
      open={open}
      title={title}
      onCancel={() => {
        if (begun.size > 0 && !goesOn) setAsks(!asks);
        else close();
      }}
      footer={question || (footer && <DialogActions>{footer}</DialogActions>) || null}
      width={wide ? 960 : 520}
      destroyOnHidden
      afterOpenChange={(isOpen) => {
        if (!isOpen) setAsks(false);
        // What is to be filled in comes before the button that closes; who is in a field already stays there.
        if (!isOpen || body.current?.contains(document.activeElement)) return;
        body.current?.querySelector<HTMLElement>('input, textarea')?.focus();
      }}
      closeIcon={<Icon icon={X} size={18} />}
      closable={{ 'aria-label': t('Close') }}
      mask={{ closable: false }}
    >
      <DialogContext value={{ close, begun, setGoesOn }}>
        <div ref={body}>{children}</div>
      </DialogContext>
    </Modal>
  );
}
