import { ApprovalTier } from '../procurement/approval-tier.js';
import { z } from 'zod';
import { Asset } from '../asset/asset.js';
import { DeletedAsset } from '../asset/deleted-asset.js';
import { NewDepreciationPolicy } from '../asset/depreciation.js';
import { NewSupportContacts } from '../asset/support-contacts.js';
import { EndAcknowledgment } from '../asset/expiry.js';
import { ExpiryNotices, ExpirySettings } from '../asset/expiry-settings.js';
import { ServiceRecord } from '../asset/service-record.js';
import { Warranty } from '../asset/warranty.js';
import { DeviceClaim } from '../asset/device-claim.js';
import { Campaign, CampaignAsset } from '../asset/campaign.js';
import { WarrantyClaim } from '../asset/warranty-claim.js';
import { AssetDraft } from '../asset/asset-draft.js';
import { AmcContract } from '../asset/amc.js';
import { AssetImport } from '../asset/import.js';
import { LifecycleEvent } from '../asset/lifecycle.js';
import { newPersonForms } from '../identity/person-forms.js';
import { Delegation } from '../identity/delegation.js';
import { Joining } from '../identity/joining.js';
import { NotificationPreferences } from '../identity/profile.js';
import { User } from '../identity/user.js';
import { describedFields, type FieldDescription } from '../kernel/description.js';
import { HistoryEntry } from '../kernel/list.js';
import { StoredFile } from '../kernel/file.js';
import { DeliveryProof } from '../procurement/delivery-proof.js';
import { RecordDocument } from '../procurement/document.js';
import { Escalation } from '../procurement/escalation.js';
import { Invoice } from '../procurement/invoice.js';
import { Order } from '../procurement/order.js';
import { Quote } from '../procurement/quote.js';
import { NewVendor, VendorChange } from '../procurement/vendor.js';
import { ReportSchedule } from '../procurement/report-schedule.js';
import { Rating } from '../procurement/rating.js';
import { Rfq } from '../procurement/rfq.js';
import { PurchaseOrder } from '../procurement/purchase-order.js';
import {
  purchaseImportFieldNames,
  purchaseImportFields,
  PurchaseOrderImport,
} from '../procurement/purchase-order-import.js';
import { InspectionTime } from '../procurement/inspection-time.js';
import { DispatchAdvice } from '../procurement/dispatch.js';
import { Receipt } from '../procurement/receipt.js';
import { Requisition } from '../procurement/requisition.js';
import { Registration } from '../registration/registration-record.js';
import { registrationForms } from '../registration/registration.js';
import { SystemTask } from '../system/task.js';
import { Incident } from '../system/incident.js';
import { PlannedMaintenance } from '../system/planned-maintenance.js';
import { StatusSubscription } from '../system/status-subscription.js';
import { Ticket } from '../ticketing/ticket.js';
import { Tutorial } from '../ticketing/tutorial.js';
import { ReleaseChange } from '../system/release.js';

interface AuditedRecord {
  label: string;
  /** What it shows, the forms it holds, and what its service keeps besides. */
  fields: readonly z.ZodType[];
  /** Fields of the record that no entry of the log ever has. */
  secret?: readonly string[];
}

/** Fields that only their service knows. */
const kept = (labels: Record<string, string | FieldDescription>) =>
  z.object(
    Object.fromEntries(
      Object.entries(labels).map(([name, label]) => [
        name,
        z.unknown().meta(typeof label === 'string' ? { label } : label),
      ]),
    ),
  );

const organizations = { organizations: 'Organizations (ids)' };
const acknowledged = { acknowledged: 'Acknowledged', end: { label: 'End', unit: 'day' } } as const;
const forms = [...Object.values(registrationForms), ...Object.values(newPersonForms)];
const file = StoredFile.extend({
  field: z.string().meta({ label: 'Field', namesFields: true }),
  keptBy: z.string().meta({ label: 'Kept with' }),
});
const code = kept({
  otp: 'One-time password',
  attemptsLeft: 'Attempts left',
  hash: 'Hash',
  salt: 'Salt',
  sentAt: 'Sent on',
  key: 'Key',
});

