import { Dropdown, type DropdownProps, type MenuProps } from 'antd';
import {
  useImperativeHandle,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';

export interface MenuButtonProps {
  items: MenuProps['items'];
  /** The entry that is in force. */
  selected?: string;
  placement?: DropdownProps['placement'];
  onChoose: (key: string) => void;
  /** The button. */
  children: ReactElement;
}

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/** Space takes an entry as Enter does. */
function onKeyDown(event: KeyboardEvent) {
  if (event.key !== ' ') return;
  event.preventDefault();
  focused()?.click();
}

/**
 * The menu of the button. antd gives it the focus some frames after it opened: whoever has chosen by then, on a busy machine, types in
 * the dialog that the choice opened, and keeps the focus.
 */
function OpenMenu({
  ref,
  isOpen,
  children,
}: {
  ref?: Ref<{ focus: () => void }>;
  isOpen: RefObject<boolean>;
  children: ReactNode;
}) {
  const menu = useRef<HTMLDivElement>(null);
  const first = () => menu.current?.querySelector<HTMLElement>('[role=menuitem]:not([aria-disabled=true])');
  useImperativeHandle(ref, () => ({ focus: () => isOpen.current && first()?.focus() }), [isOpen]);
  return <div ref={menu}>{children}</div>;
}

/** A button that opens a menu. The focus goes into the menu, and back to the button before anything else happens. */
export function MenuButton({ items, selected, placement, onChoose, children }: MenuButtonProps) {
  const opener = useRef<HTMLElement>(null);
  const isOpen = useRef(false);
  return (
    <Dropdown
      // eslint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
      autoFocus
      trigger={['click']}
      placement={placement}
      popupRender={(menu) => <OpenMenu isOpen={isOpen}>{menu}</OpenMenu>}
      onOpenChange={(open) => {
        isOpen.current = open;
        if (open) opener.current = focused();
        else opener.current?.focus();
      }}
      menu={{
        items,
        selectedKeys: selected === undefined ? [] : [selected],
        onKeyDown,
        onClick: ({ key, domEvent }) => {
          // Else the same Enter would also press the button that a dialog puts under it.
          domEvent.preventDefault();
          isOpen.current = false;
          opener.current?.focus();
          onChoose(key);
        },
      }}
    >
      {children}
    </Dropdown>
  );
}
