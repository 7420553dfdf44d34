import type { Area, SessionUser } from '@portal/contracts';
import { workplaceOf } from '../guard/home.js';

/** The area that a user works in. */
export const ownArea = (areas: Area[], { role }: SessionUser) =>
  areas.find(({ basePaths }) => basePaths.includes(workplaceOf(role)));

/** The area that the matches of an address lie in. */
export const areaAmong = (matches: readonly { handle: unknown }[]) =>
  matches.map(({ handle }) => (handle as { area?: Area } | undefined)?.area).find(Boolean);

/** The menu row of this address: the longest that it lies below. */
const rowOf = ({ nav }: Area, path: string) =>
  [...nav].sort((a, b) => b.to.length - a.to.length).find(({ to }) => path === to || path.startsWith(`${to}/`));

/** What somebody holds is theirs alone: a Super Admin, who looks into all other areas, holds nothing. */
const personal = '/enduser';

/** The permission (module:action) that an address of an area asks for and the user lacks. */
export function lacking(area: Area, user: SessionUser, path: string, can: (action: string, module: string) => boolean) {
  const [action, module] = rowOf(area, path)?.can ?? [];
  if (action && module && !can(action, module)) return `${module}:${action}`;
  // What is held counts among the own pages; those of another area are named by where they lie.
  const own = area.basePaths.includes(workplaceOf(user.role));
  const admitted = own || (user.role === 'Super Admin' && !area.basePaths.includes(personal));
  return admitted ? undefined : `${area.basePaths[0]?.slice(1)}:view`;
}