/** What the audit log knows of each type of record: its name and the descriptions of its fields. */
const auditedRecords = {
  Order: {
    label: 'Order',
    fields: [
      Order,
      kept({
        ...organizations,
        urgency: 'Rank of the priority',
        createdByOrganizationId: 'Created by the organization (id)',
        completedAt: { label: 'Completed on', unit: 'instant' },
        remindedAt: { label: 'Reminded on', unit: 'instant' },
        mappingRequests: 'Mapping requests',
        takenOff: 'Taken off these offices (ids)',
        officeId: 'Office (id)',
        differs: 'What differs',
        requestedBy: 'Requested by',
        requestedById: 'Requested by (id)',
        requestedAt: { label: 'Requested on', unit: 'instant' },
        organizationId: 'Organization (id)',
        organizationName: 'Organization name',
        department: 'Department',
        reason: 'Reason',
        decidedBy: 'Decided by',
        decidedAt: { label: 'Decided on', unit: 'instant' },
      }),
      HistoryEntry,
    ],
    secret: ['itemKeys', 'otp'],
  },
  PurchaseOrder: {
    label: 'Purchase order',
    fields: [
      PurchaseOrder,
      kept({
        urgency: 'Rank of the priority',
        isSent: 'Sent to the supplier',
        brands: 'Brands',
        completedAt: { label: 'Completed on', unit: 'instant' },
        remindedAt: { label: 'Reminded on', unit: 'instant' },
      }),
      HistoryEntry,
    ],
    secret: ['itemKeys'],
  },
  ApprovalTier: {
    label: 'Tier of approval',
    fields: [ApprovalTier, kept({ rule: 'Designation, value and department in one' })],
  },
  SystemTask: { label: 'System task', fields: [SystemTask] },
  ReportSchedule: {
    label: 'Scheduled report',
    fields: [ReportSchedule, kept({ ownerId: 'Owner (id)' })],
  },
  Rating: {
    label: 'Rating',
    fields: [Rating, kept({ buyerOrganizationId: 'Buyer organization (id)', ratedById: 'Rated by (id)' })],
  },
  Vendor: {
    label: 'Vendor',
    fields: [
      NewVendor,
      VendorChange,
      kept({
        officeId: 'Office (id)',
        sellerOrganizationId: 'Seller organization (id)',
        invitedEmail: 'Email of the invitation',
      }),
    ],
  },
  Requisition: {
    label: 'Requisition',
    fields: [
      Requisition,
      kept({
        urgency: 'Rank of the priority',
        isSubmitted: 'Was submitted',
        requesterRole: 'Role of who requested it',
      }),
      HistoryEntry,
    ],
  },
  Rfq: {
    label: 'Request for quotation',
    fields: [
      Rfq,
      kept({
        invited: 'Asked sellers (ids)',
        isPublished: 'Published',
        buyerName: 'Buyer',
        awardedBy: 'Awarded by',
        awardedById: 'Awarded by (id)',
        contact: 'Contact',
        userId: 'User (id)',
        officerName: 'Officer name',
        designation: 'Designation',
        email: 'Email',
        contactNumber: 'Contact number',
      }),
      HistoryEntry,
    ],
    secret: ['quoteWrites', 'openedAt', 'awardKey', 'awardBodyHash'],
  },
  Quote: {
    label: 'Quote',
    fields: [
      Quote,
      kept({
        buyerOrganizationId: 'Buyer organization (id)',
        sellerOrganizationId: 'Seller organization (id)',
        sellerName: 'Seller',
        sealedUntil: { label: 'Sealed until', unit: 'instant' },
      }),
    ],
    secret: [
      'quoteNumber',
      'quoteDate',
      'validUntil',
      'terms',
      'deliveryTime',
      'warranty',
      'items',
      'subtotal',
      'gstTotal',
      'totalAmount',
      'notes',
      'files',
    ],
  },
  DeliveryProof: {
    label: 'Delivery proof',
    fields: [
      DeliveryProof,
      kept({
        ...organizations,
        sellerOrganizationId: 'Seller organization (id)',
        serialKeys: 'Manufacturers and serial numbers',
      }),
    ],
  },
  DispatchAdvice: {
    label: 'Dispatch advice',
    fields: [
      DispatchAdvice,
      kept({
        ...organizations,
        sellerOrganizationId: 'Seller organization (id)',
        serialKeys: 'Manufacturers and serial numbers',
      }),
      HistoryEntry,
    ],
  },
  Escalation: {
    label: 'Escalation',
    fields: [
      Escalation,
      kept({
        ...organizations,
        orderRevision: 'Version of the order behind it',
        brands: 'Brands of the order',
        urgency: 'Rank of the priority',
        remindedFor: { label: 'Reminded of this day', unit: 'day' },
        reportedByOrganizationId: 'Reported by the organization (id)',
      }),
    ],
  },
  InspectionTime: { label: 'Time of inspections', fields: [InspectionTime] },
  ReleaseChange: {
    label: 'Release',
    fields: [
      ReleaseChange,
      kept({ revision: 'Number', storedRevision: 'Number in the store', storedAt: 'Changed in the store on' }),
    ],
  },
  Receipt: {
    label: 'Receipt',
    fields: [Receipt, kept({ ...organizations, reminded: 'Reminded so many days before' }), HistoryEntry],
  },
  Invoice: {
    label: 'Invoice',
    fields: [
      Invoice,
      kept({
        ...organizations,
        orderRevision: 'Version of the order behind it',
        financialYear: 'Financial year',
        numberKey: 'Invoice number for the comparison',
        remindedFor: { label: 'Reminded of this end', unit: 'day' },
      }),
      HistoryEntry,
    ],
  },
  Document: {
    label: 'Document',
    fields: [
      RecordDocument,
      kept({
        ...organizations,
        remindedFor: 'Reminded of this end',
        orderId: 'Order behind it (id)',
        orderRevision: 'Version of the order behind it',
        officeId: 'Office (id)',
      }),
    ],
  },
  Asset: {
    label: 'Asset',
    fields: [
      Asset,
      DeletedAsset,
      kept({
        serialKey: 'Serial number for the comparison',
        contractRevision: 'Revision of the contract',
        followed: 'Changes that came with the contract',
        departmentOfContract: 'Department of the contract',
        device: 'Device',
        acknowledgmentStatus: 'Acknowledgment',
        verificationStatus: 'Verification',
        otpStatus: 'One-time password status',
        answers: 'Answers',
        method: 'Method',
        remindedAt: { label: 'Reminded on', unit: 'instant' },
        remindedFor: { label: 'Reminded of this end', unit: 'day' },
        ...acknowledged,
        warranty: 'Warranty',
        amc: 'AMC contract',
      }),
      EndAcknowledgment,
    ],
    secret: ['words', 'deviceOtp', 'staged'],
  },
  DeviceClaim: {
    label: 'Claim of a device',
    fields: [DeviceClaim, kept({ organizationId: 'Organization (id)', openKey: 'Serial number for the comparison' })],
  },
  Campaign: {
    label: 'Verification campaign',
    fields: [Campaign, kept({ remindedFor: 'Reminded of', countsMade: 'Counts made' }), HistoryEntry],
  },
  CampaignAsset: {
    label: 'Asset of a verification campaign',
    fields: [CampaignAsset, kept({ organizationId: 'Organization (id)' }), file],
    secret: ['words'],
  },
  DepreciationPolicy: { label: 'Depreciation of a category', fields: [NewDepreciationPolicy] },
  WarrantyClaim: {
    label: 'Warranty claim',
    fields: [
      WarrantyClaim,
      kept({
        raisedByOrganizationId: 'Organization of who raised it (id)',
        buyerOrganizationId: 'Buyer organization (id)',
        sellerOrderId: 'Order (id)',
        openKey: 'Asset for the comparison',
        remindedFor: { label: 'Reminded of', unit: 'day' },
      }),
      HistoryEntry,
    ],
  },
  ExpirySettings: { label: 'Times of what ends', fields: [ExpirySettings] },
  ExpiryNotices: { label: 'Notices of what ends', fields: [ExpiryNotices] },
  SupportContacts: { label: 'Support contacts', fields: [NewSupportContacts] },
  Verification: {
    label: 'Verification of a device',
    fields: [
      kept({
        assetId: 'Asset (id)',
        officeId: 'Office (id)',
        category: 'Category',
        by: 'By',
        byId: 'By (id)',
        result: 'Result',
        answers: 'Answers',
        photos: 'Photos',
      }),
      file,
    ],
  },
  PurchaseOrderImport: {
    label: 'Import of purchase orders',
    fields: [
      PurchaseOrderImport,
      kept({
        organizationId: 'Organization (id)',
        fileId: 'File (id)',
        authorIds: 'Written by (ids)',
        round: 'Times undone',
        lease: 'Run',
        by: 'By',
        until: { label: 'Until', unit: 'instant' },
        ...Object.fromEntries(purchaseImportFieldNames.map((name) => [name, purchaseImportFields[name].headings[0]])),
      }),
    ],
    secret: ['refused', 'actor'],
  },
  AssetDraft: {
    label: 'Asset draft',
    fields: [
      AssetDraft,
      kept({
        buyerOrganizationId: 'Buyer organization (id)',
        sellerOrganizationId: 'Seller organization (id)',
        deliveryId: 'Delivery proof (id)',
      }),
    ],
  },
  AssetImport: {
    label: 'Asset import',
    fields: [
      AssetImport,
      kept({
        organizationId: 'Organization (id)',
        fileId: 'File (id)',
        round: 'Times undone',
        lease: 'Run',
        by: 'By',
        until: { label: 'Until', unit: 'instant' },
      }),
      // A mapping and what is missing are fields of the asset.
      Asset,
    ],
    secret: ['refused', 'actor'],
  },
  Warranty: {
    label: 'Warranty',
    fields: [
      Warranty,
      kept({
        sellerOrderId: 'Order (id)',
        sellerOrganizationId: 'Seller organization (id)',
        sellerName: 'Seller',
        buyerOrganizationId: 'Buyer organization (id)',
        endUserId: 'End user (id)',
        remindedFor: 'Reminded of this end',
      }),
      HistoryEntry,
    ],
  },
  AmcContract: {
    label: 'AMC contract',
    fields: [
      AmcContract,
      kept({
        sellerOrderIds: 'Orders (ids)',
        sellerOrganizationId: 'Seller organization (id)',
        buyerOrganizationId: 'Buyer organization (id)',
        makerBrands: 'Brands whose maker is responsible',
        endUserIds: 'End users (ids)',
        remindedFor: 'Reminded of this end',
        ...acknowledged,
        dueFor: 'Ticket for the service of this day',
        overdueFor: 'Told of the overdue service of this day',
      }),
      EndAcknowledgment,
      HistoryEntry,
    ],
  },
  ServiceRecord: {
    label: 'Service',
    fields: [
      ServiceRecord,
      kept({
        sellerOrderIds: 'Orders (ids)',
        sellerOrganizationId: 'Seller organization (id)',
        buyerOrganizationId: 'Buyer organization (id)',
      }),
    ],
  },
  LifecycleEvent: {
    label: 'Lifecycle event',
    fields: [
      LifecycleEvent,
      kept({
        ofHolder: 'Of who holds the device',
        officeId: 'Buyer organization (id)',
        assetVersion: 'Version of the asset',
      }),
    ],
  },
  Ticket: {
    label: 'Ticket',
    fields: [Ticket, kept({ urgency: 'Rank of the priority', stage: 'Rank of the status' }), HistoryEntry],
  },
  Tutorial: { label: 'Tutorial', fields: [Tutorial] },
  Incident: { label: 'Incident', fields: [Incident, kept({ openFor: 'Open for this part' })], secret: ['untold'] },
  PlannedMaintenance: { label: 'Planned maintenance', fields: [PlannedMaintenance], secret: ['untold', 'phase'] },
  StatusSubscription: {
    label: 'Subscriber of the status',
    fields: [StatusSubscription.omit({ target: true, last: true })],
    // A URL may hold what lets one in: the log has its host alone, as the name of the record.
    secret: ['target', 'takenTarget', 'sealed', 'addedByEmail', 'last'],
  },
  Registration: {
    label: 'Registration',
    fields: [
      Registration,
      kept({
        language: 'Language',
        decidedIn: 'Decided in',
        heldEmail: 'Held e-mail address',
        placement: 'Decision about the organization',
        accountEvents: 'Refused decisions',
      }),
      file,
      HistoryEntry,
      ...forms,
    ],
    secret: ['passwordHash', 'keys'],
  },
  StatusCode: { label: 'Code for a registration', fields: [code] },
  User: {
    label: 'User',
    fields: [
      User,
      kept({
        formerEmail: 'Former e-mail address',
        ownDesignation: 'Designation told by its owner',
        suspendedBefore: 'Suspended before it was deleted',
        form: 'Form',
        files: 'Files',
        preferences: 'Notification preferences',
        passwordChangedAt: { label: 'Password changed on', unit: 'instant' },
        demo: 'Demo account',
      }),
      file,
      NotificationPreferences,
      ...forms,
    ],
    secret: ['words', 'passwordHash', 'temporaryUntil', 'factor', 'factorToConfirm', 'epoch', 'sessionsEndedAt'],
  },
  Organization: {
    label: 'Organization',
    fields: [
      kept({
        kind: 'Kind',
        name: 'Name',
        normalizedName: 'Name for the search',
        twin: 'Number among those of the same name',
        nameKeys: 'Name for the comparison',
        gstin: 'GSTIN',
        brands: 'Brands',
        demo: 'Demo account',
      }),
    ],
  },
  Delegation: {
    label: 'Delegation of approvals',
    fields: [
      Delegation,
      kept({ organizationId: 'Organization (id)', revokedAt: { label: 'Taken back on', unit: 'instant' } }),
    ],
  },
  Joining: { label: 'Joining request', fields: [Joining, kept({ askedById: 'Asked by (id)' })] },
  Session: {
    label: 'Session',
    fields: [
      kept({
        userId: 'User (id)',
        rotatedAt: { label: 'Renewed on', unit: 'instant' },
        expiresAt: { label: 'Valid until', unit: 'instant' },
        endedAt: { label: 'Ended on', unit: 'instant' },
        secret: 'Secret',
        tokenHash: 'Token',
        previousHash: 'Earlier token',
        agent: 'Browser',
        address: 'Address',
        lastUsedAt: { label: 'Last used on', unit: 'instant' },
        idleMinutes: 'Minutes until an idle session ends',
        browser: 'Browser',
        system: 'System',
      }),
    ],
    secret: ['epoch'],
  },
  SignIn: {
    label: 'Sign-in',
    fields: [kept({ email: 'Email', address: 'Address', step: 'Step', attemptsLeft: 'Attempts left' })],
  },
  AccountRefusal: {
    label: 'Refused account',
    fields: [kept({ reason: 'Reason', eventIds: 'Refused decisions', lifted: 'Lifted' })],
  },
  Recovery: {
    label: 'Link for a new password',
    fields: [
      kept({
        userId: 'User (id)',
        expiresAt: { label: 'Valid until', unit: 'instant' },
        usedAt: { label: 'Used on', unit: 'instant' },
      }),
    ],
    secret: ['epoch'],
  },
  File: {
    label: 'File',
    fields: [kept({ name: 'Name', threat: 'What the virus scanner found', uploader: 'Uploaded by (id)' })],
  },
} as const satisfies Record<string, AuditedRecord>;

