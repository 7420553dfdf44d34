import type { SessionUser } from '@portal/contracts';

/** The page that comes before all others: for a temporary password, then for a second factor that the role needs. */
export function setUpPage({ mustChangePassword, mustSetUpSecondFactor }: SessionUser): string | undefined {
  if (mustChangePassword) return '/change-password';
  return mustSetUpSecondFactor ? '/set-up-second-step' : undefined;
}
