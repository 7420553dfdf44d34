import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import type { RecordPlaces } from './documents/record-link.js';
import { messages } from './messages.js';

interface DocumentRoutes extends RecordPlaces {
  /** Where the documents of the area live: '/seller/documents'. */
  base: string;
}

/** The documents of an area: list, upload, details with versions and decision. */
export const documentRoutes = ({ base, ...places }: DocumentRoutes): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./documents/document-list.page.js'),
      ({ DocumentListPage }) => <DocumentListPage base={base} places={places} />,
    ),
    new: page(
      () => import('./documents/document-form.page.js'),
      ({ DocumentFormPage }) => <DocumentFormPage base={base} />,
    ),
    ':id': page(
      () => import('./documents/document.page.js'),
      ({ DocumentPage }) => <DocumentPage base={base} places={places} />,
    ),
  }),
});
