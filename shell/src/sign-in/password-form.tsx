import { sessions } from '@portal/contracts';
import { call, Form, FormBar, PasswordField, signedIn, useT, useUser } from '@portal/ui';
import type { ReactNode } from 'react';
import { NewPassword } from './new-password.js';

/** Changes the own password; every other session of the account ends. */
export function PasswordForm({
  currentLabel,
  onDone,
  children,
}: {
  currentLabel: string;
  onDone?: () => void;
  children?: ReactNode;
}) {
  const t = useT();
  const { id } = useUser();
  return (
    <Form
      schema={NewPassword}
      failureTitle={t('Failed to update user password')}
      onSubmit={async ({ currentPassword, newPassword }) => {
        const answer = await call(sessions.changePassword, { params: { id }, body: { currentPassword, newPassword } });
        signedIn(answer.token, answer.user);
        onDone?.();
      }}
    >
      <PasswordField name="currentPassword" label={currentLabel} autoComplete="current-password" />
      <PasswordField
        name="newPassword"
        label={t('New password')}
        hint={t('At least 8 characters')}
        autoComplete="new-password"
      />
      <PasswordField name="confirmPassword" label={t('Confirm password')} autoComplete="new-password" />
      <FormBar submit={t('Change password')}>{children}</FormBar>
    </Form>
  );
}
