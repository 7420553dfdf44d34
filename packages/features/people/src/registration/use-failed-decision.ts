import { ApiError, useSay, useT } from '@portal/ui';

// What a failure is called when its answer had no words.
const isNameless = (words: string) => /^HTTP \d/.test(words);

/** What is said of a decision that failed: why, as far as the server told. */
export function useFailedDecision() {
  const t = useT();
  const say = useSay();
  return (approve: boolean, thrown: unknown) => {
    const told = thrown instanceof ApiError && !isNameless(thrown.error) ? thrown.error : 'Unknown error occurred';
    const reason = say(told);
    const words = approve
      ? t('Failed to approve registration: {{reason}}', { reason })
      : t('Failed to reject registration: {{reason}}', { reason });
    return new ApiError(0, 'FAILED', words);
  };
}
