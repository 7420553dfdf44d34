import { Button } from 'antd';
import { EllipsisVertical } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useT } from '../i18n/use-t.js';
import { MenuButton } from '../overlay/menu-button.js';
import { Icon } from '../values/icon.js';
import type { RowAction } from './columns.js';

/** What can be done with one row, behind one button. */
export function RowMenu({ name, actions }: { name: string; actions: RowAction[] }) {
  const t = useT();
  const navigate = useNavigate();
  if (!actions.length) return null;
  return (
    <MenuButton
      placement="bottomRight"
      items={actions.map(({ key, label, icon, danger }) => ({
        key,
        label,
        danger,
        icon: icon && <Icon icon={icon} />,
      }))}
      onChoose={(key) => {
        const action = actions.find((one) => one.key === key);
        if (action?.to) void navigate(action.to);
        action?.onClick?.();
      }}
    >
      <Button
        type="text"
        size="small"
        aria-haspopup="menu"
        aria-label={t('Actions for {{name}}', { name })}
        icon={<Icon icon={EllipsisVertical} />}
      />
    </MenuButton>
  );
}
