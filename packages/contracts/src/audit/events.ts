import type { Service } from '../access/traffic.js';
import { invoiceStates, type InvoiceStatus } from '../states/invoice.js';
import { orderStates, type OrderStatus } from '../states/order.js';
import { purchaseOrderStates, type PurchaseOrderStatus } from '../states/purchase-order.js';
import { receiptStates, type ReceiptStatus } from '../states/receipt.js';
import { requisitionStates, type RequisitionStatus } from '../states/requisition.js';
import { warrantyClaimStates, type WarrantyClaimStatus } from '../states/warranty-claim.js';

/** What the audit log calls each service, by the first part of its events' subjects. */
const areaLabels = {
  asset: 'Assets',
  identity: 'Accounts',
  procurement: 'Procurement',
  registration: 'Registrations',
  system: 'System',
  ticketing: 'Support Tickets',
} as const satisfies Record<Service, string>;

const areas = new Map<string, string>(Object.entries(areaLabels));
export const areaLabelOf = (area: string) => areas.get(area) ?? 'Record';

/** What the audit log and the recent activity call each event, by its subject; an event that is missing here cannot be told. */
const eventLabels = {
  'identity.user.created': 'User created',
  'identity.user.changed': 'User changed',
  'identity.user.suspended': 'User suspended',
  'identity.user.activated': 'User activated',
  'identity.user.restored': 'User restored',
  'identity.user.deleted': 'User deleted',
  'identity.user.password-reset': 'Password reset',
  'identity.user.password-changed': 'Password changed',
  'identity.user.language-set': 'Language chosen',
  'identity.user.profile-changed': 'Profile changed',
  'identity.user.avatar-changed': 'Picture changed',
  'identity.user.preferences-set': 'Notification preferences changed',
  'identity.user.unlocked': 'User unlocked',
  'identity.user.recovered': 'Password set by a mailed link',
  'identity.user.second-factor-enabled': 'Second factor switched on',
  'identity.user.second-factor-disabled': 'Second factor switched off',
  'identity.user.second-factor-removed': 'Second factor removed',
  'identity.user.recovery-codes-made': 'Recovery codes made',
  'identity.user.recovery-code-used': 'Recovery code used',
  'identity.user.role-changed': 'Role changed',
  'identity.user.organization-administrator-set': 'Organization administrator set',
  'identity.delegation.created': 'Approvals handed over',
  'identity.delegation.revoked': 'Approvals taken back',
  'identity.joining.asked': 'Joining asked',
  'identity.joining.confirmed': 'Joining confirmed',
  'identity.joining.refused': 'Joining refused',
  'registration.registration.joining-asked': 'Organization asked about a registration',
  'registration.registration.joining-refused': 'Organization did not confirm a registration',
  'identity.session.started': 'Session started',
  'identity.session.ended': 'Session ended',
  'identity.sign-in.refused': 'Sign-in refused',
  'identity.organization.created': 'Organization created',
  'identity.organization.changed': 'Organization changed',
  'identity.organization.brands-added': 'Brands added to an organization',
  'identity.account.refused': 'Account refused',
  'identity.recovery.asked': 'Link for a new password asked for',
  'registration.registration.submitted': 'Registration submitted',
  'registration.registration.approved': 'Registration approved',
  'registration.registration.rejected': 'Registration rejected',
  'registration.registration.correction-requested': 'Correction of a registration requested',
  'registration.registration.corrected': 'Registration corrected',
  'registration.registration.withdrawn': 'Registration withdrawn',
  'registration.registration.account-retried': 'Making of the account tried again',
  'registration.registration.code-sent': 'Code for a registration sent',
  'asset.asset.created': 'Asset created',
  'asset.asset.updated': 'Asset updated',
  'asset.asset.deleted': 'Asset deleted',
  'asset.asset.restored': 'Asset restored',
  'asset.asset.status-changed': 'Asset status changed',
  'asset.asset.assigned': 'Asset assigned',
  'asset.asset.unassigned': 'Asset unassigned',
  'asset.asset.disposal-requested': 'Asset disposal requested',
  'asset.asset.disposal-decided': 'Asset disposal decided',
  'asset.asset.handed-over': 'Disposed asset handed over',
  'asset.device.acknowledged': 'Device acknowledged',
  'asset.device.otp-sent': 'One-time password for a device sent',
  'asset.device.otp-verified': 'One-time password for a device verified',
  'asset.device.otp-refused': 'One-time password for a device refused',
  'asset.device.verified': 'Device verified',
  'asset.depreciation.changed': 'Depreciation of a category changed',
  'asset.support-contacts.changed': 'Support contacts changed',
  'ticketing.tutorial.created': 'Tutorial added',
  'ticketing.tutorial.changed': 'Tutorial changed',
  'ticketing.tutorial.deleted': 'Tutorial removed',
  'asset.claim.made': 'Device claimed',
  'asset.claim.confirmed': 'Claim of a device confirmed',
  'asset.claim.refused': 'Claim of a device refused',
  'asset.campaign.planned': 'Verification campaign planned',
  'asset.campaign.changed': 'Verification campaign changed',
  'asset.campaign.started': 'Verification campaign started',
  'asset.campaign.listed': 'Expected assets of a campaign listed',
  'asset.campaign.closed': 'Verification campaign closed',
  'asset.campaign.cancelled': 'Verification campaign cancelled',
  'asset.campaign.reminded': 'Reminder of a verification campaign',
  'asset.campaign.counted': 'Asset counted',
  'asset.campaign.corrected': 'Count corrected',
  'asset.campaign.followed-up': 'Missing asset marked for follow-up',
  'asset.campaign.settled': 'Missing asset found',
  'asset.device.reminded': 'Reminder of a device',
  'asset.device.return-asked': 'Return of a device asked for',
  'asset.warranty.registered': 'Warranty registered',
  'asset.warranty.updated': 'Warranty changed',
  'asset.warranty.extended': 'Warranty extended',
  'asset.warranty.cancelled': 'Warranty cancelled',
  'asset.warranty.reminded': 'Reminder of the end of a warranty',
  'asset.warranty-claim.noted': 'Note added to a warranty claim',
  'asset.warranty-claim.overdue': 'Reminder of an overdue warranty claim',
  'asset.amc.reminded': 'Reminder of the end of an AMC contract',
  'asset.amc.created': 'AMC contract created',
  'asset.amc.updated': 'AMC contract changed',
  'asset.amc.renewed': 'AMC contract renewed',
  'asset.amc.cancelled': 'AMC contract cancelled',
  'asset.expiry.acknowledged': 'End acknowledged',
  'asset.expiry.taken-back': 'Acknowledgment of an end taken back',
  'asset.expiry-settings.changed': 'Times of what ends changed',
  'asset.expiry-notices.changed': 'Notices of what ends changed',
  'asset.amc.service-due': 'Service under an AMC contract due',
  'asset.amc.service-overdue': 'Service under an AMC contract overdue',
  'asset.service.created': 'Service recorded',
  'asset.service.updated': 'Service changed',
  'asset.service.rated': 'Service rated',
  'asset.draft.made': 'Asset draft made of a delivery',
  'asset.draft.accepted': 'Asset draft accepted',
  'asset.draft.refused': 'Asset draft refused',
  'asset.import.uploaded': 'Import uploaded',
  'asset.import.checked': 'Import checked',
  'asset.import.ended': 'Import ended',
  'asset.lifecycle.created': 'Lifecycle event added',
  'asset.lifecycle.updated': 'Lifecycle event changed',
  'asset.lifecycle.deleted': 'Lifecycle event deleted',
  'procurement.order.created': 'Order created',
  'procurement.order.changed': 'Order edited',
  'procurement.order.paused': 'Order paused',
  'procurement.order.mapped': 'Order mapped',
  'procurement.order.delivered': 'Order delivered',
  'procurement.order.mapping-requested': 'Mapping of an order requested',
  'procurement.order.mapping-confirmed': 'Mapping of an order confirmed',
  'procurement.order.mapping-refused': 'Mapping of an order refused',
  'procurement.order.mapping-withdrawn': 'Request to map an order withdrawn',
  'procurement.order.unmapped': 'Mapping of an order undone',
  'procurement.order.receiver-changed': 'Receiver of an order changed',
  'procurement.order.assigned': 'Order assigned',
  'procurement.order.receiver-named': 'Receiver of an order named',
  'procurement.order.reminded': 'Reminder of an order that waits for approval',
  'procurement.purchase-order.reminded': 'Reminder of a purchase order that waits for approval',
  'procurement.order.otp-sent': 'One-time password for a delivery sent',
  'procurement.purchase-order-import.uploaded': 'Import uploaded',
  'procurement.purchase-order-import.checked': 'Import checked',
  'procurement.purchase-order-import.ended': 'Import ended',
  'procurement.purchase-order.changed': 'Purchase order changed',
  'procurement.purchase-order.part-delivered': 'Part of a purchase order delivered',
  'procurement.purchase-order.item-delivery-told': 'Delivery of items of a purchase order told',
  'procurement.purchase-order.deleted': 'Purchase order deleted',
  'procurement.purchase-order.restored': 'Purchase order restored',
  'procurement.purchase-order.step-approved': 'Purchase order approved by one of several',
  'procurement.report-schedule.created': 'Report scheduled',
  'procurement.report-schedule.told': 'Scheduled report told',
  'procurement.report-schedule.deleted': 'Scheduled report ended',
  'procurement.rating.given': 'Delivery rated',
  'procurement.vendor.added': 'Vendor added',
  'procurement.vendor.changed': 'Vendor changed',
  'procurement.vendor.removed': 'Invitation of a vendor taken back',
  'procurement.approval-tier.created': 'Tier of approval added',
  'procurement.approval-tier.changed': 'Tier of approval changed',
  'procurement.approval-tier.deleted': 'Tier of approval removed',
  'procurement.requisition.changed': 'Requisition edited',
  'procurement.requisition.asked': 'Quotes for a requisition requested',
  'procurement.requisition.reopened': 'Purchase order of a requisition ended',
  'procurement.delivery.accepted': 'Delivery accepted',
  'procurement.dispatch.announced': 'Dispatch announced',
  'procurement.dispatch.withdrawn': 'Dispatch advice withdrawn',
  'procurement.dispatch.delivered': 'Dispatch advice delivered',
  'procurement.escalation.raised': 'Escalation raised',
  'procurement.escalation.changed': 'Escalation changed',
  'procurement.escalation.assigned': 'Escalation assigned',
  'procurement.escalation.reminded': 'Reminder of an escalation',
  'procurement.escalation.noted': 'Note added to an escalation',
  'procurement.escalation.resolved': 'Escalation resolved',
  'procurement.inspection-time.changed': 'Days of an inspection changed',
  'procurement.receipt.reminded': 'Reminder of an inspection',
  'procurement.invoice.payment-corrected': 'Payment corrected',
  'procurement.invoice.reminded': 'Reminder of a payment',
  'procurement.document.uploaded': 'Document uploaded',
  'procurement.document.version-added': 'New version of a document uploaded',
  'procurement.document.approved': 'Document approved',
  'procurement.document.rejected': 'Document rejected',
  'procurement.document.reminded': 'Reminder of a document that ends',
  'procurement.document.expired': 'A document has ended',
  'procurement.document.deleted': 'Document deleted',
  'procurement.rfq.created': 'Request for quotation created',
  'procurement.rfq.changed': 'Request for quotation edited',
  'procurement.rfq.published': 'Request for quotation published',
  'procurement.rfq.closed': 'Request for quotation closed',
  'procurement.rfq.awarded': 'Request for quotation awarded',
  'procurement.rfq.cancelled': 'Request for quotation cancelled',
  'procurement.quote.drafted': 'Quote drafted',
  'procurement.quote.submitted': 'Quote submitted',
  'procurement.quote.withdrawn': 'Quote withdrawn',
  'procurement.quote.shortlisted': 'Quote shortlisted',
  'procurement.quote.awarded': 'Quote awarded',
  'procurement.quote.rejected': 'Quote not awarded',
  'ticketing.ticket.created': 'Ticket created',
  'ticketing.ticket.changed': 'Ticket changed',
  'ticketing.ticket.assigned': 'Ticket assigned',
  'ticketing.ticket.unassigned': 'Ticket unassigned',
  'ticketing.ticket.noted': 'Note added to a ticket',
  'ticketing.ticket.resolved': 'Ticket resolved',
  'ticketing.ticket.closed': 'Ticket closed',
  'ticketing.ticket.reopened': 'Ticket reopened',
  'identity.file.refused': 'File refused by the virus scanner',
  'registration.file.refused': 'File refused by the virus scanner',
  'asset.file.refused': 'File refused by the virus scanner',
  'procurement.file.refused': 'File refused by the virus scanner',
  'ticketing.file.refused': 'File refused by the virus scanner',
  'system.task.created': 'System task started',
  'system.task.done': 'System task done',
  'system.task.failed': 'System task failed',
  'system.file.refused': 'File refused by the virus scanner',
} as const;

