import { LockKeyhole } from 'lucide-react';
import { useT } from '../i18n/use-t.js';
import { useSession } from '../session/use-session.js';
import { Icon } from '../values/icon.js';
import { Ltr } from '../values/ltr.js';

/** The session lacks a permission: says which, and what it holds. `needs` is module:action. */
export function AccessDenied({ needs }: { needs: string }) {
  const t = useT();
  const { user } = useSession();
  return (
    <section className="denied sheet pad" aria-labelledby="denied">
      <h1 id="denied">
        <Icon of={LockKeyhole} size={24} /> {t('Access Denied')}
      </h1>
      <p>{t("You don't have permission to access this section.")}</p>
      <dl className="facts">
        <div>
          <dt>{t('Your role')}</dt>
          <dd>{user ? t(user.role) : '–'}</dd>
        </div>
        <div>
          <dt>{t('Required permission')}</dt>
          <dd>
            <Ltr>{needs}</Ltr>
          </dd>
        </div>
      </dl>
      <h2>{t('Permissions you hold')}</h2>
      <ul className="held">
        {user?.permissions.map(({ module, actions }) => (
          <li key={module}>
            <Ltr>
              {module}: {actions.join(', ')}
            </Ltr>
          </li>
        ))}
      </ul>
    </section>
  );
}
