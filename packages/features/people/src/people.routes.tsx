import type { Role } from '@portal/contracts';
import { type FeatureRoutes, page, routesAt } from '@portal/ui';
import { messages } from './messages.js';
import type { FormRole } from './people/role-words.js';

interface PeopleRoutes {
  /** Where the people of a role live: '/superadmin/buyer-management'. */
  base: string;
  role: FormRole;
  /** Where the registrations live that become people. */
  registrations: string;
}

/** The people of one role: list and forms. */
export const peopleRoutes = ({ base, role, registrations }: PeopleRoutes): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./people/people.page.js'),
      ({ PeoplePage }) => <PeoplePage base={base} role={role} registrationsBase={registrations} />,
    ),
    new: page(
      () => import('./person-form/new-person.page.js'),
      ({ NewPersonPage }) => <NewPersonPage base={base} role={role} />,
    ),
    ':id/edit': page(
      () => import('./person-form/edit-person.page.js'),
      ({ EditPersonPage }) => <EditPersonPage base={base} role={role} />,
    ),
  }),
});

/** The people of a role for which nobody registers: list and form. */
export const accountRoutes = ({ base, role }: { base: string; role: Role }): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./accounts/accounts.page.js'),
      ({ AccountsPage }) => <AccountsPage base={base} role={role} />,
    ),
    new: page(
      () => import('./accounts/new-account.page.js'),
      ({ NewAccountPage }) => <NewAccountPage base={base} role={role} />,
    ),
  }),
});
