import { Button } from 'antd';
import { EllipsisVertical } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useT } from '../i18n/use-t.js';
import { ButtonLink } from '../links/links.js';
import { MenuButton } from '../overlay/menu-button.js';
import { Icon } from '../values/icon.js';
import type { RowAction } from './columns.js';
import css from './row-menu.module.css';

interface RowActions {
  /** The row in words. */
  name: string;
  actions: RowAction[];
  /** In a table, not on a card. */
  small?: boolean;
}

const isButton = ({ shown }: RowAction, small: boolean) => shown === true || (shown === 'card' && !small);

/** The next steps of a row, each a button that says of which row; `small` in a table, large enough to touch on a card. */
export function NextSteps({ name, actions, small = false }: RowActions) {
  const steps = actions.filter((action) => isButton(action, small));
  if (!steps.length) return null;
  return (
    <div className={css.steps}>
      {steps.map(({ key, label, icon, to, danger, busy, onClick }) => {
        const mark = icon && <Icon icon={icon} />;
        return to ? (
          <ButtonLink key={key} to={to} small={small} aria-label={`${label}: ${name}`}>
            {mark} {label}
          </ButtonLink>
        ) : (
          <Button
            key={key}
            size={small ? 'small' : 'middle'}
            {...{ danger, onClick }}
            icon={mark}
            loading={busy}
            aria-label={`${label}: ${name}`}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}

/** What else can be done with one row, behind one button. */
export function RowMenu({ name, actions, small = false }: RowActions) {
  const t = useT();
  const navigate = useNavigate();
  const others = actions.filter((action) => !isButton(action, small));
  if (!others.length) return null;
  return (
    <MenuButton
      placement="bottomRight"
      items={others.map(({ key, label, icon, danger }) => ({
        key,
        label,
        danger,
        icon: icon && <Icon icon={icon} />,
      }))}
      onChoose={(key) => {
        const action = others.find((one) => one.key === key);
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
