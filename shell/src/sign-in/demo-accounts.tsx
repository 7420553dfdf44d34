import { sessionEndpoints, type ReplyOf, type sessions } from '@portal/contracts';
import { call, Ltr, Secondary, TextButton, useForm, useT } from '@portal/ui';
import { useEffect, useState } from 'react';
import css from './demo-accounts.module.css';

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
    <details className={css.accounts}>
      <summary>{t('Demo accounts')}</summary>
      <ul>
        {accounts.map(({ role, email, password }) => (
          <li key={email}>
            <TextButton
              onClick={() => {
                set('email', email);
                set('password', password);
              }}
            >
              {t(role)}
            </TextButton>
            <Secondary>
              <Ltr>{email}</Ltr>
            </Secondary>
          </li>
        ))}
      </ul>
    </details>
  );
}
