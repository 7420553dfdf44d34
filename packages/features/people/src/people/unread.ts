import { ApiError, type useT } from '@portal/ui';

/** What is said of an account that could not be read. */
export const unread = (t: ReturnType<typeof useT>, error: unknown) =>
  error instanceof ApiError && error.status === 404 ? t('User not found.') : t('Failed to fetch user');
