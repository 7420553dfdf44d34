import type { OrganizationKind } from '../registration/placement.js';
import type { Role } from './matrix.js';

interface RoleTraits {
  /** What stands for it in the tables of access. */
  letter: string;
  /** The kind of organisation that its people belong to. */
  organization: OrganizationKind;
  /** Its account in demo mode: this name @demo.gov.in. */
  demo: string;
}

/** What else there is to know of each role than its permissions and rows. */
export const roleTraits: Readonly<Record<Role, RoleTraits>> = {
  'Super Admin': { letter: 'A', organization: 'operator', demo: 'admin' },
  Buyer: { letter: 'B', organization: 'buyer', demo: 'buyer' },
  Seller: { letter: 'S', organization: 'seller', demo: 'seller' },
  OEM: { letter: 'O', organization: 'oem', demo: 'oem' },
  'End User': { letter: 'E', organization: 'buyer', demo: 'enduser' },
  'Support Agent': { letter: 'U', organization: 'operator', demo: 'support' },
};
