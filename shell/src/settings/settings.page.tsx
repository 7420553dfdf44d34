import { Headline, useT } from '@portal/ui';
import { Tabs } from 'antd';
import { Navigate, useNavigate, useParams } from 'react-router';
import { DataTab } from './data/data.tab.js';
import { LanguageTab } from './language/language.tab.js';
import { NotificationTab } from './notifications/notification.tab.js';
import { ProfileTab } from './profile/profile.tab.js';
import { SecurityTab } from './security/security.tab.js';
import css from './settings.module.css';

/** The own account, a tab for each of its sides; the tab stands in the address. */
export function SettingsPage() {
  const t = useT();
  const navigate = useNavigate();
  const { tab = 'profile' } = useParams();
  const items = [
    { key: 'profile', label: t('Profile'), children: <ProfileTab /> },
    { key: 'security', label: t('Security'), children: <SecurityTab /> },
    { key: 'notifications', label: t('Notifications'), children: <NotificationTab /> },
    { key: 'language', label: t('Language'), children: <LanguageTab /> },
    { key: 'data', label: t('Data Management'), children: <DataTab /> },
  ];
  const shown = items.find(({ key }) => key === tab);
  if (!shown) return <Navigate to="/settings" replace />;
  return (
    <div className={css.settings}>
      <Headline title={t('Settings')} page={`${t('Settings')} · ${shown.label}`} crumbs={[{ label: t('Settings') }]} />
      <Tabs
        activeKey={tab}
        destroyOnHidden
        onChange={(key) => void navigate(key === 'profile' ? '/settings' : `/settings/${key}`)}
        items={items}
      />
    </div>
  );
}
