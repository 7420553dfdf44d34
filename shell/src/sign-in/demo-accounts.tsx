import { sessions } from '@portal/contracts';
import { Ltr, useForm, useRead, useT } from '@portal/ui';

/** The demo accounts of a portal in demo mode; one fills the form. Nothing elsewhere. */
export function DemoAccounts() {
  const t = useT();
  const { set } = useForm();
  const { data } = useRead(sessions.demoAccounts);
  if (!data?.items.length) return null;
  return (
    <details className="demo">
      <summary>{t('Demo accounts')}</summary>
      <ul>
        {data.items.map(({ role, email, password }) => (
          <li key={email}>
            <button
              type="button"
              className="plain"
              onClick={() => {
                set('email', email);
                set('password', password);
              }}
            >
              {t(role)}
            </button>
            <span className="s">
              <Ltr>{email}</Ltr>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
