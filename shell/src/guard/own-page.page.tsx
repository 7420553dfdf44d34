import { DeniedPage, useUser } from '@portal/ui';
import { Navigate, useLocation } from 'react-router';
import { NotFoundPage } from '../pages/not-found.page.js';
import { ownPage } from './own-page.js';

/** A shared address: leads to the own area's page, for who has one. */
export function OwnPage() {
  const { role } = useUser();
  const { pathname, search } = useLocation();
  const page = ownPage(pathname, role);
  if (!page) return <NotFoundPage />;
  return page.to ? <Navigate to={page.to + search} replace /> : <DeniedPage needs={page.needs} />;
}
