import { LockKeyhole } from 'lucide-react';
import { useT } from '../i18n/use-t.js';
import { useSession } from '../session/use-session.js';
import { Icon } from '../values/icon.js';
import { Ltr } from '../values/ltr.js';
import { Properties } from '../detail/properties.js';
import { Surface } from '../layout/layout.js';
import css from './access-denied.module.css';

/** The session lacks a permission: says which, and what it holds. `needs` is module:action. */
export function AccessDenied({ needs }: { needs: string }) {
  const t = useT();
  const { user } = useSession();
  return (
    <Surface as="section" padded className={css.denied} aria-labelledby="denied">
      <h1 id="denied">
        <Icon icon={LockKeyhole} size={24} /> {t('Access Denied')}
      </h1>
      <p>{t("You don't have permission to access this section.")}</p>
      <Properties
        properties={[
          { label: t('Your role'), value: user && t(user.role) },
          { label: t('Required permission'), value: <Ltr>{needs}</Ltr> },
        ]}
      />
      <h2>{t('Permissions you hold')}</h2>
      <ul className={css.held}>
        {user?.permissions.map(({ module, actions }) => (
          <li key={module}>
            <Ltr>
              {module}: {actions.join(', ')}
            </Ltr>
          </li>
        ))}
      </ul>
    </Surface>
  );
}
