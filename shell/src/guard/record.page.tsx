import { RecordReference } from '@portal/contracts';
import { useUser } from '@portal/ui';
import { Navigate, useParams } from 'react-router';
import { NotFoundPage } from '../pages/not-found.page.js';
import { placeOf } from './places.js';

/** The address of a record in a mail: leads to it among the reader's own pages, and who has none of its kind to where they start. */
export function RecordPage() {
  const { role } = useUser();
  const record = RecordReference.safeParse(useParams()).data;
  if (!record) return <NotFoundPage />;
  return <Navigate to={placeOf(record, role) ?? '/'} replace />;
}
