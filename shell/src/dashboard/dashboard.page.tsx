import { useUser } from '@portal/ui';
import { Navigate } from 'react-router';
import { homeOf } from '../guard/home.js';
import { GeneralDashboard } from './general-dashboard.js';

/** The start: each role's own area, or the general dashboard for roles without one. */
export function DashboardPage() {
  const { role } = useUser();
  const home = homeOf(role);
  return home === '/' ? <GeneralDashboard /> : <Navigate to={home} replace />;
}
