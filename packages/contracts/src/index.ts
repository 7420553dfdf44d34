export {
  operation,
  ordinaryBody,
  boundsOf,
  type Method,
  type FileRule,
  type FileType,
  type Operation,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type BodyOf,
  replyFor,
  type ReplyOf,
} from './kernel/operation.js';
export {
  section,
  lengths,
  required,
  optional,
  oneOf,
  Id,
  ById,
  Moment,
  day,
  Day,
  email,
  maskedEmail,
  indianPhone,
  pin,
  line,
  optionalLine,
  paragraph,
  optionalParagraph,
  optionalPin,
  optionalPhone,
  rupees,
  toPaise,
  toRupees,
} from './kernel/text.js';
export { afterWorkingDays, nextDay } from './kernel/working-days.js';
export { dayInIndia, yearsAfter } from './kernel/day.js';
export { financialYearAt, financialYearOf } from './kernel/financial-year.js';
export {
  assertDescribed,
  describedFields,
  descriptionNames,
  descriptionOf,
  headingsOf,
  valueSchemaOf,
  type FieldDescription,
} from './kernel/description.js';
export { states } from './kernel/states.js';
export { entriesOf, isObject, isOneOf, keysOf, recordOf } from './kernel/object.js';
export { gstinCheck, isGstin, gstin, optionalGstin, panOf } from './kernel/gstin.js';
export { ListQuery, NewestFirstQuery, pageOf, Tracked, HistoryEntry, Done, type Page } from './kernel/list.js';
export { eachFault } from './kernel/import.js';
export {
  Cause,
  Problem,
  Conflict,
  DeliveryDetail,
  commonErrors,
  type CommonError,
  unknownFilter,
  unknownSort,
} from './kernel/problem.js';
export { portalId, Who, PortalEvent, type Notice } from './kernel/event.js';
export {
  fileRules,
  filePurposes,
  scanStates,
  type ScanState,
  FileScan,
  type FileStore,
  StoredFile,
  type UploadedFile,
  fileIds,
  FileIds,
  fileOperations,
  type FilePurpose,
} from './kernel/file.js';
export { BrowserReport, browserTiming } from './kernel/browser-times.js';
export {
  remoteApiVersion,
  Area,
  areaFaults,
  AreaOpening,
  AreaReport,
  areasIn,
  type Canary,
  type NavItem,
} from './kernel/remote.js';
export {
  CanaryAudience,
  NewCanaryAudience,
  canaryHash,
  CanaryRule,
  canaryRuleFor,
  type Opener,
} from './kernel/canary.js';
export {
  roles,
  matrix,
  permissionsOf,
  holds,
  mayAsk,
  type Role,
  type Module,
  type Permission,
  type Need,
} from './access/matrix.js';
export { abilityFor, type Actor, type Ability } from './access/ability.js';
export { roleTraits } from './access/role-traits.js';
export { roleTable, tableAllows, everyone } from './access/role-table.js';
export { assertRoleTable } from './access/check.js';
export {
  services,
  parts,
  operator,
  traffic,
  answersOf,
  permissionsOn,
  inboxOf,
  type Part,
  type ConsumerName,
  type AskedSubject,
  type Service,
  type Permissions,
} from './access/traffic.js';
export { moveBetween, movesFrom, type Move, type StatusIcon } from './states/machine.js';
export { registrationStatuses, registrationMoves, type RegistrationStatus } from './states/registration.js';
export {
  orderStatuses,
  orderStates,
  orderState,
  awaitedOrderStatuses,
  orderMoves,
  type OrderMove,
  numberedOrderStatuses,
  activeOrderStatuses,
  capacityOrderStatuses,
  type OrderStatus,
} from './states/order.js';
export {
  purchaseOrderStatuses,
  type PurchaseOrderStatus,
  isFurther,
  itemDeliveryStatuses,
  type ItemDeliveryStatus,
  itemDeliverySteps,
  type ItemDeliveryStep,
  itemDeliveryTold,
  capacityPurchaseOrderStatuses,
  purchaseOrderStates,
  purchaseOrderState,
  purchaseOrderMoves,
  fitsGoods,
  haveLeft,
  leftStatuses,
  nextOf,
  type PurchaseOrderMove,
  activePurchaseOrderStatuses,
  awaitedPurchaseOrderStatuses,
  approvedPurchaseOrderStatuses,
  progressOf,
} from './states/purchase-order.js';
export {
  requisitionStatuses,
  type RequisitionStatus,
  requisitionStates,
  requisitionState,
  requisitionMoves,
  type RequisitionMove,
} from './states/requisition.js';
export {
  mappingStatuses,
  type MappingStatus,
  mappingDays,
  mappingDifferences,
  type MappingDifference,
  mappingMoves,
} from './states/mapping.js';
export {
  assetStatuses,
  assetMoves,
  disposalStatuses,
  deviceStatuses,
  checkStatuses,
  checklistAnswers,
  verification,
  verificationResult,
  type AssetStatus,
} from './states/asset.js';
export {
  type AnsweringSide,
  answeringSides,
  type EscalationStatus,
  escalationStates,
  escalationStatuses,
  escalationStepsOf,
  isToAnswer,
} from './states/escalation.js';
export { rfqStatuses, rfqStates, rfqMoves, rfqStatusAt, type RfqStatus } from './states/rfq.js';
export {
  quoteStatuses,
  quoteStates,
  quoteMoves,
  answeredQuoteStatuses,
  quoteStatusAt,
  type QuoteStatus,
} from './states/quote.js';
export { dispatchMoves, dispatchMovesOf, dispatchStates, type DispatchStatus } from './states/dispatch.js';
export {
  deviceClaimMoves,
  deviceClaimStates,
  deviceClaimStatuses,
  type DeviceClaimStatus,
} from './states/device-claim.js';
export { campaignMoves, campaignStates, campaignStatuses, type CampaignStatus } from './states/campaign.js';
export { assetDraftMoves, assetDraftStates, assetDraftStatuses, type AssetDraftStatus } from './states/asset-draft.js';
export { entryInto } from './states/entry-into.js';
export { whatHappened } from './states/what-happened.js';
export { stepRefusals } from './states/step-refusal.js';
export {
  isReceiptMoveOpen,
  outstandingOf,
  outstandingReceiptStatuses,
  receiptState,
  receiptStates,
  receiptStatuses,
  receiptMoves,
  type ReceiptStatus,
  rejectedReceiptStatuses,
  replacementAnswerDays,
  sellerDayOf,
} from './states/receipt.js';
export {
  invoiceStatuses,
  invoiceStates,
  invoiceState,
  invoiceMoves,
  livingInvoiceStatuses,
  type InvoiceStatus,
} from './states/invoice.js';
export { documentStatuses, documentStates, documentMoves, type DocumentStatus } from './states/document.js';
export { ticketStatuses, reopenDays, ticketMoves, type TicketStatus } from './states/ticket.js';
export { sessionEndpoints } from './identity/session.endpoints.js';
export { recoveryEndpoints, recoveryMinutes } from './identity/recovery.endpoints.js';
export { applicantEndpoints, statusCodeMinutes } from './registration/applicant.endpoints.js';
export {
  lockout,
  SignIn,
  SessionUser,
  SignedIn,
  SecondFactorNeeded,
  SecondStep,
  secondFactorCode,
  newPassword,
  PasswordChange,
  sessions,
  trust,
  AccountMatches,
  KeyList,
  type EndedSession,
  EndedSessions,
} from './identity/session.js';
export { linkFaults, type LinkFault, ForgottenPassword, PasswordReset, recovery } from './identity/recovery.js';
export { recoveryCodeCount, PasswordProof, CodeProof, FactorProof, secondFactor } from './identity/second-factor.js';
export { OwnSession, ownSessions } from './identity/own-session.js';
export {
  Profile,
  ProfileChange,
  NotificationPreferences,
  defaultPreferences,
  identityFiles,
  profiles,
} from './identity/profile.js';
export { mostViews, SavedView, SavedViews, savedViews, viewKey, type ViewedList } from './identity/saved-view.js';
export { shownStatuses, shownStatus, type ShownStatus } from './identity/user-status.js';
export {
  personKinds,
  roleOfKind,
  newPersonForms,
  editPersonForms,
  NewBuyer,
  NewSeller,
  NewOem,
  NewEndUser,
  NewSupportAgent,
  EditBuyer,
  EditSeller,
  EditOem,
  EditEndUser,
  EditSupportAgent,
  type PersonKind,
  documentsOfKind,
} from './identity/person-forms.js';
export { people } from './identity/people.js';
export { organizations } from './identity/organization.js';
export { Joining, joiningStates, joinings } from './identity/joining.js';
export { lookAlike, nameKeys } from './registration/organization-name.js';
export {
  Placement,
  organizationKinds,
  type OrganizationKind,
  matchReasons,
  matchWords,
  OrganizationMatch,
  mustBeTold,
  freeMailDomains,
  OrganizationsAsked,
  OrganizationsAlike,
} from './registration/placement.js';
export {
  userStatuses,
  type UserType,
  otherRoles,
  type GivenRole,
  fileKeepers,
  type PersonFile,
  userTypes,
  UserDetails,
  User,
  UserQuery,
  NewUser,
  UserChange,
  UserStatusChange,
  Holder,
  Colleague,
  SellerChoice,
} from './identity/user.js';
export { users } from './identity/user.operations.js';
export { Notification, notifications } from './identity/notification.js';
export { AuditEntry, AuditQuery, Activity, ChainPart, audit } from './identity/audit.js';
export { areaLabelOf, eventLabelOf, type EventSubject } from './audit/events.js';
export { valueLabelOf } from './audit/values.js';
export { assertAudited, auditedField, recordLabelOf } from './audit/records.js';
export {
  organizationTypes,
  paymentModes,
  socialCategories,
  genders,
  businessNatures,
  registrationLanguages,
  suggestedBrands,
  suggestedCategories,
  BuyerRegistration,
  SellerRegistration,
  EndUserRegistration,
  registrationForms,
  registrationKinds,
  governmentAddress,
  isGovernmentAddress,
  type RegistrationKind,
} from './registration/registration.js';
export { registrationLabel } from './registration/registration-labels.js';
export { documentFields, documentPurposes, type DocumentField } from './registration/documents.js';
export { textIn, textsIn } from './registration/form-values.js';
export { deviceTypes, type DeviceSerial, storedSerial, withDeviceSerials } from './registration/device-serials.js';
export {
  markCodes,
  markWords,
  Mark,
  AccountState,
  RegistrationRow,
  Registration,
  Submitted,
} from './registration/registration-record.js';
export { RegistrationQuery, decisions, Decision, registrationFiles, registrations } from './registration/operations.js';
export {
  passMinutes,
  ApplicantKey,
  StatusCodeRequest,
  StatusCode,
  StatusLink,
  ApplicantPass,
  applicants,
} from './registration/applicant.js';
export { bulkMost, BulkApproval, BulkRejection, BulkRow, BulkDecision, bulkDecisions } from './registration/bulk.js';
export {
  orderCategories,
  amcResponsibilities,
  assetCategories,
  productSuggestions,
  brandSuggestions,
  count,
  gstPaise,
  gstPercent,
  isGemContractNumber,
  gemContractNumber,
  NewOrderItem,
  NewOrder,
  OrderItem,
  Order,
  OrderQuery,
  OrderChange,
  OrderToMap,
  Receiver,
  ReceiverChoice,
} from './procurement/order.js';
export { NewDeliveryProof, NewPurchaseDelivery, DeliveryProof, OtpSent } from './procurement/delivery-proof.js';
export { DashboardStats, periods } from './procurement/report.js';
export {
  documentPlaces,
  documentReminderDays,
  documentTypes,
  NewDocument,
  RecordDocument,
  DocumentQuery,
  DocumentDecision,
  documents,
} from './procurement/document.js';
export { type DeviceDocument, deviceDocuments, deviceDocumentTypes } from './procurement/device-document.js';
export { type Delegation, delegations, delegationStatuses, NewDelegation } from './identity/delegation.js';
export {
  NewReportSchedule,
  type ReportSchedule,
  reportSchedules,
  schedulePeriods,
} from './procurement/report-schedule.js';
export { NewRating, type Rating, ratings } from './procurement/rating.js';
export { NewVendor, VendorChange, vendorSorts } from './procurement/vendor.js';
export { vendors } from './procurement/vendor.operations.js';
export { approvesNow, type Authority, mayReject, nextApprovalBy } from './procurement/approval-authority.js';
export { ItemDelivery } from './procurement/item-delivery.js';
export { isRestOverdue, RestCancellation } from './procurement/rest-cancellation.js';
export { AwaitedApproval } from './procurement/awaited-approval.js';
export { ApprovalStep, approvalTiers, designationKey, NewApprovalTier, openStep } from './procurement/approval-tier.js';
export { reports } from './procurement/report.operations.js';
export {
  type Escalation,
  EscalationChange,
  escalationPriorities,
  type EscalationPriority,
  type EscalationQuery,
  escalationTypes,
  makerEscalationTypes,
  NewEscalation,
  NewEscalationNote,
  prioritiesFor,
} from './procurement/escalation.js';
export { causeInEnglish, EscalationCause, escalationCauses } from './procurement/escalation-cause.js';
export { escalations } from './procurement/escalation.operations.js';
export { procurementFiles, orders } from './procurement/operations.js';
export { purchaseOrderPriorities } from './procurement/priority.js';
export {
  purchaseItemCategories,
  attachmentKinds,
  purchaseOrderSources,
  gemRowPrefix,
  NewPurchaseItem,
  NewPurchaseOrder,
  PurchaseOrder,
  DeletedDraft,
  deletedDraftDays,
  PurchaseOrderRow,
  type PurchaseOrderEntry,
  type PurchaseOrderQuery,
} from './procurement/purchase-order.js';
export { purchaseOrders } from './procurement/purchase-order.operations.js';
export {
  purchaseImportFields,
  purchaseImportFieldNames,
  purchaseImportMaxRows,
  purchaseOrderImports,
  type PurchaseImportField,
  type PurchaseImportUndone,
  type PurchaseOrderImport,
  type RefusedPurchaseRow,
} from './procurement/purchase-order-import.js';
export { NewRequisition, NewRequisitionItem, Requisition } from './procurement/requisition.js';
export { requisitions } from './procurement/requisition.operations.js';
export { NewRfq, Rfq, RfqQuery, type Comparison } from './procurement/rfq.js';
export { rfqs } from './procurement/rfq.operations.js';
export {
  inspectionReminderDays,
  type Receipt,
  inspectionOf,
  excessDeductions,
  receiptDues,
  type ReceiptDue,
  rejectionReasons,
  unitsWorth,
} from './procurement/receipt.js';
export {
  dispatchOf,
  lastArrivalOf,
  mostOnTheirWay,
  type NewDispatchAdvice,
  serialsIn,
  DispatchWithdrawal,
  type DispatchAdvice,
  type DispatchBalance,
} from './procurement/dispatch.js';
export { dispatches } from './procurement/dispatch.operations.js';
export { purchaseDeliveries } from './procurement/purchase-delivery.operations.js';
export { receipts } from './procurement/receipt.operations.js';
export { waiting } from './procurement/waiting.js';
export { inspectionDays, inspectionTime, NewInspectionTime } from './procurement/inspection-time.js';
export { ClosureWithoutReplacement, replacementOf, ReplacementRefusal } from './procurement/replacement.js';
export {
  paymentDueDays,
  paymentReminderDays,
  invoicePaymentModes,
  NewInvoiceItem,
  NewInvoice,
  InvoiceCorrection,
  InvoiceMove,
  NewPayment,
  PaymentCorrection,
  Invoice,
  InvoiceRow,
  type Billable,
  type InvoiceQuery,
  type InvoiceSummary,
  type MatchedInvoice,
  type MatchLine,
  type Payment,
} from './procurement/invoice.js';
export { invoices } from './procurement/invoice.operations.js';
export { linesBeyond, quoteDefaults, Quote, quoteFor, quotes, WrittenQuote } from './procurement/quote.js';
export { MappingRequest, MappingDecision, Unmapping, mappings } from './procurement/mapping.js';
export {
  assetConditions,
  NewAsset,
  AssetChange,
  AssetHolder,
  Asset,
  assetColumns,
  AssetQuery,
  mostOnPaper,
  Capacity,
  ContractLine,
  ContractChoice,
  SerialQuery,
  endsInOrder,
} from './asset/asset.js';
export { lifecycleTypes, NewLifecycleEvent, LifecycleEvent, AssetCosts, AssetHealth } from './asset/lifecycle.js';
export { AssetStats } from './asset/report.js';
export {
  readsRecords,
  readsWithOrganization,
  recordAddress,
  RecordReference,
  type RecordReader,
  type RecordType,
} from './access/record-reference.js';
export { fieldTable, guardedFields, ownRecords } from './access/field-table.js';
export { assetFieldsHiddenFrom } from './asset/asset.views.js';
export {
  assetDrafts,
  assetSerials,
  DeliveredUnits,
  DraftAcceptance,
  DraftRefusal,
  RejectedUnits,
  type AssetDraft,
  type DraftOutcome,
} from './asset/asset-draft.js';
export { DeletedAsset } from './asset/deleted-asset.js';
export { labelSizeNames, labelSizes, labels, mostLabelled, mostLabels, type LabelSize } from './asset/label.js';
export {
  seesChangeOf,
  threadKinds,
  type FieldChange,
  type Thread,
  type ThreadEntry,
  type ThreadKind,
  type ThreadPart,
} from './asset/thread.js';
export { serialKeyOf } from './asset/serial.js';
export { assetFiles, assets } from './asset/operations.js';
export {
  importHeadings,
  importFieldNames,
  type ExistingChoice,
  type ForAllRows,
  type ImportUndone,
  AssetImportSummary,
  importMaxRows,
  RefusedRow,
  Mapping,
  AssetImport,
  LineAside,
  assetImports,
  type ImportField,
} from './asset/import.js';
export {
  warrantyTypes,
  warrantyYears,
  NewWarranty,
  WarrantyChange,
  WarrantyExtension,
  WarrantyCancellation,
  Warranty,
} from './asset/warranty.js';
export { warrantyStatuses, warrantyStates, warrantyMoves, type WarrantyStatus } from './states/warranty.js';
export {
  serviceTypes,
  serviceTicketDays,
  ServiceDue,
  NewAmcContract,
  AmcTerms,
  AmcCancellation,
  AmcContract,
} from './asset/amc.js';
export { cover } from './asset/cover.js';
export { coverReminderDays, reachedReminder } from './asset/cover-reminders.js';
export { endedDays, EndAcknowledgment, expiries, type Expiry, expiryBands, ExpiryCounts } from './asset/expiry.js';
export {
  expiryDefaults,
  expiryKinds,
  type ExpiryKind,
  expiryNotices,
  expirySettings,
  type ExpirySettings,
  type NewExpirySettings as ExpirySettingsFields,
  NewExpiryNotices,
  NewExpirySettings,
  noticeDayChoices,
} from './asset/expiry-settings.js';
export {
  NewServiceRecord,
  ServiceRecordChange,
  ServiceRating,
  ServiceRecord,
  serviceRecords,
} from './asset/service-record.js';
export { serviceStatuses, serviceStates, serviceMoves, type ServiceStatus } from './states/service-record.js';
export { amcStatuses, amcStates, amcMoves, type AmcStatus } from './states/amc.js';
export {
  claimsADay,
  DeviceClaimDecision,
  deviceClaims,
  type ClaimedAsset,
  type DeviceClaim,
  type OfficeClaim,
} from './asset/device-claim.js';
export {
  Campaign,
  CampaignAsset,
  campaignReminderDays,
  campaignResults,
  CampaignChange,
  CampaignStep,
  countConditions,
  CountCorrection,
  FollowUpFound,
  followUpStates,
  mostFollowedUp,
  NewCampaign,
  NewCount,
  unknownCodesADay,
  type CampaignAssetQuery,
  type CampaignResult,
  type CampaignScope,
  type CodeMatch,
  type EarlierCount,
} from './asset/campaign.js';
export { campaigns } from './asset/campaign.operations.js';
export {
  type DepreciationPolicy,
  type DepreciationYear,
  depreciation,
  depreciationMethods,
  NewDepreciationPolicy,
  usualDepreciation,
} from './asset/depreciation.js';
export {
  type AssetDisposal,
  condemnations,
  dataWipes,
  disposalMethods,
  mostCommittee,
  NewDisposal,
  NewHandover,
  untouchedData,
} from './asset/disposal.js';
export {
  claimCoverKinds,
  claimSides,
  claimWishes,
  mostClaimNotes,
  NewWarrantyClaim,
  NewWarrantyClaimNote,
  warrantyClaimDays,
  warrantyClaimsADay,
  WarrantyClaimStep,
  type WarrantyClaim,
  type WarrantyClaimProposal,
  type WarrantyClaimRow,
} from './asset/warranty-claim.js';
export { warrantyClaims } from './asset/warranty-claim.operations.js';
export {
  answersClaim,
  claimAnswerers,
  claimStatusesToAnswer,
  mayBringClaim,
  openClaimStatuses,
  warrantyClaimMoves,
  warrantyClaimStates,
  warrantyClaimStatuses,
  warrantyClaimStepsOf,
  type ClaimAnswerer,
  type WarrantyClaimStatus,
} from './states/warranty-claim.js';
export { maintenance, type Maintenance } from './asset/maintenance.js';
export { makers } from './identity/maker.js';
export { NewSupportContacts, SupportContacts, supportContacts } from './asset/support-contacts.js';
export {
  checklistCategories,
  ChecklistItem,
  Device,
  devices,
  mostVerificationPhotos,
  type VerificationAttempt,
} from './asset/device.js';
export {
  ticketCategories,
  ticketPriorities,
  contactPreferences,
  phoneSlots,
  NewTicket,
  NewTicketNote,
  TicketChange,
  Ticket,
  TicketQuery,
  TicketStats,
  ticketingFiles,
  tickets,
} from './ticketing/ticket.js';
export { TicketCause, ticketCauseInEnglish, ticketCauseWords } from './ticketing/ticket-cause.js';
export {
  NewTutorial,
  textFor,
  Tutorial,
  tutorialCategories,
  tutorials,
  tutorialStatuses,
} from './ticketing/tutorial.js';
export {
  type PartCause,
  partCauses,
  type MigrationsLeft,
  PartHealth,
  type PartState,
  partStates,
  Health,
  EndpointHealth,
  EndpointsHealth,
} from './system/health.js';
export { type HistoryPeriod, historyPeriods, PartHistory, WatchHistory } from './system/history.js';
export { Incident, incidents, incidentStates, NewIncidentUpdate } from './system/incident.js';
export { NewPlannedMaintenance, PlannedMaintenance, plannedMaintenance } from './system/planned-maintenance.js';
export { StatusNews } from './system/status-news.js';
export { type StatusEvent, statusEvents, statusEventTypes, StatusNotice } from './system/status-notice.js';
export {
  type deliveryFaults,
  deliveryResults,
  type LastDelivery,
  mostSubscriptions,
  NewStatusSubscription,
  StatusSubscription,
  statusSubscriptions,
  subscriptionKinds,
} from './system/status-subscription.js';
export { jobResults, ScheduledJob, systemJobs } from './system/jobs.js';
export { PerformanceReport, RegistrationReport, systemReports, UserActivityReport } from './system/system-report.js';
export { BackupsKept, NewSystemTask, SystemTask, systemTaskKinds, systemTasks } from './system/task.js';
export {
  AreaReleases,
  fewestToJudge,
  releaseActions,
  ReleaseChange,
  ReleaseFigures,
  releases,
  releaseStoreAway,
  type Seen,
} from './system/release.js';
export { causeInWords, type ReleaseCauseCode, releaseCauses } from './system/release-cause.js';
export { orderSellers, TicketSeller } from './procurement/order-sellers.js';
export { internalOperations, operations, type Subject } from './operations.js';
export { languages, languageAmong, languageIn, type Language } from './locales.js';
export { contractTexts } from './contract-texts.js';
