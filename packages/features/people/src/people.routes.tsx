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

/** The Super Admins themselves: list and form. */
export const superAdminRoutes = ({ base }: { base: string }): FeatureRoutes => ({
  messages,
  routes: routesAt(base, {
    '': page(
      () => import('./super-admins/super-admins.page.js'),
      ({ SuperAdminsPage }) => <SuperAdminsPage base={base} />,
    ),
    new: page(
      () => import('./super-admins/new-super-admin.page.js'),
      ({ NewSuperAdminPage }) => <NewSuperAdminPage base={base} />,
    ),
  }),
});
