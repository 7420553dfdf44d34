// ASVS 8.2.2
import { abilityFor, type Actor } from './ability.js';
import { roles, type Role } from './matrix.js';

const actor = (role: Role, changes: Partial<Actor> = {}): Actor => ({
  ...{ id: 'me', name: 'Me', email: 'me@example.gov.in', role, organizationId: 'ours', organizationName: 'Ours' },
  ...{ department: '', brands: ['Dell'], sessionId: 's', mustChangePassword: false },
  ...changes,
});

/** Record types are capitalised, modules are not. */
const isRecordType = (name: string) => /^[A-Z]/.test(name);

const rowsOf = (person: Actor) =>
  abilityFor(person).rules.flatMap(({ action, subject, conditions }) =>
    [subject ?? []]
      .flat()
      .map(String)
      .filter(isRecordType)
      .map((type) => `${[action].flat().join(' ')} ${type} ${conditions ? JSON.stringify(conditions) : 'all'}`),
  );

/** Every row that each role reaches, written out: whoever changes who sees what changes this list too. */
const expected: Record<Role, string[]> = {
  'Super Admin': [
    ...[
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
    ],
    ...['Ticket', 'Tutorial', 'User', 'Registration', 'RegistrationFile'],
  ]
    .map((type) => `manage ${type} all`)
    .concat('view edit ReportSchedule {"ownerId":"me"}'),
  Buyer: [
    'view Order {"organizations":"ours"}',
    'view DeliveryProof {"organizations":"ours"}',
    'view edit PurchaseOrder {"buyerOrganizationId":"ours"}',
    'view edit Vendor {"officeId":"ours"}',
    'view edit Rating {"buyerOrganizationId":"ours"}',
    'view Delegation {"organizationId":"ours"}',
    'edit Delegation {"fromId":"me","organizationId":"ours"}',
    'view decide Requisition {"organizationId":"ours","isSubmitted":true}',
    'view edit Requisition {"requestedById":"me"}',
    'view edit Rfq {"buyerOrganizationId":"ours"}',
    'view edit Quote {"buyerOrganizationId":"ours"}',
    'view Document {"organizations":"ours"}',
    'edit Document {"uploadedByOrganizationId":"ours"}',
    'view Receipt {"organizations":"ours"}',
    'edit Receipt {"buyerOrganizationId":"ours"}',
    'view Invoice {"organizations":"ours"}',
    'edit Invoice {"buyerOrganizationId":"ours"}',
    'view edit Escalation {"organizations":"ours"}',
    'view edit assign Asset {"buyerOrganizationId":"ours"}',
    'view edit AssetDraft {"buyerOrganizationId":"ours"}',
    'view edit DeviceClaim {"organizationId":"ours"}',
    'view edit Campaign {"organizationId":"ours"}',
    'count Campaign {"auditorIds":"me","organizationId":"ours"}',
    'view Warranty {"buyerOrganizationId":"ours"}',
    'view edit WarrantyClaim {"buyerOrganizationId":"ours"}',
    'view edit AmcContract {"buyerOrganizationId":"ours"}',
    'view rate ServiceRecord {"buyerOrganizationId":"ours"}',
    'view Ticket {"organizationId":"ours"}',
    'edit Ticket {"createdById":"me","organizationId":"ours"}',
    'view User {"organizationId":"ours","role":"End User"}',
    'view RegistrationFile {"account.userId":"me"}',
  ],
  Seller: [
    'view edit Order {"sellerOrganizationId":"ours"}',
    'view DeliveryProof {"sellerOrganizationId":"ours"}',
    'view edit PurchaseOrder {"sellerOrganizationId":"ours","isSent":true}',
    'view Rating {"sellerOrganizationId":"ours"}',
    'view Rfq {"invited":"ours","isPublished":true}',
    'view edit Quote {"sellerOrganizationId":"ours"}',
    'view Document {"organizations":"ours"}',
    'edit Document {"uploadedByOrganizationId":"ours"}',
    'view edit Receipt {"sellerOrganizationId":"ours"}',
    'view edit Invoice {"sellerOrganizationId":"ours"}',
    'view edit Escalation {"sellerOrganizationId":"ours"}',
    'view edit Asset {"sellerOrganizationId":"ours"}',
    'view edit Warranty {"sellerOrganizationId":"ours"}',
    'view edit WarrantyClaim {"sellerOrganizationId":"ours"}',
    'view edit AmcContract {"sellerOrganizationId":"ours"}',
    'view edit ServiceRecord {"sellerOrganizationId":"ours"}',
    'view resolve Ticket {"assignedToOrganizationId":"ours"}',
    'view RegistrationFile {"account.userId":"me"}',
  ],
  OEM: [
    'view PurchaseOrder {"brands":{"$in":["Dell"]},"isSent":true}',
    'view edit Escalation {"brands":{"$in":["Dell"]},"type":{"$ne":"payment_dispute"}}',
    'view edit Escalation {"reportedByOrganizationId":"ours"}',
    'view Asset {"brand":{"$in":["Dell"]}}',
    'view Warranty {"brand":{"$in":["Dell"]}}',
    'view edit WarrantyClaim {"brand":{"$in":["Dell"]},"answeredBy":"maker"}',
    'view Maintenance {"makerBrands":{"$in":["Dell"]}}',
    'view Ticket {"brand":{"$in":["Dell"]}}',
  ],
  'End User': [
    'view Device {"endUserId":"me"}',
    'view DeviceClaim {"claimedById":"me"}',
    'view PurchaseOrder {"requestedById":"me"}',
    'view PurchaseOrder {"assigneeId":"me"}',
    'view Order {"assigneeId":"me","buyerOrganizationId":"ours"}',
    'view edit Requisition {"requestedById":"me"}',
    'view Warranty {"endUserId":"me"}',
    'view edit WarrantyClaim {"raisedById":"me","buyerOrganizationId":"ours"}',
    'view AmcContract {"endUserIds":"me"}',
    'view edit Ticket {"createdById":"me"}',
    'view Tutorial {"status":"Published"}',
    'view RegistrationFile {"account.userId":"me"}',
  ],
  'Support Agent': ['view edit assign close Ticket all', 'view User all'],
};

it.each(roles)('a %s reaches these rows and no others', (role) => {
  expect(rowsOf(actor(role)).sort()).toEqual(expected[role].toSorted());
});

it.each([
  [
    'Buyer',
    { organizationId: '' },
    ['view edit Requisition {"requestedById":"me"}', 'view RegistrationFile {"account.userId":"me"}'],
  ],
  ['Seller', { organizationId: '' }, ['view RegistrationFile {"account.userId":"me"}']],
  ['End User', { id: '' }, ['view Tutorial {"status":"Published"}']],
  ['OEM', { brands: [''] }, ['view edit Escalation {"reportedByOrganizationId":"ours"}']],
] as const)('a %s whose token lacks %j reaches no row by it', (role, lack, left) => {
  expect(rowsOf(actor(role, lack as unknown as Partial<Actor>))).toEqual(left);
});
