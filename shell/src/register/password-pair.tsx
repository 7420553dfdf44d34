import { PasswordField, useT } from '@portal/ui';

/** The password that lets the applicant follow the application, typed twice. */
export function PasswordPair({ hint }: { hint: string }) {
  const t = useT();
  return (
    <>
      <PasswordField name="password" label={t('Password')} hint={hint} autoComplete="new-password" short />
      <PasswordField name="confirmPassword" label={t('Confirm password')} autoComplete="new-password" short />
    </>
  );
}
