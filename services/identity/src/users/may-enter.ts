import type { UserRecord } from './user.schema.js';

/** Who may sign in: active, a temporary password not over, and demo accounts in demo mode alone. */
export function mayEnter({ status, temporaryUntil, demo }: UserRecord, demoMode: boolean): boolean {
  if (status !== 'active' || (demo && !demoMode)) return false;
  return temporaryUntil === undefined || temporaryUntil > new Date();
}

/** The same rule, asked of the database. */
export const whoMayEnter = (demoMode: boolean) => ({
  status: 'active' as const,
  temporaryUntil: { $not: { $lte: new Date() } },
  ...(demoMode ? {} : { demo: { $ne: true } }),
});
