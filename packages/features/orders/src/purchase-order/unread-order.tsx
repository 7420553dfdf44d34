import { ApiError, Problem, useT } from '@portal/ui';

/** A purchase order that could not be read: one that there is not, for who asks, is said to be no such order. */
export function UnreadOrder({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  if (error instanceof ApiError && error.status === 404)
    return <Problem error={error} title={t('There is no such purchase order, or you may not see it')} />;
  return (
    <Problem
      error={error}
      lead={t('Error loading procurement data:')}
      failure={t('Failed to load procurement data. Please try again.')}
      onRetry={onRetry}
    />
  );
}
