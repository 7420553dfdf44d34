import { type NotificationPreferences, profiles } from '@portal/contracts';
import { messageOf, Problem, Refusal, Secondary, Sheet, Skeleton, Split, useRead, useT, useWrite } from '@portal/ui';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { mayNotify } from '../../frame/browser-notices.js';
import css from '../choices.module.css';

type Name = keyof NotificationPreferences;

interface Row {
  name: Name;
  label: string;
  hint?: string;
}

function Choices({
  rows,
  label,
  values,
  off,
  onChange,
}: {
  rows: Row[];
  label: string;
  values: NotificationPreferences;
  off: (name: Name) => boolean;
  onChange: (name: Name, on: boolean) => void;
}) {
  return (
    <div className={css.choices} role="group" aria-label={label}>
      {rows.map(({ name, label: words, hint }) => (
        <div key={name} className={css.choice}>
          <Checkbox
            checked={values[name]}
            disabled={off(name)}
            onChange={({ target }) => onChange(name, target.checked)}
          >
            {words}
          </Checkbox>
          {hint && <Secondary as="p">{hint}</Secondary>}
        </div>
      ))}
    </div>
  );
}

/** What the portal tells this account, and in which ways; each choice is kept on the server at once. */
export function NotificationTab() {
  const t = useT();
  const { data, error, refetch } = useRead(profiles.preferences);
  const keep = useWrite(profiles.setPreferences);
  const [refused, setRefused] = useState(false);
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton rows={4} />;
  const { available } = data;
  const values = keep.isPending && keep.variables.body ? keep.variables.body : data.preferences;
  const isOff = (name: Name) => name in available && !available[name as keyof typeof available] && !values[name];
  const change = async (name: Name, on: boolean) => {
    const allowed = name !== 'push' || !on || (await mayNotify());
    setRefused(!allowed);
    if (allowed) keep.mutate({ body: { ...values, [name]: on } });
  };
  const part = { values, off: isOff, onChange: (name: Name, on: boolean) => void change(name, on) };
  return (
    <Split>
      <Sheet title={t('Ways')}>
        <Choices
          {...part}
          label={t('Ways')}
          rows={[
            { name: 'email', label: t('E-mail'), hint: t('A mail about notices that you have not read.') },
            { name: 'push', label: t('Browser notifications'), hint: t('While the portal is open in this browser.') },
            {
              name: 'sms',
              label: t('SMS'),
              hint: available.sms ? undefined : t('This portal has no SMS sender.'),
            },
          ]}
        />
        {refused && <Refusal text={t('This browser does not allow notifications of this portal.')} />}
      </Sheet>
      <Sheet title={t('Topics')}>
        <Choices
          {...part}
          label={t('Topics')}
          rows={[
            { name: 'warranty', label: t('Warranty') },
            { name: 'amc', label: t('AMC') },
            { name: 'maintenance', label: t('Maintenance') },
          ]}
        />
        <Secondary as="p">{t('Passwords and codes are always mailed.')}</Secondary>
      </Sheet>
      {keep.error && <Refusal text={messageOf(keep.error)} />}
    </Split>
  );
}
