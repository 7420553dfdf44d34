import { AbilityBuilder, createMongoAbility, type MongoAbility } from '@casl/ability';
import type { Language } from '../locales.js';
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
  /** The role needs a second factor, and there is none yet. */
  mustSetUpSecondFactor?: boolean;
  /** What was chosen and saved; mails come in it. */
  language?: Language;
}

export type Ability = MongoAbility;
type Rows = Record<Role, (can: AbilityBuilder<Ability>['can'], actor: Actor) => void>;

/** Which rows a role sees and changes; record types are capitalised, modules are not (docs: roles and rows). */
const rows: Rows = {
  'Super Admin': (can, { id }) => {
    can(['view', 'edit'], 'ReportSchedule', { ownerId: id });
    can('manage', [
      'Order',
      'DeliveryProof',
      'PurchaseOrder',
      'ApprovalTier',
      'Vendor',
      'Rating',
      'Delegation',
      'Requisition',
      'Document',
      'Receipt',
      'Invoice',
      'Escalation',
      'Rfq',
      'Quote',
      'Asset',
      'AssetDraft',
      'DeviceClaim',
      'Campaign',
      'WarrantyClaim',
      'Warranty',
      'AmcContract',
      'ServiceRecord',
      'Device',
      'Ticket',
      'Tutorial',
      'User',
      'Registration',
      'RegistrationFile',
    ]);
  },
  Buyer: (can, { id, organizationId }) => {
    can('view', 'Order', { organizations: organizationId });
    can('view', 'DeliveryProof', { organizations: organizationId });
    can(['view', 'edit'], 'PurchaseOrder', { buyerOrganizationId: organizationId });
    can(['view', 'edit'], 'Vendor', { officeId: organizationId });
    can(['view', 'edit'], 'Rating', { buyerOrganizationId: organizationId });
    can('view', 'Delegation', { organizationId });
    can('edit', 'Delegation', { fromId: id, organizationId });
    // A draft is its requester's alone.
    can(['view', 'decide'], 'Requisition', { organizationId, isSubmitted: true });
    can(['view', 'edit'], 'Requisition', { requestedById: id });
    can(['view', 'edit'], 'Rfq', { buyerOrganizationId: organizationId });
    // Of these the service shows what is no longer sealed.
    can(['view', 'edit'], 'Quote', { buyerOrganizationId: organizationId });
    can('view', 'Document', { organizations: organizationId });
    can('edit', 'Document', { uploadedByOrganizationId: organizationId });
    can('view', 'Receipt', { organizations: organizationId });
    can('edit', 'Receipt', { buyerOrganizationId: organizationId });
    can('view', 'Invoice', { organizations: organizationId });
    can('edit', 'Invoice', { buyerOrganizationId: organizationId });
    can(['view', 'edit'], 'Escalation', { organizations: organizationId });
    can(['view', 'edit', 'assign'], 'Asset', { buyerOrganizationId: organizationId });
    can(['view', 'edit'], 'AssetDraft', { buyerOrganizationId: organizationId });
    can(['view', 'edit'], 'DeviceClaim', { organizationId });
    can(['view', 'edit'], 'Campaign', { organizationId });
    // Who counts is named.
    can('count', 'Campaign', { auditorIds: id, organizationId });
    can('view', 'Warranty', { buyerOrganizationId: organizationId });
    can(['view', 'edit'], 'WarrantyClaim', { buyerOrganizationId: organizationId });
    can(['view', 'edit'], 'AmcContract', { buyerOrganizationId: organizationId });
    can(['view', 'rate'], 'ServiceRecord', { buyerOrganizationId: organizationId });
    can('view', 'Ticket', { organizationId });
    can('edit', 'Ticket', { createdById: id, organizationId });
    can('view', 'User', { organizationId, role: 'End User' });
    can('view', 'RegistrationFile', { 'account.userId': id });
  },
  Seller: (can, { id, organizationId }) => {
    can(['view', 'edit'], 'Order', { sellerOrganizationId: organizationId });
    can('view', 'DeliveryProof', { sellerOrganizationId: organizationId });
    // Kept when it is cancelled later; before it was sent it is the office's alone.
    can(['view', 'edit'], 'PurchaseOrder', { sellerOrganizationId: organizationId, isSent: true });
    can('view', 'Rating', { sellerOrganizationId: organizationId });
    can('view', 'Rfq', { invited: organizationId, isPublished: true });
    can(['view', 'edit'], 'Quote', { sellerOrganizationId: organizationId });
    can('view', 'Document', { organizations: organizationId });
    can('edit', 'Document', { uploadedByOrganizationId: organizationId });
    can(['view', 'edit'], 'Receipt', { sellerOrganizationId: organizationId });
    can(['view', 'edit'], 'Invoice', { sellerOrganizationId: organizationId });
    can(['view', 'edit'], 'Escalation', { sellerOrganizationId: organizationId });
    can(['view', 'edit'], 'Asset', { sellerOrganizationId: organizationId });
    can(['view', 'edit'], 'Warranty', { sellerOrganizationId: organizationId });
    can(['view', 'edit'], 'WarrantyClaim', { sellerOrganizationId: organizationId });
    can(['view', 'edit'], 'AmcContract', { sellerOrganizationId: organizationId });
    can(['view', 'edit'], 'ServiceRecord', { sellerOrganizationId: organizationId });
    can(['view', 'resolve'], 'Ticket', { assignedToOrganizationId: organizationId });
    can('view', 'RegistrationFile', { 'account.userId': id });
  },
  OEM: (can, { brands, organizationId }) => {
    can('view', 'PurchaseOrder', { brands: { $in: brands }, isSent: true });
    // Of these it answers what is about its goods, and what it raised itself; prices and payments are the two sides' own.
    can(['view', 'edit'], 'Escalation', { brands: { $in: brands }, type: { $ne: 'payment_dispute' } });
    can(['view', 'edit'], 'Escalation', { reportedByOrganizationId: organizationId });
    can('view', 'Asset', { brand: { $in: brands } });
    can('view', 'Warranty', { brand: { $in: brands } });
    // Where nobody of the maker had an account, the seller answers.
    can(['view', 'edit'], 'WarrantyClaim', { brand: { $in: brands }, answeredBy: 'maker' });
    can('view', 'Maintenance', { makerBrands: { $in: brands } });
    can('view', 'Ticket', { brand: { $in: brands } });
  },
  'End User': (can, { id, organizationId }) => {
    can('view', 'Device', { endUserId: id });
    can('view', 'DeviceClaim', { claimedById: id });
    can('view', 'PurchaseOrder', { requestedById: id });
    can('view', 'PurchaseOrder', { assigneeId: id });
    // While it is their office's: whoever moves to another one leaves it behind.
    can('view', 'Order', { assigneeId: id, buyerOrganizationId: organizationId });
    can(['view', 'edit'], 'Requisition', { requestedById: id });
    can('view', 'Warranty', { endUserId: id });
    can(['view', 'edit'], 'WarrantyClaim', { raisedById: id, buyerOrganizationId: organizationId });
    can('view', 'AmcContract', { endUserIds: id });
    can(['view', 'edit'], 'Ticket', { createdById: id });
    can('view', 'Tutorial', { status: 'Published' });
    can('view', 'RegistrationFile', { 'account.userId': id });
  },
  'Support Agent': (can) => {
    can(['view', 'edit', 'assign', 'close'], 'Ticket');
    can('view', 'User');
  },
};

/** A condition in which nothing stands would fit everybody's rows, or everybody's that lack the field. */
function isWhole(condition: unknown): boolean {
  if (condition === undefined || condition === null || condition === '') return false;
  if (Array.isArray(condition)) return condition.every(isWhole);
  if (typeof condition !== 'object') return true;
  const parts = Object.values(condition);
  return parts.length > 0 && parts.every(isWhole);
}

/**
 * The one ability: menus and guards in the browser, filters and refusals in every service. It fails closed: a rule whose
 * condition lacks a value (an actor without an id, an organisation, brands) opens nothing.
 */
export function abilityFor(actor: Actor): Ability {
  const { can, rules } = new AbilityBuilder<Ability>(createMongoAbility);
  for (const [module, actions] of Object.entries<readonly string[]>(matrix[actor.role])) can([...actions], module);
  rows[actor.role](can, actor);
  return createMongoAbility(rules.filter((rule) => !('conditions' in rule) || isWhole(rule.conditions)));
}
