import { type FeatureRoutes, page, routesAt, type Title } from '@portal/ui';
import type { EscalationPlaces } from './escalation.words.js';
import { messages } from './messages.js';

interface EscalationRoutes extends EscalationPlaces {
  title: Title;
}

/** The escalations of an area: list, details with notes and steps, and the form where they are raised. */
export const escalationRoutes = ({ title, ...places }: EscalationRoutes): FeatureRoutes => ({
  messages,
  routes: routesAt(places.base, {
    '': page(
      () => import('./escalations/escalation-list.page.js'),
      ({ EscalationListPage }, reader) => <EscalationListPage base={places.base} title={title(reader)} />,
    ),
    new: page(
      () => import('./escalation-form/escalation-form.page.js'),
      ({ EscalationFormPage }, reader) => <EscalationFormPage base={places.base} listTitle={title(reader)} />,
    ),
    ':id': page(
      () => import('./escalation/escalation.page.js'),
      ({ EscalationPage }, reader) => <EscalationPage {...places} listTitle={title(reader)} />,
    ),
  }),
});