type OrderEvent = (typeof orderStates)[OrderStatus]['event'];
type PurchaseOrderEvent = (typeof purchaseOrderStates)[PurchaseOrderStatus]['event'];
type ReceiptEvent = (typeof receiptStates)[ReceiptStatus]['event'];
type InvoiceEvent = (typeof invoiceStates)[InvoiceStatus]['event'];
type WarrantyClaimEvent = (typeof warrantyClaimStates)[WarrantyClaimStatus]['event'];
type RequisitionEvent = (typeof requisitionStates)[RequisitionStatus]['event'];
/** The subject of an event that a service may tell. */
export type EventSubject =
  | keyof typeof eventLabels
  | `procurement.order.${OrderEvent}`
  | `procurement.purchase-order.${PurchaseOrderEvent}`
  | `procurement.requisition.${RequisitionEvent}`
  | `procurement.receipt.${ReceiptEvent}`
  | `procurement.invoice.${InvoiceEvent}`
  | `asset.warranty-claim.${WarrantyClaimEvent}`;

const orderEventLabels = Object.fromEntries(
  Object.values(orderStates).map(({ event, eventLabel }) => [`procurement.order.${event}`, eventLabel]),
);
const purchaseOrderEventLabels = Object.fromEntries(
  Object.values(purchaseOrderStates).map(({ event, eventLabel }) => [
    `procurement.purchase-order.${event}`,
    eventLabel,
  ]),
);
const requisitionEventLabels = Object.fromEntries(
  Object.values(requisitionStates).map(({ event, eventLabel }) => [`procurement.requisition.${event}`, eventLabel]),
);
const receiptEventLabels = Object.fromEntries(
  Object.values(receiptStates).map(({ event, eventLabel }) => [`procurement.receipt.${event}`, eventLabel]),
);
const invoiceEventLabels = Object.fromEntries(
  Object.values(invoiceStates).map(({ event, eventLabel }) => [`procurement.invoice.${event}`, eventLabel]),
);
const warrantyClaimEventLabels = Object.fromEntries(
  Object.values(warrantyClaimStates).map(({ event, eventLabel }) => [`asset.warranty-claim.${event}`, eventLabel]),
);
const labels = new Map<string, string>(
  [
    eventLabels,
    orderEventLabels,
    purchaseOrderEventLabels,
    requisitionEventLabels,
    receiptEventLabels,
    invoiceEventLabels,
    warrantyClaimEventLabels,
  ].flatMap((group) => Object.entries<string>(group)),
);

/** What happened, in words: `procurement.order.approved` is 'Order approved'; of an event of an older release only that it was a change. */
export const eventLabelOf = (subject: string) => labels.get(subject) ?? 'Change';
