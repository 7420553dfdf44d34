import { LogOut, Settings } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useT } from '../i18n/use-t.js';
import { MenuButton } from '../overlay/menu-button.js';
import { useSession } from '../session/use-session.js';
import { Icon } from '../values/icon.js';
import { Avatar, initialsOf } from './avatar.js';
import { Lines, Secondary } from '../text/text.js';
import css from './account-menu.module.css';

/** Who is signed in, the way to the settings, and out. */
export function AccountMenu({ onSignOut }: { onSignOut: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const { user } = useSession();
  if (!user) return null;
  const initials = initialsOf(user.name);
  return (
    <MenuButton
      placement="bottomRight"
      items={[
        {
          key: 'who',
          type: 'group',
          label: (
            <Lines>
              <b>{user.name}</b>
              <Secondary>
                {t(user.role)} · {user.organizationName}
              </Secondary>
            </Lines>
          ),
        },
        { key: 'settings', icon: <Icon icon={Settings} />, label: t('Settings') },
        { key: 'out', icon: <Icon icon={LogOut} flip />, label: t('Sign out') },
      ]}
      onChoose={(key) => {
        if (key === 'settings') void navigate('/settings');
        if (key === 'out') onSignOut();
      }}
    >
      <button
        type="button"
        className={css.account}
        aria-haspopup="menu"
        aria-label={`${initials}, ${t('Account')}: ${user.name}`}
      >
        <Avatar name={user.name} file={user.avatar} />
      </button>
    </MenuButton>
  );
}
