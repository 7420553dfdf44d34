import type { CanaryAudience } from '@portal/contracts';

const nameOf = (audience: CanaryAudience) => {
  if (audience.kind === 'role') return audience.role;
  if (audience.kind === 'percent') return '';
  return (audience.kind === 'user' ? audience.email : audience.organization).trim().toLowerCase();
};

/** Whom a trial is for when some more get it: a larger share takes the place of the one before; nothing where they have it already. */
export function widened(audience: readonly CanaryAudience[], more: CanaryAudience): CanaryAudience[] | undefined {
  const same = audience.find((each) => each.kind === more.kind && nameOf(each) === nameOf(more));
  if (!same) return [...audience, more];
  if (same.kind !== 'percent' || more.kind !== 'percent' || more.percent <= same.percent) return undefined;
  return audience.map((each) => (each === same ? more : each));
}
