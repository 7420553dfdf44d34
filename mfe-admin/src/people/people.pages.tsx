import { EditPersonPage, NewPersonPage, PeoplePage, type ManagedRole } from '@portal/features-people';
import { buyers, endUsers, oems, registrations, sellers, supportAgents } from '../addresses.js';

const pagesOf = (role: ManagedRole, base: string) => ({
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
