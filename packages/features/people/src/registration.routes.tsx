import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';

/** Registrations that wait for a decision, and each of them. */
export const registrationRoutes = ({ base }: { base: string }): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./registration-list/registration-list.page.js'),
      ({ RegistrationListPage }) => <RegistrationListPage base={base} />,
    ),
    ':id': page(
      () => import('./registration/registration.page.js'),
      ({ RegistrationPage }) => <RegistrationPage base={base} />,
    ),
  }),
});

/** Who would join an organisation, to be confirmed or refused. */
export const joiningRoutes = ({ base }: { base: string }): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./joinings/joinings.page.js'),
      ({ JoiningsPage }) => <JoiningsPage />,
    ),
  }),
});
