import { AreaHome, DeniedPage, useAbility, useUser } from '@portal/ui';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { homeOf, workplaceOf } from '../guard/home.js';
import { ownPage } from '../guard/own-page.js';
import { areaAmong, lacking } from './area-of.js';
import { shownArea } from './opened-areas.js';

/** The pages of an area, for who may see them. */
export function AreaOutlet() {
  const user = useUser();
  const ability = useAbility();
  const { pathname, search } = useLocation();
  const known = areaAmong(useMatches());
  const area = known && shownArea(known, user);
  const needs = area && lacking(area, user, pathname, (action, module) => ability.can(action, module));
  const home = homeOf(user.role);
  // Breadcrumbs lead to an area's start; who starts elsewhere goes on to there.
  if (needs && pathname === workplaceOf(user.role) && pathname !== home) return <Navigate to={home} replace />;
  const elsewhere = needs && ownPage(pathname, user.role)?.to;
  if (elsewhere) return <Navigate to={elsewhere + search} replace />;
  return <AreaHome value={area?.basePaths[0] ?? '/'}>{needs ? <DeniedPage needs={needs} /> : <Outlet />}</AreaHome>;
}
