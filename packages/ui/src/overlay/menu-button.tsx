import { Dropdown, type DropdownProps, type MenuProps } from 'antd';
import { useRef, type KeyboardEvent, type ReactElement } from 'react';

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

/** A button that opens a menu. The focus goes into the menu, and back to the button before anything else happens. */
export function MenuButton({ items, selected, placement, onChoose, children }: MenuButtonProps) {
  const opener = useRef<HTMLElement>(null);
  return (
    <Dropdown
      // eslint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
      autoFocus
      trigger={['click']}
      placement={placement}
      onOpenChange={(open) => {
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
          opener.current?.focus();
          onChoose(key);
        },
      }}
    >
      {children}
    </Dropdown>
  );
}
