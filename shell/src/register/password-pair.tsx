import { PasswordField } from '@portal/ui';

/** The password that lets the applicant follow the application, typed twice. */
export function PasswordPair({ hint }: { hint: string }) {
  return (
    <>
      <PasswordField name="password" hint={hint} autoComplete="new-password" short />
      <PasswordField name="confirmPassword" autoComplete="new-password" short />
    </>
  );
}