const records = new Map<string, AuditedRecord>(Object.entries(auditedRecords));

/** What a type of record is called; of a type of an older release only that it was a record. */
export const recordLabelOf = (type: string) => records.get(type)?.label ?? 'Record';

const nameIn = (path: string) => path.slice(path.lastIndexOf('.') + 1);
const byName = (fields: readonly z.ZodType[]) =>
  new Map(
    fields
      .flatMap((schema) => describedFields(schema))
      .reverse()
      .map(([path, description]) => [nameIn(path), description]),
  );

let known: Map<string, Map<string, FieldDescription>> | undefined;
// Made when it is first asked for: most pages never do.
function descriptions() {
  known ??= new Map([...records].map(([type, { fields }]) => [type, byName(fields)]));
  return known;
}

/** The description of a field of a record by its name; of a type that nobody knows any more, what others call such a field. */
export function auditedField(name: string, type?: string): FieldDescription | undefined {
  const own = type === undefined ? undefined : descriptions().get(type)?.get(name);
  if (own) return own;
  for (const others of descriptions().values()) {
    const found = others.get(name);
    if (found) return found;
  }
  return undefined;
}

/** What every record has, and no entry tells of. */
const ofEveryRecord = [
  '_id',
  'version',
  'createdAt',
  'updatedAt',
  'clientKey',
  'bodyHash',
  'requests',
  'deletedAt',
  'outbox',
];

/** Stops the start of a service that keeps records whose fields the audit log could not name. */
export function assertAudited(type: string, fields: readonly string[]) {
  const record = records.get(type);
  if (!record) throw new Error(`${type}: no description of this type of record`);
  const named = byName(record.fields);
  const left = [...ofEveryRecord, ...(record.secret ?? [])];
  const missing = fields.filter((field) => !named.has(field) && !left.includes(field));
  if (missing.length > 0) throw new Error(`${type}: no description of ${missing.join(', ')}`);
}
