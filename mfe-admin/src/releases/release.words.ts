import { type CanaryAudience, type Cause, causeInWords, type ReleaseChange } from '@portal/contracts';
import { ApiError, type useT } from '@portal/ui';

type T = ReturnType<typeof useT>;

/** Whom a trial is for. */
export function audienceWords(t: T, audience: CanaryAudience) {
  if (audience.kind === 'percent') return t('{{percent}} % of all people', { percent: audience.percent });
  if (audience.kind === 'role') return t('Everybody with the role {{role}}', { role: t(audience.role) });
  return audience.kind === 'user' ? audience.email : audience.organization;
}

/** Why something is so: in English where it was kept so, or this page does not know it yet. */
export const causeWords = (t: T, cause: Cause | undefined, english: string) =>
  (cause && causeInWords(cause, (text, values) => t(text, values))) ?? english;

/** Why a change was made: as who made it said, or in the reader's language where the portal did. */
export const reasonWords = (t: T, { action, why, cause }: Pick<ReleaseChange, 'action' | 'why' | 'cause'>) =>
  action === 'build' ? t('Newest build') : causeWords(t, cause, why);

/** Why a step was refused, in the reader's language. */
export function refusalInWords(t: T, error: unknown) {
  if (!(error instanceof ApiError) || !error.cause) return error;
  const { status, code, cause } = error;
  return new ApiError(status, code, causeWords(t, cause, error.error));
}

/** What was done, as the history says it. */
export const actionWords = (t: T): Record<ReleaseChange['action'], string> => ({
  promote: t('Made live'),
  rollback: t('Went back'),
  follow: t('Follows its builds'),
  build: t('Made live at a start'),
  canary: t('Trial started or changed'),
  'end-canary': t('Trial ended'),
});
