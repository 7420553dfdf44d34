import type { Operation } from './kernel/operation.js';
import { audit } from './identity/audit.js';
import { notifications } from './identity/notification.js';
import { savedViews } from './identity/saved-view.js';
import { ownSessions } from './identity/own-session.js';
import { joinings } from './identity/joining.js';
import { organizations } from './identity/organization.js';
import { people } from './identity/people.js';
import { identityFiles, profiles } from './identity/profile.js';
import { recovery } from './identity/recovery.js';
import { secondFactor } from './identity/second-factor.js';
import { sessions } from './identity/session.js';
import { delegations } from './identity/delegation.js';
import { users } from './identity/user.operations.js';
import { applicants } from './registration/applicant.js';
import { bulkDecisions } from './registration/bulk.js';
import { registrationFiles, registrations } from './registration/operations.js';
import { mappings } from './procurement/mapping.js';
import { purchaseOrderImports } from './procurement/purchase-order-import.js';
import { purchaseOrders } from './procurement/purchase-order.operations.js';
import { orders, procurementFiles } from './procurement/operations.js';
import { approvalTiers } from './procurement/approval-tier.js';
import { inspectionTime } from './procurement/inspection-time.js';
import { quotes } from './procurement/quote.js';
import { rfqs } from './procurement/rfq.operations.js';
import { deviceDocuments } from './procurement/device-document.js';
import { documents } from './procurement/document.js';
import { dispatches } from './procurement/dispatch.operations.js';
import { purchaseDeliveries } from './procurement/purchase-delivery.operations.js';
import { receipts } from './procurement/receipt.operations.js';
import { invoices } from './procurement/invoice.operations.js';
import { requisitions } from './procurement/requisition.operations.js';
import { reports } from './procurement/report.operations.js';
import { ratings } from './procurement/rating.js';
import { reportSchedules } from './procurement/report-schedule.js';
import { vendors } from './procurement/vendor.operations.js';
import { escalations } from './procurement/escalation.operations.js';
import { waiting } from './procurement/waiting.js';
import { assetFiles, assets } from './asset/operations.js';
import { orderSellers } from './procurement/order-sellers.js';
import { assetDrafts, assetSerials } from './asset/asset-draft.js';
import { assetImports } from './asset/import.js';
import { cover } from './asset/cover.js';
import { expiries } from './asset/expiry.js';
import { expiryNotices, expirySettings } from './asset/expiry-settings.js';
import { serviceRecords } from './asset/service-record.js';
import { labels } from './asset/label.js';
import { deviceClaims } from './asset/device-claim.js';
import { campaigns } from './asset/campaign.operations.js';
import { depreciation } from './asset/depreciation.js';
import { warrantyClaims } from './asset/warranty-claim.operations.js';
import { maintenance } from './asset/maintenance.js';
import { makers } from './identity/maker.js';
import { supportContacts } from './asset/support-contacts.js';
import { devices } from './asset/device.js';
import { tickets, ticketingFiles } from './ticketing/ticket.js';
import { incidents } from './system/incident.js';
import { systemJobs } from './system/jobs.js';
import { systemReports } from './system/system-report.js';
import { systemTasks } from './system/task.js';
import { releases } from './system/release.js';
import { plannedMaintenance } from './system/planned-maintenance.js';
import { statusSubscriptions } from './system/status-subscription.js';
import { tutorials } from './ticketing/tutorial.js';

const groups = {
  sessions,
  recovery,
  secondFactor,
  ownSessions,
  savedViews,
  profiles,
  identityFiles,
  users,
  people,
  organizations,
  joinings,
  notifications,
  audit,
  registrations,
  applicants,
  bulkDecisions,
  registrationFiles,
  orders,
  mappings,
  purchaseOrders,
  purchaseOrderImports,
  approvalTiers,
  inspectionTime,
  requisitions,
  procurementFiles,
  documents,
  deviceDocuments,
  receipts,
  dispatches,
  purchaseDeliveries,
  invoices,
  rfqs,
  quotes,
  vendors,
  ratings,
  reportSchedules,
  delegations,
  reports,
  escalations,
  waiting,
  assets,
  assetImports,
  assetDrafts,
  serviceRecords,
  cover,
  expiries,
  expirySettings,
  expiryNotices,
  labels,
  devices,
  deviceClaims,
  campaigns,
  warrantyClaims,
  maintenance,
  assetFiles,
  supportContacts,
  depreciation,
  tickets,
  tutorials,
  ticketingFiles,
  systemJobs,
  systemTasks,
  systemReports,
  releases,
  incidents,
  plannedMaintenance,
  statusSubscriptions,
};
type Groups = typeof groups;
type Every = { [G in keyof Groups]: Groups[G][keyof Groups[G]] }[keyof Groups];

/** The subject of every operation there is. */
export type Subject = Every extends Operation<infer S> ? S : never;

/** Every operation of the portal: the gateway's routes, the OpenAPI page and the role table follow from this list. */
export const operations: readonly Operation<Subject>[] = Object.values(groups).flatMap((group) =>
  Object.values<Operation<Subject>>(group),
);

/** What services alone ask each other: the gateway has no route for these, and its account may not send them. */
export const internalOperations: readonly Operation[] = [
  ...Object.values(assetSerials),
  ...Object.values(orderSellers),
  ...Object.values(makers),
];
