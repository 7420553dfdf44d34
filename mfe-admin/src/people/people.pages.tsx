import {
  EditPersonPage,
  NewPersonPage,
  NewSuperAdminPage,
  PeoplePage,
  SuperAdminsPage,
  type FormRole,
} from '@portal/features-people';
import { buyers, endUsers, oems, registrations, sellers, superAdmins, supportAgents } from '../addresses.js';

const pagesOf = (role: FormRole, base: string) => ({
  list: () => <PeoplePage base={base} of={role} registrationsBase={registrations} />,
  new: () => <NewPersonPage base={base} of={role} />,
  edit: () => <EditPersonPage base={base} of={role} />,
});

/** The pages about people, by the first part of their address. */
export const peoplePages = {
  'buyer-management': pagesOf('Buyer', buyers),
  'seller-management': pagesOf('Seller', sellers),
  'oem-management': pagesOf('OEM', oems),
  'enduser-management': pagesOf('End User', endUsers),
  'support-agent-management': pagesOf('Support Agent', supportAgents),
};

export const SuperAdminListPage = () => <SuperAdminsPage base={superAdmins} />;
export const SuperAdminEntryPage = () => <NewSuperAdminPage base={superAdmins} />;
