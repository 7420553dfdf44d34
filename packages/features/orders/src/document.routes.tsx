import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

interface DocumentRoutes {
  /** Where the documents of the area live: '/seller/documents'. */
  base: string;
}

/** The documents of an area: list, upload, details with versions and decision. */
export const documentRoutes = ({ base }: DocumentRoutes): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./documents/document-list.page.js'),
      ({ DocumentListPage }) => <DocumentListPage base={base} />,
    ),
    new: page(
      () => import('./documents/document-form.page.js'),
      ({ DocumentFormPage }) => <DocumentFormPage base={base} />,
    ),
    ':id': page(
      () => import('./documents/document.page.js'),
      ({ DocumentPage }) => <DocumentPage base={base} />,
    ),
  }),
});
