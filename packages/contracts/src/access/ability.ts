import { AbilityBuilder, createMongoAbility, type MongoAbility } from '@casl/ability';
import { matrix, type Role } from './matrix.js';

/** What decides about rows: taken from the verified token on the server, from the session in the browser. */
export interface Actor {
  id: string;
  name: string;
  email: string;
  role: Role;
  organizationId: string;
  organizationName: string;
  department: string;
  /** An OEM's own brands. */
  brands: string[];
  sessionId: string;
  mustChangePassword: boolean;
}

export type Ability = MongoAbility;
type Rows = Record<Role, (can: AbilityBuilder<Ability>['can'], actor: Actor) => void>;

/** Which rows a role sees and changes; record types are capitalised, modules are not (docs: roles and rows). */
const rows: Rows = {
  'Super Admin': (can) => {
    can('manage', [
      'Order',
      'DeliveryProof',
      'Asset',
      'Warranty',
      'AmcContract',
      'Device',
      'Ticket',
      'User',
      'Registration',
    ]);
  },
  Buyer: (can, { organizationId }) => {
    can('view', 'Order', { organizations: organizationId });
    can('view', 'DeliveryProof', { organizations: organizationId });
    can(['view', 'edit', 'assign'], 'Asset', { buyerOrganizationId: organizationId });
    can('view', 'Warranty', { buyerOrganizationId: organizationId });
    can(['view', 'edit'], 'AmcContract', { buyerOrganizationId: organizationId });
    can('view', 'Ticket', { organizationId });
    can('view', 'User', { organizationId, role: 'End User' });
  },
  Seller: (can, { organizationId }) => {
    can(['view', 'edit'], 'Order', { sellerOrganizationId: organizationId });
    can('view', 'DeliveryProof', { sellerOrganizationId: organizationId });
    can(['view', 'edit'], 'Asset', { sellerOrganizationId: organizationId });
    can('view', 'Warranty', { sellerOrganizationId: organizationId });
    can(['view', 'edit'], 'AmcContract', { sellerOrganizationId: organizationId });
    can(['view', 'resolve'], 'Ticket', { assignedToOrganizationId: organizationId });
  },
  OEM: (can, { brands }) => {
    can('view', 'Asset', { brand: { $in: brands } });
    can('view', 'Warranty', { brand: { $in: brands } });
  },
  'End User': (can, { id }) => {
    can('view', 'Device', { endUserId: id });
    can('view', 'Warranty', { endUserId: id });
    can('view', 'AmcContract', { endUserIds: id });
    can(['view', 'edit'], 'Ticket', { createdById: id });
  },
  'Support Agent': (can) => {
    can(['view', 'edit', 'assign', 'close'], 'Ticket');
    can('view', 'User');
  },
};

/** The one ability: menus and guards in the browser, filters and refusals in every service. */
export function abilityFor(actor: Actor): Ability {
  const { can, build } = new AbilityBuilder<Ability>(createMongoAbility);
  for (const [module, actions] of Object.entries<readonly string[]>(matrix[actor.role])) can([...actions], module);
  rows[actor.role](can, actor);
  return build();
}
