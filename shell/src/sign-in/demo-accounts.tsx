import { sessionEndpoints, type ReplyOf, type sessions } from '@portal/contracts';
import { call, Ltr, useForm, useT } from '@portal/ui';
import { useEffect, useState } from 'react';

type Accounts = typeof sessions.demoAccounts;

/** The demo accounts of a portal in demo mode; one fills the form. Nothing elsewhere. */
export function DemoAccounts() {
  const t = useT();
  const { set } = useForm();
  const [accounts, setAccounts] = useState<ReplyOf<Accounts>['items']>([]);
  useEffect(() => {
    call<Accounts>(sessionEndpoints.demoAccounts).then(({ items }) => setAccounts(items), console.error);
  }, []);
  if (!accounts.length) return null;
  return (
    <details className="demo">
      <summary>{t('Demo accounts')}</summary>
      <ul>
        {accounts.map(({ role, email, password }) => (
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
